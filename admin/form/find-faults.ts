import { findErrors } from './find-errors.ts';
import { type FormDefinition, fieldWords, propertySchema } from './form-definition.ts';

type Values = Readonly<Record<string, unknown>>;

/** What is wrong with one field: the key of its text. */
export interface Fault {
  /** Path of the field, empty for the whole. */
  path: string[];
  code: string;
  key: string;
  params: Record<string, string | number>;
}

/** What a field may say of itself in its own words: that a value has not its form. */
const ofForm = ['pattern_mismatch', 'format_error'];

/** Everything wrong with the values of a form: by its schema, in the words of its fields, and by their order. */
export function findFaults(form: FormDefinition, values: Values): Fault[] {
  const broken = findErrors(form.schema, values).map(({ path, code, params }): Fault => {
    const { faultKey } = fieldWords(at(form, path)?.uiSchema);
    return { path, code, params, key: faultKey && ofForm.includes(code) ? faultKey : `errors.${code}` };
  });
  return [...broken, ...findDisorder(form, values)];
}

/** What ends before it starts (`x-not-before`), in objects within as well. */
function findDisorder({ schema, uiSchema }: FormDefinition, values: Values, within: string[] = []): Fault[] {
  return Object.keys(schema.properties ?? {}).flatMap((name) => {
    const property = { schema: propertySchema(schema, name), uiSchema: uiSchema[name] ?? {} };
    const path = [...within, name];
    const value = values[name];
    if (property.schema.type === 'object') return findDisorder(property, (value ?? {}) as Values, path);
    const { notBefore } = fieldWords(property.uiSchema);
    const early = notBefore !== undefined && isBefore(value, values[notBefore]);
    return early ? [{ path, code: 'ends_before_start', key: 'errors.ends_before_start', params: {} }] : [];
  });
}

/** Days and times of day are texts whose order is that of their letters. */
function isBefore(value: unknown, other: unknown): boolean {
  if (typeof value === 'number' && typeof other === 'number') return value < other;
  return typeof value === 'string' && typeof other === 'string' && value !== '' && value < other;
}

function at(form: FormDefinition, path: readonly string[]): FormDefinition | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return form;
  const schema = propertySchema(form.schema, name);
  return at({ schema, uiSchema: form.uiSchema[name] ?? {} }, rest);
}
