import type { Field, Model, Shape } from '../model.ts';
import { printJson } from '../print.ts';
import { inline } from '../references.ts';
import type { Schema } from '../schema.ts';
import { mapSchema, refName } from '../schema-walk.ts';
import type { Json, PanelWords } from '../schema-words.ts';
import { textKey } from '../texts.ts';

type UiSchema = Record<string, unknown>;
interface Form {
  schema: Schema;
  uiSchema: UiSchema;
}

/** Forms by file name: one for each entity and each panel type, self-contained, labels as keys of locales/. */
export function emitForms(model: Model): Map<string, string> {
  const forms = new Map<string, string>();
  const shapes = [...model.shapes.values()];
  const panel = shapes.find(({ fields }) => fields.some(({ schema }) => schema['x-panel-settings']));
  for (const file of shapes) {
    if (file.schema['x-entity']) {
      forms.set(file.name, printForm(formOf(file, model)));
    } else if (file.schema['x-panel'] && panel) {
      forms.set(file.name, printForm(panelTypeForm(file, file.schema['x-panel'], panel, model)));
    }
  }
  return forms;
}

function printForm(form: Form): string {
  return printJson('$comment', form);
}

/** Form of one schema: the properties that people fill in. */
export function formOf(file: Shape, model: Model): Form {
  const fields = file.fields.filter(({ inForm }) => inForm);
  const names = fields.map((field) => field.name);
  const entries = fields.map((field) => [field.name, formField(field, file.name, model)] as const);
  const conditions = (['if', 'then', 'else', 'allOf'] as const).flatMap((word) =>
    file.schema[word] ? [[word, selfContained({ [word]: file.schema[word] } as Schema, model)[word]]] : [],
  );
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, form]) => [name, form.schema])),
      required: (file.schema.required ?? []).filter((name) => names.includes(name)),
      ...(file.schema.default !== undefined && { default: file.schema.default }),
      ...Object.fromEntries(conditions),
    },
    uiSchema: Object.fromEntries(entries.map(([name, form]) => [name, form.uiSchema])),
  };
}

/** A panel's form: what all panels have, narrowed to what the type allows, and the type's own settings. */
function panelTypeForm(type: Shape, words: PanelWords, panel: Shape, model: Model): Form {
  const kept = panel.fields.filter(({ schema }) => isForType(schema['x-for-types'], words));
  const common = formOf({ ...panel, fields: kept }, model);
  const settings = formOf(type, model);
  const { callingModes, defaultCallingMode } = words;
  const callingMode = { ...common.schema.properties?.callingMode, enum: callingModes, default: defaultCallingMode };
  const hidden = callingModes.length === 1 ? { 'ui:widget': 'hidden' } : {};
  const own: Form = {
    schema: settings.schema,
    uiSchema: { 'ui:options': { labelKey: textKey.field(panel.name, 'settings') }, ...settings.uiSchema },
  };
  // The type's settings are asked for where the panel has them.
  const fields = kept.flatMap(({ name, schema }): [string, Form][] => {
    if (schema['x-panel-settings']) return [[name, own]];
    const property = common.schema.properties?.[name];
    return property ? [[name, { schema: property, uiSchema: common.uiSchema[name] as UiSchema }]] : [];
  });
  const properties = Object.fromEntries(fields.map(([name, form]) => [name, form.schema]));
  const uiSchema = Object.fromEntries(fields.map(([name, form]) => [name, form.uiSchema]));
  return {
    schema: { ...common.schema, properties: { ...properties, callingMode } },
    uiSchema: { ...uiSchema, callingMode: { ...(common.uiSchema.callingMode as UiSchema), ...hidden } },
  };
}

/** Whether panels of a type have a property (`x-for-types`). */
function isForType(conditions: Schema['x-for-types'], words: PanelWords): boolean {
  const facts: Record<string, Json> = { ...words, blocks: blocksOf(words.layout) };
  return Object.entries(conditions ?? {}).every(([word, wanted]) =>
    [facts[word] ?? null].flat().some((fact) => wanted.includes(fact)),
  );
}

/** The kinds of blocks in a layout. */
function blocksOf(layout: Json): string[] {
  if (Array.isArray(layout)) return layout.flatMap(blocksOf);
  if (typeof layout !== 'object' || layout === null) return [];
  return [...(typeof layout.type === 'string' ? [layout.type] : []), ...Object.values(layout).flatMap(blocksOf)];
}

function formField(field: Field, owner: string, model: Model): Form {
  const { schema } = field;
  const hintKey = textKey.hint(owner, field.name);
  const faultKey = textKey.fault(owner, field.name);
  const options = {
    labelKey: textKey.field(owner, field.name),
    hintKey: model.texts.has(hintKey) ? hintKey : undefined,
    faultKey: model.texts.has(faultKey) ? faultKey : undefined,
    enumKey: field.values,
    reference: schema['x-reference'],
    suggest: schema['x-suggest'],
    upload: field.upload,
    chooseFrom: schema['x-choose-from'],
    showWhen: schema['x-show-when'],
    notBefore: schema['x-not-before'],
    needed: schema['x-needed'],
    tab: schema['x-tab'],
    section: schema['x-section'],
    template: schema['x-template'],
    minuteStep: schema['x-minute-step'],
    createOnly: schema['x-create-only'],
  };
  const inner = innerForm(field, model);
  return {
    schema: inner?.schema ?? selfContained(schema, model),
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
  if (field.schema['x-suggest']) {
    return 'suggestion';
  }
  return field.schema['x-widget'] ?? field.resolved['x-widget'];
}

/** Objects and lists of objects bring a form of their own, labelled by their own shape. */
function innerForm(field: Field, model: Model): Form | undefined {
  const { schema, resolved } = field;
  const object = schema.$ref && resolved.type === 'object' ? model.shapes.get(refName(schema.$ref)) : undefined;
  if (object) {
    return formOf(object, model);
  }
  const items = resolved.items?.$ref ? model.shapes.get(refName(resolved.items.$ref)) : undefined;
  if (resolved.type === 'array' && items) {
    if (items.schema.type === 'object') {
      const form = formOf(items, model);
      return {
        schema: { ...selfContained(resolved, model), items: form.schema },
        uiSchema: { items: form.uiSchema },
      };
    }
    if (items.schema.enum) {
      const uiSchema = { items: { 'ui:options': { enumKey: `values.${items.name}` } } };
      return { schema: selfContained(resolved, model), uiSchema };
    }
  }
  return undefined;
}

/** The schema with references put in their place, without the English words that only developers should see. */
function selfContained(schema: Schema, model: Model): Schema {
  return mapSchema(inline(schema, model.schemas), ({ description: _, ...node }) => node);
}
