import { isEmpty } from '../data/changes.ts';
import { chosenFile } from '../data/chosen-files.ts';
import { entryForm, type FormDefinition, propertySchema } from '../form/form-definition.ts';

type Values = Record<string, unknown>;

/** What of these fields may be kept, and the names of those that may not: passwords, secrets and chosen files. */
export function keptValues(
  form: FormDefinition,
  values: Values,
  names: readonly string[],
): { values: Values; left: string[] } {
  const left = names.filter((name) => isFile(values[name]) || (isSecret(form, name) && !isEmpty(values[name])));
  const kept = names.filter((name) => !isFile(values[name]) && !isSecret(form, name));
  return { values: Object.fromEntries(kept.map((name) => [name, openPart(fieldOf(form, name), values[name])])), left };
}

/** The part of a record that a form asks for and may be kept, and other properties; null for what it has not. */
export function keptBase(form: FormDefinition, record: Values, also: readonly string[]): Values {
  const names = Object.keys(form.schema.properties ?? {}).filter((name) => !isSecret(form, name));
  return Object.fromEntries([...names, ...also].map((name) => [name, record[name] ?? null]));
}

function isFile(value: unknown): boolean {
  return chosenFile(value) !== undefined;
}

function isSecret({ schema, uiSchema }: FormDefinition, name: string): boolean {
  return Boolean(propertySchema(schema, name).writeOnly) || uiSchema[name]?.['ui:widget'] === 'password';
}

function fieldOf({ schema, uiSchema }: FormDefinition, name: string): FormDefinition {
  return { schema: propertySchema(schema, name), uiSchema: uiSchema[name] ?? {} };
}

/** A value without the secrets inside it. */
function openPart(field: FormDefinition, value: unknown): unknown {
  const entry = entryForm(field);
  if (entry && Array.isArray(value))
    return value.map((one) => openPart({ ...entry, schema: { ...entry.schema, type: 'object' } }, one));
  if (field.schema.type !== 'object' || typeof value !== 'object' || value === null) return value;
  const open = Object.entries(value).filter(([name]) => !isSecret(field, name));
  return Object.fromEntries(open.map(([name, inner]) => [name, openPart(fieldOf(field, name), inner)]));
}
