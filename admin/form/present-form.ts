import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { Translate } from '../data/refusal.ts';
import { entryForm, type FormDefinition, fieldWords, propertySchema } from './form-definition.ts';
import { formFor } from './show-when.ts';

/** The ui schema with words in the user's language and one of our widgets for each field. */
export function presentForm({ schema, uiSchema }: FormDefinition, translate: Translate): UiSchema {
  const fields = Object.keys(schema.properties ?? {}).map((name): [string, UiSchema] => [
    name,
    presentField(propertySchema(schema, name), uiSchema[name] ?? {}, translate),
  ]);
  return Object.fromEntries(fields);
}

function presentField(schema: RJSFSchema, uiSchema: UiSchema, translate: Translate): UiSchema {
  if (uiSchema['ui:widget'] === 'hidden') return uiSchema;
  const { labelKey, hintKey, enumKey } = fieldWords(uiSchema);
  const words = {
    'ui:title': labelKey && translate(labelKey),
    ...(hintKey && { 'ui:help': translate(hintKey) }),
  };
  const options = { 'ui:options': uiSchema['ui:options'] };
  if (schema.type === 'object') return { ...presentForm({ schema, uiSchema }, translate), ...options, ...words };
  const entry = entryForm({ schema, uiSchema });
  if (entry) {
    // Each entry by its own values: what one hides, another may show.
    return { ...options, ...words, items: (values: unknown) => presentEntry(entry, values, translate) };
  }
  return {
    ...uiSchema,
    ...words,
    'ui:widget': uiSchema['ui:widget'] ?? usualWidget(schema),
    ...(schema.enum && enumKey && { 'ui:enumNames': schema.enum.map((value) => translate(`${enumKey}.${value}`)) }),
  };
}

function presentEntry(entry: FormDefinition, values: unknown, translate: Translate): UiSchema {
  const present = formFor(entry, (values ?? {}) as Record<string, unknown>);
  const hidden = Object.keys(entry.schema.properties ?? {}).filter((name) => !present.schema.properties?.[name]);
  return {
    ...presentForm(present, translate),
    ...Object.fromEntries(hidden.map((name) => [name, { 'ui:widget': 'hidden' }])),
  };
}

/** The widget for what a field holds, where its schema asks for none. */
function usualWidget(schema: RJSFSchema): string {
  if (schema.enum?.length === 1) return 'hidden'; // nothing to choose
  if (schema.enum) return 'choice';
  switch (schema.type) {
    case 'boolean':
      return 'onOff';
    case 'integer':
    case 'number':
      return 'figure';
    case 'array':
      return (schema.items as RJSFSchema | undefined)?.enum ? 'choices' : 'tags';
    default:
      return schema.format === 'date' ? 'day' : 'line';
  }
}

/** Widgets wide enough to need a row of their own; all others stand two in a row. */
export function isWide(schema: RJSFSchema, widget: unknown): boolean {
  if (schema.type === 'object' || schema.type === 'array') return true;
  return ['textarea', 'yaml', 'upload', 'storedFile', 'references'].includes(String(widget));
}
