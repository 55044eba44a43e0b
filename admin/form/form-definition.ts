import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { OperationId } from '#generated/operations.ts';

/** A generated form: a JSON Schema and how its fields are shown, with keys of texts in place of words. */
export interface FormDefinition {
  schema: RJSFSchema;
  uiSchema: UiSchema;
}

/** What a text may be taken from: the generated words of `x-suggest`. */
export interface Suggestion {
  family: string;
  /** Of a record, what the field takes. */
  property: string;
  /** Shown with it. */
  beside?: string[];
  /** Fields that a choice fills in where they are empty, and from which property. */
  fills?: Record<string, string>;
}

/** What codegen writes into a field's ui:options. */
export interface FieldWords {
  labelKey?: string;
  /** What the column of a spreadsheet may be called beside its label. */
  otherLabelKey?: string;
  hintKey?: string;
  /** What is said of a value that has not its form, where that says more than the catalogue. */
  faultKey?: string;
  enumKey?: string;
  reference?: { family: string; where?: Record<string, unknown> };
  suggest?: Suggestion;
  upload?: { property: string; accept: string[]; extensions: string[]; maxBytes: number; transparent?: boolean };
  /** While these hold, the file is chosen among the records of a family instead of sent. */
  chooseFrom?: { family: string; when: Record<string, unknown>; alike?: string[] };
  showWhen?: Record<string, unknown>;
  /** The tab whose form asks for it; the first where there is none. */
  tab?: string;
  /** The part of the form that asks for it, folded away until it is opened; what has none is asked for first. */
  section?: string;
  /** Minutes to which a time of day is rounded. */
  minuteStep?: number;
  /** The call that answers a text to begin with. */
  template?: OperationId;
  /** What it may not be before: another property of the same object. */
  notBefore?: string;
  /** Must be filled in while it is shown. */
  /** Always, or while other fields have these values. */
  needed?: boolean | Record<string, unknown>;
  /** Set once, when the record is made; another call changes it. */
  createOnly?: boolean;
}

/** The words of one field. */
export function fieldWords(uiSchema: UiSchema | undefined): FieldWords {
  return (uiSchema?.['ui:options'] ?? {}) as FieldWords;
}

/** The form of one entry of a list, where the entries have fields of their own. */
export function entryForm({ schema, uiSchema }: FormDefinition): FormDefinition | undefined {
  const items = schema.items as RJSFSchema | undefined;
  if (schema.type !== 'array' || items?.type !== 'object') return undefined;
  return { schema: items, uiSchema: (uiSchema.items ?? {}) as UiSchema };
}

/** The schema of one property; every property of a generated form is an object. */
export function propertySchema(schema: RJSFSchema, name: string): RJSFSchema {
  return (schema.properties?.[name] ?? {}) as RJSFSchema;
}

/**
 * The part of a form that one tab asks for; the rest keeps its values, unseen. Without a tab, all of it, what belongs
 * to tabs in sections of their names.
 */
export function formOfTab({ schema, uiSchema }: FormDefinition, tab: string | undefined): FormDefinition {
  if (tab === undefined) return { schema, uiSchema: tabsAsSections(uiSchema) };
  const elsewhere = Object.keys(schema.properties ?? {}).filter((name) => tabOfField(uiSchema, name) !== tab);
  const unseen = elsewhere.map((name) => [name, { ...uiSchema[name], 'ui:widget': 'hidden' }]);
  return { schema, uiSchema: { ...uiSchema, ...Object.fromEntries(unseen) } };
}

/** The values that a tab asks for: what another tab asks for is not changed by it. Without a tab, all of them. */
export function valuesOfTab<Value>(
  { uiSchema }: FormDefinition,
  tab: string | undefined,
  values: Record<string, Value>,
): Record<string, Value> {
  if (tab === undefined) return values;
  return Object.fromEntries(Object.entries(values).filter(([name]) => tabOfField(uiSchema, name) === tab));
}

function tabOfField(uiSchema: UiSchema, name: string): string {
  return fieldWords(uiSchema[name]).tab ?? '';
}

function tabsAsSections(uiSchema: UiSchema): UiSchema {
  return Object.fromEntries(
    Object.entries(uiSchema).map(([name, field]) => {
      const { section, tab } = fieldWords(field);
      const options = { ...field['ui:options'], section: section ?? tab };
      return [name, section || !tab ? field : { ...field, 'ui:options': options }];
    }),
  );
}

/**
 * The form by which a stored record is changed: its identity is no field, and what is never sent back (a password)
 * may stay empty.
 */
export function editForm({ schema, uiSchema }: FormDefinition): FormDefinition {
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).filter(
      ([name]) => name !== 'gid' && !fieldWords(uiSchema[name] as UiSchema).createOnly,
    ),
  );
  const stays = (name: string) => name in properties && !propertySchema(schema, name).writeOnly;
  return { schema: { ...schema, properties, required: schema.required?.filter(stays) ?? [] }, uiSchema };
}

/** The properties that a form asks for. */
export function shownFields({ schema, uiSchema }: FormDefinition): string[] {
  return Object.keys(schema.properties ?? {}).filter((name) => uiSchema[name]?.['ui:widget'] !== 'hidden');
}
