import { counterActionRows } from '../counter-actions.ts';
import type { Field, Model, Shape } from '../model.ts';
import { refName, walk } from '../schema-walk.ts';
import type { Sources } from '../sources.ts';
import { textAt, textKey } from '../texts.ts';

/** A message for each text that a language lacks. */
export function checkTexts({ locales }: Sources, model: Model): string[] {
  return neededTexts(model).flatMap((key) => {
    const missing = Object.entries(locales)
      .filter(([, texts]) => textAt(texts, key) === undefined)
      .map(([locale]) => locale);
    return missing.length > 0 ? [`locales/: ${key} has no text in ${missing.join(', ')} (texts-exist)`] : [];
  });
}

/** Every key whose text the schemas call for: names of things, fields, values, panel types, errors, counter actions. */
export function neededTexts({ shapes, families }: Model): string[] {
  const keys = new Set<string>();
  for (const file of shapes.values()) {
    if (file.schema['x-entity']) {
      keys.add(textKey.entity(file.name));
      keys.add(textKey.purpose(file.name));
      const title = file.schema['x-entity'].page?.title;
      if (title) keys.add(title);
    }
    if (file.schema['x-panel']) {
      keys.add(textKey.panelType(file.schema['x-panel'].name));
      keys.add(textKey.panelTypeHint(file.schema['x-panel'].name));
    }
    for (const { name } of file.schema['x-presets'] ?? []) {
      keys.add(textKey.preset(file.name, name));
    }
    for (const code of file.name === 'ErrorCode' ? (file.schema.enum ?? []) : []) {
      keys.add(textKey.error(String(code)));
    }
    for (const { action, about, key, button, confirm } of counterActionRows(file.schema)) {
      if (key || button || about.includes('patient')) keys.add(textKey.action(action));
      for (const part of confirm ? confirmTexts : []) keys.add(textKey.confirm(action, part));
    }
  }
  for (const shape of shapesWithLabels(shapes)) {
    for (const value of shape.schema.enum ?? []) {
      keys.add(textKey.value(textKey.values(shape.name), value ?? 'null'));
    }
    // The form of a new record is not divided into tabs: these are sections of it.
    const isMade = families.some(({ entity, verbs }) => entity === shape && verbs.includes('create'));
    for (const { schema } of shape.fields.filter(({ inForm }) => inForm)) {
      const section = schema['x-section'] ?? (isMade && schema['x-tab']);
      if (section) keys.add(textKey.section(section));
    }
    for (const field of shape.fields.filter(isSeen)) {
      keys.add(textKey.field(shape.name, field.name));
    }
  }
  return [...keys].sort();
}

/** What stands in the window that asks before an action is done. */
const confirmTexts = ['heading', 'text', 'confirm'] as const;

function isSeen(field: Field): boolean {
  return (
    field.inForm ||
    field.schema['x-panel-settings'] === true ||
    field.column ||
    (field.filter && field.type !== 'boolean')
  );
}

/** What people fill in or see in lists: entities and panel types, and the shapes these are made of. */
function shapesWithLabels(shapes: Model['shapes']): Set<Shape> {
  const found = new Set<Shape>();
  const add = (file: Shape | undefined) => {
    if (!file || found.has(file)) {
      return;
    }
    found.add(file);
    for (const { schema } of walk(file)) {
      const name = schema.$ref && refName(schema.$ref);
      add(name ? shapes.get(name) : undefined);
      if (schema['x-known']) add(shapes.get(refName(schema['x-known'])));
    }
  };
  [...shapes.values()].filter(({ hasForm }) => hasForm).forEach(add);
  return found;
}
