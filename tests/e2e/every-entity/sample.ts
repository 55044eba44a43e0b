/** Values for the fields of a generated form, from nothing but its schema. */
import type { UiSchema } from '@rjsf/utils';
import { type FormDefinition, fieldWords, propertySchema } from '#admin/form/form-definition.ts';
import { formFor } from '#admin/form/show-when.ts';
import { randomOf } from '../../fuzz/random.ts';
import { textOfPattern } from '../../fuzz/text-of-pattern.ts';

export type Values = Readonly<Record<string, unknown>>;

/** One field that a form shows for the values of its example. */
export interface SampledField {
  name: string;
  form: FormDefinition;
  /** The widget that it asks for; undefined for the usual one of its type. */
  widget: string | undefined;
  /** What is put in; undefined where it is left alone, or where what can be chosen is only seen on the page. */
  value: unknown;
  required: boolean;
}

const dayMs = 86_400_000;
/** Later than any day that a test runs on, and a day of work. */
const aMonday = Date.UTC(2040, 0, 2);

/**
 * The fields of a form with the values of the so-many-th record. What the entity's example says decides which fields are
 * shown.
 * @param example its example, with placeholders for what only a running product knows
 */
export function sampleFields(definition: FormDefinition, example: Values, number: number): SampledField[] {
  const form = formFor(definition, example as Record<string, unknown>);
  return Object.keys(form.schema.properties ?? {}).flatMap((name, place): SampledField[] => {
    const schema = propertySchema(form.schema, name);
    const uiSchema: UiSchema = form.uiSchema[name] ?? {};
    const widget = uiSchema['ui:widget'] as string | undefined;
    if (widget === 'hidden' || name === 'gid') return [];
    const field = { name, form: { schema, uiSchema }, widget };
    const required = Boolean(form.schema.required?.includes(name));
    return [{ ...field, required, value: sampledValue(field, example[name], { number, place }) }];
  });
}

type Which = { number: number; place: number };

function sampledValue(
  { name, form, widget }: Omit<SampledField, 'value' | 'required'>,
  given: unknown,
  which: Which,
): unknown {
  const { schema, uiSchema } = form;
  const { reference, template } = fieldWords(uiSchema);
  if (reference || template) return undefined;
  if (widget === 'upload' || widget === 'password' || schema.type === 'array' || schema.type === 'object') return given;
  if (schema.enum || schema.type === 'boolean') return given ?? schema.default;
  if (schema.type === 'integer' || schema.type === 'number') {
    if (typeof given === 'number') return given;
    const least = schema.minimum ?? 0;
    return Math.min(least + which.number, schema.maximum ?? Number.POSITIVE_INFINITY);
  }
  return textFor(name, form, given, which);
}

function textFor(name: string, { schema }: FormDefinition, given: unknown, { number, place }: Which): string {
  if (schema.format === 'date') {
    return new Date(aMonday + (number * 20 + place) * 7 * dayMs).toISOString().slice(0, 10);
  }
  if (schema.format === 'uri') return `https://example.org/${name}/${number}`;
  const plain = `${number} ${name}`
    .padEnd(schema.minLength ?? 0, '0')
    .slice(0, schema.maxLength)
    .trim();
  if (new RegExp(schema.pattern ?? '', 'u').test(plain)) return plain;
  const random = randomOf(`${name} ${number}`);
  const fits = (text: string) =>
    new RegExp(schema.pattern ?? '', 'u').test(text) &&
    text.length >= (schema.minLength ?? 0) &&
    text.length <= (schema.maxLength ?? 100);
  // What the example says is right where a pattern alone does not tell all, as of an address.
  if (typeof given === 'string' && fits(`${given}${number}`)) return `${given}${number}`;
  const text = Array.from({ length: 200 }, () => textOfPattern(schema.pattern ?? '', random)).find(fits);
  if (text === undefined) throw new Error(`${name}: no text of ${schema.pattern} was found`);
  return text;
}

/** A text that a field's schema does not allow, where there is one that can be typed. */
export function brokenText({ form: { schema, uiSchema }, widget }: SampledField): string | undefined {
  if (schema.type !== 'string' || schema.enum || fieldWords(uiSchema).reference) return undefined;
  if (['upload', 'password', 'yaml'].includes(widget ?? '')) return undefined;
  if (schema.format === 'date') return '32/13';
  return schema.maxLength === undefined ? undefined : 'x'.repeat(schema.maxLength + 1);
}
