import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

/** The properties that administrators of lower roles do not get, by name. */
export function emitRoles({ shapes }: Model): string {
  const fields = [...shapes.values()].flatMap((shape) => shape.fields);
  const kept = fields.flatMap(({ name, schema }) => (schema['x-role'] ? [[name, schema['x-role']] as const] : []));
  return printTypeScript(
    "import type { AdminRole } from './values.ts';",
    `/** Role that an administrator with a name of their own needs to be told these properties. */\nexport const propertyRoles: Readonly<Record<string, AdminRole>> = ${literal(Object.fromEntries(kept))};`,
  );
}
