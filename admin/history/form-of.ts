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
  return withListed(form, [...listed, ...fieldsBeside(family)]);
}

/** What of a record is changed beside its form and its list, what it is and what it is called. */
const besideForm: Readonly<Record<string, readonly (readonly [source: string, type: FieldType, labelKey: string])[]>> =
  {
    organisation: [
      ['suspendedAt', 'instant', 'fields.Organisation.suspendedAt'],
      ['hospitalSystemUrl', 'string', 'fields.Organisation.hospitalSystemUrl'],
      ['hospitalSystemGetOnly', 'boolean', 'fields.Organisation.hospitalSystemGetOnly'],
      ['apiKey', 'string', 'admin.apiKeys.key'],
      ['agencyKey', 'string', 'admin.agencyKey.label'],
    ],
    panel: [
      ['accessKey', 'string', 'fields.Panel.exclusiveUrl'],
      ['kioskUrl', 'string', 'fields.Panel.kioskUrl'],
      ['ticketMachineUrl', 'string', 'fields.Panel.ticketMachineUrl'],
    ],
    version: [['yamlFile', 'string', 'fields.SoftwareVersion.yamlFile']],
  };

function fieldsBeside(family: string): ResourceField[] {
  return (besideForm[family] ?? []).map(([source, type, labelKey]) => ({ source, type, labelKey, sortable: false }));
}

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
