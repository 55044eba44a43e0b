import type { Model } from '../../model.ts';
import { administratorManual } from './administrator.ts';
import { nurseManual } from './nurse.ts';
import { type Writer, writerIn } from './page.ts';
import { providerManual } from './provider.ts';
import { screensManual } from './screens.ts';

/** Who it is written for, and by what. */
const roles: Readonly<Record<string, (writer: Writer) => string[]>> = {
  nurse: nurseManual,
  administrator: administratorManual,
  provider: providerManual,
  screens: screensManual,
};

const origin = '<!-- Generated from locales/ and schemas/ by "npm run manual". Do not edit. -->';

/** The manual in `docs/manual/`, by the path from there: an index and a page for each role in each language of the product. */
export function emitManual(model: Model): Map<string, string> {
  const files = new Map<string, string>();
  for (const [language, texts] of Object.entries(model.words)) {
    const writer = writerIn(model, texts);
    const { say } = writer;
    const links = Object.keys(roles).map(
      (role) => `- [${say(`manual.roles.${role}`)}](${role}.md) — ${say(`manual.intro.${role}`)}`,
    );
    files.set(`${language}/README.md`, page([`# ${say('manual.title')}`, links.join('\n')]));
    for (const [role, write] of Object.entries(roles)) {
      const head = [`# ${say(`manual.roles.${role}`)}`, say(`manual.intro.${role}`)];
      files.set(`${language}/${role}.md`, page([...head, ...write(writer)]));
    }
  }
  return files;
}

function page(parts: readonly string[]): string {
  return `${[origin, ...parts].join('\n\n')}\n`;
}
