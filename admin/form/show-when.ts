import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { isEmpty } from '../data/changes.ts';
import { entryForm, type FormDefinition, fieldWords, propertySchema } from './form-definition.ts';

type Values = Record<string, unknown>;

/**
 * The form as it is for these values: fields whose condition does not hold are gone, and so is the need to fill them
 * in. One answer for what is shown, what is required and what is sent.
 */
export function formFor({ schema, uiSchema }: FormDefinition, values: Values): FormDefinition {
  const names = Object.keys(schema.properties ?? {}).filter((name) => isShown({ schema, uiSchema }, name, values));
  const inner = names.map((name): [string, FormDefinition] => {
    const property = { schema: propertySchema(schema, name), uiSchema: uiSchema[name] ?? {} };
    if (property.schema.type === 'object') return [name, formFor(property, (values[name] ?? {}) as Values)];
    return [name, { ...property, uiSchema: chosenOrSent({ schema, uiSchema }, name, values) }];
  });
  return {
    schema: {
      ...schema,
      properties: Object.fromEntries(inner.map(([name, form]) => [name, form.schema])),
      required: names.filter((name) => schema.required?.includes(name) || isNeeded({ schema, uiSchema }, name, values)),
    },
    uiSchema: { ...uiSchema, ...Object.fromEntries(inner.map(([name, form]) => [name, form.uiSchema])) },
  };
}

/** A file that is chosen among stored ones (`x-choose-from`) has another widget, and the records to choose from. */
function chosenOrSent(form: FormDefinition, name: string, values: Values): UiSchema {
  const uiSchema: UiSchema = form.uiSchema[name] ?? {};
  if (uiSchema['ui:widget'] === 'hidden') return uiSchema;
  const { chooseFrom } = fieldWords(uiSchema);
  if (!chooseFrom || !holds(form, chooseFrom.when, values)) return uiSchema;
  const where = Object.fromEntries((chooseFrom.alike ?? []).map((other) => [other, presentValue(form, other, values)]));
  const reference = { family: chooseFrom.family, where };
  return { ...uiSchema, 'ui:widget': 'storedFile', 'ui:options': { ...uiSchema['ui:options'], reference } };
}

/** Whether a field's `x-show-when` holds. */
export function isShown(form: FormDefinition, name: string, values: Values): boolean {
  return holds(form, fieldWords(form.uiSchema[name]).showWhen ?? {}, values);
}

function isNeeded(form: FormDefinition, name: string, values: Values): boolean {
  const { needed = false } = fieldWords(form.uiSchema[name]);
  return typeof needed === 'object' ? holds(form, needed, values) : needed;
}

function holds(form: FormDefinition, conditions: Values, values: Values): boolean {
  return Object.entries(conditions).every(([other, wanted]) => {
    const present = [presentValue(form, other, values)].flat();
    return [wanted].flat().some((value) => present.includes(value));
  });
}

/** A field that is not filled in counts with its default. */
function presentValue({ schema }: FormDefinition, name: string, values: Values): unknown {
  return values[name] ?? propertySchema(schema, name).default;
}

/**
 * The values of the fields that are shown; all others count as empty, in the entries of lists as well. An object that
 * may be missing is missing while what it needs is not filled in: nobody has begun it.
 */
export function shownValues(form: FormDefinition, values: Values): Values {
  return Object.fromEntries(
    Object.keys(form.schema.properties ?? {}).map((name) => {
      const property = { schema: propertySchema(form.schema, name), uiSchema: form.uiSchema[name] ?? {} };
      const value = isShown(form, name, values) ? values[name] : undefined;
      const entry = entryForm(property);
      if (isEmpty(value)) return [name, value];
      if (entry && Array.isArray(value)) return [name, value.map((one) => shownValues(entry, one as Values))];
      if (property.schema.type !== 'object') return [name, value];
      const inner = shownValues(property, value as Values);
      const optional = !form.schema.required?.includes(name);
      return [name, optional && isUntouched(property.schema, inner) ? undefined : inner];
    }),
  );
}

/** Whether an object holds nothing but defaults, and lacks something that it needs. */
function isUntouched(schema: RJSFSchema, values: Values): boolean {
  const names = Object.keys(schema.properties ?? {});
  const isLeft = (name: string) => isEmpty(values[name]) || values[name] === propertySchema(schema, name).default;
  return names.every(isLeft) && (schema.required ?? []).some((name) => isEmpty(values[name]));
}

/** The values with defaults where a record has none, as a form starts. */
export function withDefaults(schema: RJSFSchema, values: Values): Values {
  const entries = Object.keys(schema.properties ?? {}).map((name): [string, unknown] => {
    const property = propertySchema(schema, name);
    const value = values[name];
    const entry = entryForm({ schema: property, uiSchema: {} });
    if (entry && Array.isArray(value)) return [name, value.map((one) => withDefaults(entry.schema, one as Values))];
    if (property.type === 'object')
      return [name, withDefaults(property, { ...(property.default as Values), ...(value as Values) })];
    return [name, value ?? property.default ?? (property.type === 'array' ? [] : undefined)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
