import type { OperationId } from '#generated/operations.ts';
import type { Resource, ResourceName } from '#generated/resources.ts';
import { type FormDefinition, fieldWords, propertySchema } from '../form/form-definition.ts';

/** A code of another record: which family's, in which property, under which label. */
export interface Code {
  readonly family: ResourceName;
  readonly property: string;
  readonly labelKey: string;
  /** What cells that stay empty take from that record: from which property, and what is said of it. */
  readonly fills: Readonly<Record<string, { property: string; hintKey: string }>>;
}

/** How the spreadsheets of a family differ from those of others: what neither its form nor its list says. */
export interface OwnSheet {
  readonly operations: { readonly create: OperationId; readonly bulkCreate: OperationId };
  /** Properties that stand first, and of which a row is called. */
  readonly first: readonly string[];
  /** Properties of the form that no cell holds. */
  readonly without: readonly string[];
  /** Of these, the id that every new record is given. */
  readonly ownId: string;
  /** Properties that hold the code of a record of another family. */
  readonly codes: Readonly<Record<string, Code>>;
  /** The column of days: there are too many records to look up more than those of the file's days. */
  readonly day: string;
}

/** The resource as its spreadsheets know it: records are recognised by all that a row says. */
export function sheetResource(resource: Resource, { operations }: OwnSheet): Resource {
  return { ...resource, operations, keys: [], unique: [] };
}

/** The forms of a family as its spreadsheets ask for them: without what no cell holds, codes as references. */
export function sheetForms(
  forms: Readonly<Record<string, FormDefinition>>,
  own: OwnSheet,
): Record<string, FormDefinition> {
  return Object.fromEntries(Object.entries(forms).map(([kind, form]) => [kind, sheetForm(form, own)]));
}

function sheetForm({ schema, uiSchema }: FormDefinition, { without, codes }: OwnSheet): FormDefinition {
  const isHeld = (name: string) => !without.includes(name);
  const properties = Object.keys(schema.properties ?? {})
    .filter(isHeld)
    .map((name) => [name, propertySchema(schema, name)]);
  const references = Object.entries(codes).map(([name, { family, labelKey }]) => [
    name,
    {
      'ui:widget': 'reference',
      'ui:options': { labelKey, otherLabelKey: fieldWords(uiSchema[name]).labelKey, reference: { family } },
    },
  ]);
  const filled = Object.values(codes).flatMap(({ fills }) =>
    Object.entries(fills).map(([name, { hintKey }]) => [
      name,
      { ...uiSchema[name], 'ui:options': { ...fieldWords(uiSchema[name]), hintKey } },
    ]),
  );
  return {
    schema: { ...schema, properties: Object.fromEntries(properties), required: schema.required?.filter(isHeld) ?? [] },
    uiSchema: { ...uiSchema, ...Object.fromEntries([...references, ...filled]) },
  };
}

/** Whether a property that stays empty is taken from another record. */
export function isFilled(property: string, own: OwnSheet | undefined): boolean {
  return Object.values(own?.codes ?? {}).some(({ fills }) => property in fills);
}
