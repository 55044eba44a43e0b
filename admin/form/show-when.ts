import type { RJSFSchema } from '@rjsf/utils';
import { isEmpty } from '../data/changes.ts';
import { type FormDefinition, fieldWords, propertySchema } from './form-definition.ts';

type Values = Record<string, unknown>;

/**
 * The form as it is for these values: fields whose condition does not hold are gone, and so is the need to fill them
 * in. One answer for what is shown, what is required and what is sent.
 */
export function formFor({ schema, uiSchema }: FormDefinition, values: Values): FormDefinition {
  const names = Object.keys(schema.properties ?? {}).filter((name) => isShown({ schema, uiSchema }, name, values));
  const inner = names.map((name): [string, FormDefinition] => {
    const property = { schema: propertySchema(schema, name), uiSchema: uiSchema[name] ?? {} };
    return [name, property.schema.type === 'object' ? formFor(property, (values[name] ?? {}) as Values) : property];
  });
  return {
    schema: {
      ...schema,
      properties: Object.fromEntries(inner.map(([name, form]) => [name, form.schema])),
      required: schema.required?.filter((name) => names.includes(name)) ?? [],
    },
    uiSchema: { ...uiSchema, ...Object.fromEntries(inner.map(([name, form]) => [name, form.uiSchema])) },
  };
}

/** Whether a field's `x-show-when` holds; a field not filled in counts with its default. */
export function isShown({ schema, uiSchema }: FormDefinition, name: string, values: Values): boolean {
  const conditions = Object.entries(fieldWords(uiSchema[name]).showWhen ?? {});
  return conditions.every(([other, wanted]) => {
    const value = values[other] ?? propertySchema(schema, other).default;
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
  });
}

/** The values of the fields that are shown; all others count as empty. */
export function shownValues(form: FormDefinition, values: Values): Values {
  const shown = formFor(form, values).schema;
  const pick = (schema: RJSFSchema, from: Values, all: RJSFSchema): Values =>
    Object.fromEntries(
      Object.keys(all.properties ?? {}).map((name) => {
        if (!schema.properties?.[name]) return [name, undefined];
        const property = propertySchema(schema, name);
        const value = from[name];
        if (property.type !== 'object' || isEmpty(value)) return [name, value];
        return [name, pick(property, value as Values, propertySchema(all, name))];
      }),
    );
  return pick(shown, values, form.schema);
}

/** The values with defaults where a record has none, as a form starts. */
export function withDefaults(schema: RJSFSchema, values: Values): Values {
  const entries = Object.keys(schema.properties ?? {}).map((name): [string, unknown] => {
    const property = propertySchema(schema, name);
    const value = values[name];
    if (property.type === 'object') return [name, withDefaults(property, (value ?? {}) as Values)];
    return [name, value ?? property.default ?? (property.type === 'array' ? [] : undefined)];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
