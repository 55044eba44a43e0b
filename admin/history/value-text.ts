import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { type Calendar, momentText, writtenDay } from '../calendar/calendar.ts';
import { isEmpty } from '../data/changes.ts';
import type { Translate } from '../data/refusal.ts';
import { entryForm, type FormDefinition, fieldWords, propertySchema } from '../form/form-definition.ts';

/** Names of records by family and gid. */
export type RecordNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a value needs to be said: the words, the organisation's calendar, and the names of the records it refers to. */
export interface ValueWords {
  readonly translate: Translate;
  readonly calendar: Calendar;
  readonly names: RecordNames;
}

/** The field at a path of a form, with the names of what it lies in; undefined where the form has none such. */
export function fieldAt(form: FormDefinition, path: readonly string[]): FormDefinition | undefined {
  return path.reduce<FormDefinition | undefined>((inner, name) => {
    if (!inner?.schema.properties?.[name]) return undefined;
    return { schema: propertySchema(inner.schema, name), uiSchema: (inner.uiSchema[name] ?? {}) as UiSchema };
  }, form);
}

/** What a field is called: `fields.<Shape>.<name>`, below an object with the object's name before it. */
export function fieldLabel(form: FormDefinition, path: readonly string[], translate: Translate): string {
  const labels = path.map((name, index) => {
    const { labelKey } = fieldWords(fieldAt(form, path.slice(0, index + 1))?.uiSchema);
    return labelKey ? translate(labelKey) : name;
  });
  return labels.join(' / ');
}

/** The gids that a value of a field refers to, with their families. */
export function referencesIn(field: FormDefinition, value: unknown): (readonly [family: string, gid: string])[] {
  if (isEmpty(value)) return [];
  const entry = entryForm(field);
  if (entry && Array.isArray(value)) return value.flatMap((one) => referencesInObject(entry, one));
  if (field.schema.type === 'object') return referencesInObject(field, value);
  const { reference } = fieldWords(field.uiSchema);
  return reference ? [value].flat().map((gid) => [reference.family, String(gid)] as const) : [];
}

function referencesInObject(form: FormDefinition, value: unknown): (readonly [string, string])[] {
  return Object.entries((value ?? {}) as object).flatMap(([name, inner]) => {
    const field = fieldAt(form, [name]);
    return field ? referencesIn(field, inner) : [];
  });
}

/** A field's value as a person reads it; empty for nothing. */
export function valueText(field: FormDefinition, value: unknown, words: ValueWords): string {
  const { translate, calendar, names } = words;
  if (isEmpty(value)) return '';
  const entry = entryForm(field);
  if (Array.isArray(value)) {
    const item = entry ?? itemOf(field);
    return value
      .map((one) => (entry ? objectText(entry, one, words) : valueText(item, one, words)))
      .join(translate('punctuation.list'));
  }
  if (typeof value === 'object') return objectText(field, value, words);
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  const { enumKey, reference, upload } = fieldWords(field.uiSchema);
  if (enumKey) return translate(`${enumKey}.${value}`, { _: String(value) });
  if (reference) return names[reference.family]?.[String(value)] ?? translate('admin.history.gone');
  if (upload) return translate('admin.history.file', { name: String(value).split('/').at(-1)?.slice(0, 8) });
  const { format } = field.schema;
  if (format === 'date-time' && typeof value === 'number') return momentText(value, calendar);
  return format === 'date' ? writtenDay(String(value), calendar) : String(value);
}

/** An object in one line: each of its fields by name. */
function objectText(form: FormDefinition, value: unknown, words: ValueWords): string {
  return Object.entries((value ?? {}) as object)
    .filter(([, inner]) => !isEmpty(inner))
    .map(([name, inner]) => {
      const label = fieldLabel(form, [name], words.translate);
      return `${label} ${valueText(fieldAt(form, [name]) ?? { schema: {}, uiSchema: {} }, inner, words)}`;
    })
    .join(', ');
}

/** The entries of a plain list share the list's words. */
function itemOf({ schema, uiSchema }: FormDefinition): FormDefinition {
  return { schema: (schema.items ?? {}) as RJSFSchema, uiSchema };
}
