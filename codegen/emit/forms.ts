import { type Field, fieldsOf, isInForm } from '../expand/fields.ts';
import { resolve } from '../expand/resolve.ts';
import { inline } from '../expand/settings.ts';
import { uploadOf } from '../expand/upload.ts';
import type { Model, PanelWords, Schema, SchemaFile, Sources } from '../model.ts';
import { printJson } from '../print.ts';
import { mapSchema, refName } from '../schema-walk.ts';
import { hasText, textKey } from '../texts.ts';

type UiSchema = Record<string, unknown>;
interface Form {
  schema: Schema;
  uiSchema: UiSchema;
}

/** Forms by file name: one for each entity and each panel type, self-contained, labels as keys of locales/. */
export function emitForms({ sources }: Model): Map<string, string> {
  const forms = new Map<string, string>();
  const panel = sources.schemas.find((file) => file.name === 'Panel');
  for (const file of sources.schemas) {
    if (file.schema['x-entity']) {
      forms.set(file.name, printForm(formOf(file, sources)));
    } else if (file.schema['x-panel'] && panel) {
      forms.set(file.name, printForm(panelTypeForm(file, file.schema['x-panel'], panel, sources)));
    }
  }
  return forms;
}

function printForm(form: Form): string {
  return printJson('$comment', form);
}

/** Form of one schema: the properties that people fill in. */
export function formOf(file: SchemaFile, sources: Sources): Form {
  const fields = fieldsOf(file.schema, sources).filter(isInForm);
  const names = fields.map((field) => field.name);
  const entries = fields.map((field) => [field.name, formField(field, file.name, sources)] as const);
  const conditions = (['if', 'then', 'else', 'allOf'] as const).flatMap((word) =>
    file.schema[word] ? [[word, selfContained({ [word]: file.schema[word] } as Schema, sources)[word]]] : [],
  );
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, form]) => [name, form.schema])),
      required: (file.schema.required ?? []).filter((name) => names.includes(name)),
      ...Object.fromEntries(conditions),
    },
    uiSchema: Object.fromEntries(entries.map(([name, form]) => [name, form.uiSchema])),
  };
}

/** A panel's form: what all panels have, narrowed to what the type allows, and the type's own settings. */
function panelTypeForm(type: SchemaFile, words: PanelWords, panel: SchemaFile, sources: Sources): Form {
  const common = formOf(panel, sources);
  const settings = formOf(type, sources);
  const { callingModes, defaultCallingMode } = words;
  const callingMode = { ...common.schema.properties?.callingMode, enum: callingModes, default: defaultCallingMode };
  const hidden = callingModes.length === 1 ? { 'ui:widget': 'hidden' } : {};
  return {
    schema: { ...common.schema, properties: { ...common.schema.properties, callingMode, settings: settings.schema } },
    uiSchema: {
      ...common.uiSchema,
      callingMode: { ...(common.uiSchema.callingMode as UiSchema), ...hidden },
      settings: { 'ui:options': { labelKey: textKey.field(panel.name, 'settings') }, ...settings.uiSchema },
    },
  };
}

function formField(field: Field, owner: string, sources: Sources): Form {
  const { schema } = field;
  const options = {
    labelKey: textKey.field(owner, field.name),
    hintKey: hasText(sources, textKey.hint(owner, field.name)) ? textKey.hint(owner, field.name) : undefined,
    enumKey: field.values,
    reference: schema['x-reference'],
    upload: schema['x-upload'] && uploadOf(field.name, schema['x-upload'], sources),
    showWhen: schema['x-show-when'],
    createOnly: schema['x-create-only'],
  };
  const inner = innerForm(field, sources);
  return {
    schema: inner?.schema ?? selfContained(schema, sources),
    uiSchema: { ...(widget(field) && { 'ui:widget': widget(field) }), 'ui:options': options, ...inner?.uiSchema },
  };
}

function widget(field: Field): string | undefined {
  if (field.schema['x-upload']) {
    return 'upload';
  }
  if (field.schema['x-reference']) {
    return field.type === 'list' ? 'references' : 'reference';
  }
  return field.schema['x-widget'] as string | undefined;
}

/** Objects and lists of objects bring a form of their own, labelled by their own shape. */
function innerForm(field: Field, sources: Sources): Form | undefined {
  const { schema, resolved } = field;
  if (schema.$ref && resolved.type === 'object') {
    return formOf({ file: '', folder: '', name: refName(schema.$ref), schema: resolve(schema, sources) }, sources);
  }
  if (resolved.type === 'array' && resolved.items?.$ref) {
    const items = resolve(resolved.items, sources);
    const name = refName(resolved.items.$ref);
    if (items.type === 'object') {
      const form = formOf({ file: '', folder: '', name, schema: items }, sources);
      return {
        schema: { ...selfContained(resolved, sources), items: form.schema },
        uiSchema: { items: form.uiSchema },
      };
    }
    if (items.enum) {
      const uiSchema = { items: { 'ui:options': { enumKey: `values.${name}` } } };
      return { schema: selfContained(resolved, sources), uiSchema };
    }
  }
  return undefined;
}

/** The schema with references put in their place, without the English words that only developers should see. */
function selfContained(schema: Schema, sources: Sources): Schema {
  return mapSchema(inline(schema, sources), ({ description: _, ...node }) => node);
}
