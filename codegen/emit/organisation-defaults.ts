import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

/** The settings of an organisation where nobody set any. */
export function emitOrganisationDefaults({ shapes }: Model): string {
  const fields = shapes.get('Organisation')?.fields ?? [];
  const set = fields.filter(({ resolved }) => resolved.default !== undefined);
  const defaults = Object.fromEntries(set.map(({ name, resolved }) => [name, resolved.default]));
  return printTypeScript(
    "import type { Organisation } from './shapes.ts';",
    `/** What the settings of an organisation are where nobody set any. */\nexport const organisationDefaults = ${literal(
      defaults,
    )} as const satisfies Partial<Organisation>;`,
  );
}
