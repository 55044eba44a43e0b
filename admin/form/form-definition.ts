import type { RJSFSchema, UiSchema } from '@rjsf/utils';

/** A generated form: a JSON Schema and how its fields are shown, with keys of texts in place of words. */
export interface FormDefinition {
  schema: RJSFSchema;
  uiSchema: UiSchema;
}

/** What codegen writes into a field's ui:options. */
export interface FieldWords {
  labelKey?: string;
  hintKey?: string;
  enumKey?: string;
  reference?: { family: string; where?: Record<string, unknown> };
  upload?: { property: string; accept: string[]; extensions: string[]; maxBytes: number; transparent?: boolean };
  /** While these hold, the file is chosen among the records of a family instead of sent. */
  chooseFrom?: { family: string; when: Record<string, unknown>; alike?: string[] };
  showWhen?: Record<string, unknown>;
  /** The tab whose form asks for it; the first where there is none. */
  tab?: string;
  /** Must be filled in while it is shown. */
  needed?: boolean;
  /** Set once, when the record is made; another call changes it. */
  createOnly?: boolean;
}

const files = import.meta.glob<{ default: FormDefinition }>('../../generated/forms/*.json');

/** Loads the generated form of an entity or panel type, such as "Media". */
export async function loadForm(name: string): Promise<FormDefinition> {
  const load = files[`../../generated/forms/${name}.json`];
  if (!load) throw new Error(`generated/forms has no ${name}.json`);
  return (await load()).default;
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

/** The part of a form that one tab asks for; the rest keeps its values, unseen. Without a tab, all of it. */
export function formOfTab({ schema, uiSchema }: FormDefinition, tab: string | undefined): FormDefinition {
  if (tab === undefined) return { schema, uiSchema };
  const elsewhere = Object.keys(schema.properties ?? {}).filter(
    (name) => (fieldWords(uiSchema[name]).tab ?? '') !== tab,
  );
  const unseen = elsewhere.map((name) => [name, { ...uiSchema[name], 'ui:widget': 'hidden' }]);
  return { schema, uiSchema: { ...uiSchema, ...Object.fromEntries(unseen) } };
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
