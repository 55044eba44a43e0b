import { panelTypes } from '#generated/panel-types.ts';
import {
  type FieldType,
  type Resource,
  type ResourceField,
  type ResourceName,
  resources,
} from '#generated/resources.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { loadForm } from '../form/load-form.ts';
import { formOfOther } from './other-kinds.ts';

/** The description of a kind of record, where it has pages. */
export function resourceOf(family: string): Resource | undefined {
  return resources[family as ResourceName];
}

/**
 * The form that names the fields of a record; of a record of a kind (a panel's type) the kind's. What nobody types but
 * lists tell, such as how far a patient is, has its words too.
 */
export async function formOf(family: string, variant?: string): Promise<FormDefinition> {
  const other = formOfOther(family);
  if (other) return other;
  const resource = resourceOf(family);
  const name = panelTypes.find(({ name }) => name === variant)?.schema ?? resource?.form;
  const form = name ? await loadForm(name) : { schema: {}, uiSchema: {} };
  const listed = resource ? [...resource.columns, ...resource.filters] : [];
  return withListed(form, family === 'organisation' ? [...listed, ...byOtherPages] : listed);
}

/** What of a hospital is changed beside its form and its list, and what it is. */
const besideForm: readonly (readonly [source: string, type: FieldType])[] = [
  ['suspendedAt', 'instant'],
  ['hospitalSystemUrl', 'string'],
  ['hospitalSystemGetOnly', 'boolean'],
];
const byOtherPages = besideForm.map(([source, type]): ResourceField => {
  return { source, type, labelKey: `fields.Organisation.${source}`, sortable: false };
});

/** What a value is, where it is not told as it stands. */
const formats: Partial<Record<FieldType, string>> = { date: 'date', instant: 'date-time' };

/** A form with the fields that it does not ask for, as lists describe them. */
export function withListed({ schema, uiSchema }: FormDefinition, listed: readonly ResourceField[]): FormDefinition {
  const more = listed.filter(({ source }) => !schema.properties?.[source]);
  const properties = more.map(({ source, type }) => {
    const format = formats[type];
    return [source, format ? { format } : {}];
  });
  const words = more.map(({ source, labelKey, enumKey, reference }) => [
    source,
    { 'ui:options': { labelKey, enumKey, ...(reference && { reference: { family: reference } }) } },
  ]);
  return {
    schema: { ...schema, properties: { ...Object.fromEntries(properties), ...schema.properties } },
    uiSchema: { ...Object.fromEntries(words), ...uiSchema },
  };
}
