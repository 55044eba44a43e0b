import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from '../load.ts';
import type { Texts } from '../texts.ts';
import { textAt, textKey } from '../texts.ts';
import { nameInAddresses, refuseTakenName } from './refuse-taken-name.ts';
import { writeTexts } from './write-texts.ts';

/** What a new panel type starts from. */
export interface PanelTypeStart {
  /** In PascalCase, as in "WardPanel". */
  name: string;
  /** The panel type whose settings and layout it begins with, as in "DefaultPanel". */
  like: string;
  description: string;
  /** By language: what it is called, and what the choice of types says of it, where that is not what it says of the other. */
  texts: Record<string, { name: string; hint?: string }>;
}

/**
 * Writes the file and the texts of a new panel type under `root`; returns the file's path. It begins as a copy of
 * another type with the next free index. Throws when its name is taken, or the other is not there.
 */
export function createPanelType(root: string, { name, like, description, texts }: PanelTypeStart): string {
  const file = `schemas/panel-types/${name}.json`;
  refuseTakenName(root, name);
  const { schemas, locales } = load(root);
  const model = schemas.find((one) => one.name === like)?.schema;
  if (!model?.['x-panel']) {
    throw new Error(`${like} is no panel type`);
  }
  const index = Math.max(...schemas.map((one) => one.schema['x-panel']?.index ?? 0), builtIn) + 1;
  const urlName = nameInAddresses(name);
  const schema = {
    ...model,
    $id: `${name}.json`,
    description,
    'x-panel': { ...model['x-panel'], index, name: urlName },
  };
  writeFileSync(join(root, file), `${JSON.stringify(schema, null, 2)}\n`);
  for (const [locale, { name: called, hint }] of Object.entries(texts)) {
    const said = hint || (textAt(locales[locale], textKey.panelTypeHint(model['x-panel'].name)) ?? called);
    const own = { [textKey.panelType(urlName)]: called, [textKey.panelTypeHint(urlName)]: said };
    writeTexts(root, locale, { ...own, ...copied(locales[locale], like, name) });
  }
  return file;
}

/** Indexes up to this are those of the types that come with the product. */
const builtIn = 13;

/** Labels and hints of the settings, as the other type has them. */
function copied(texts: Texts | undefined, like: string, name: string): Record<string, string> {
  return Object.fromEntries(
    ['fields', 'hints', 'faults'].flatMap((section) => {
      const of = (texts?.[section] as Texts | undefined)?.[like];
      return Object.entries(typeof of === 'object' ? of : {}).map(([property, text]) => [
        `${section}.${name}.${property}`,
        String(text),
      ]);
    }),
  );
}
