import type { FormDefinition } from '../form/form-definition.ts';

/** What an organisation cannot begin without, and the language it speaks; the rest is set inside it. */
const first = ['name', 'type', 'gid', 'password', 'language'];

/** The form of a new organisation: five fields, in the order in which one knows them. */
export function firstFields({ schema, uiSchema }: FormDefinition): FormDefinition {
  const properties = Object.fromEntries(first.map((name) => [name, schema.properties?.[name] ?? {}]));
  return { schema: { ...schema, properties }, uiSchema };
}
