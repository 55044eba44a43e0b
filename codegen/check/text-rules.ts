import { type Field, fieldsOf, isColumn, isFilter, isInForm } from '../expand/fields.ts';
import type { SchemaFile, Sources } from '../model.ts';
import { refName, walk } from '../schema-walk.ts';
import { textAt, textKey } from '../texts.ts';
import { hasForm } from './file-rules.ts';

/** A message for each text that a language lacks. */
export function checkTexts(sources: Sources): string[] {
  return neededTexts(sources).flatMap((key) => {
    const missing = Object.entries(sources.locales)
      .filter(([, texts]) => textAt(texts, key) === undefined)
      .map(([locale]) => locale);
    return missing.length > 0 ? [`locales/: ${key} has no text in ${missing.join(', ')} (texts-exist)`] : [];
  });
}

/** Every key whose text the schemas call for: names of things, fields, values, panel types, errors. */
export function neededTexts(sources: Sources): string[] {
  const keys = new Set<string>();
  for (const file of sources.schemas) {
    if (file.schema['x-entity']) {
      keys.add(textKey.entity(file.name));
    }
    if (file.schema['x-panel']) {
      keys.add(textKey.panelType(file.schema['x-panel'].name));
    }
    for (const { name } of (file.schema['x-presets'] ?? []) as { name: string }[]) {
      keys.add(textKey.preset(file.name, name));
    }
    for (const code of file.name === 'ErrorCode' ? (file.schema.enum ?? []) : []) {
      keys.add(textKey.error(String(code)));
    }
  }
  for (const shape of shapesWithLabels(sources)) {
    for (const value of shape.schema.enum ?? []) {
      keys.add(textKey.value(`values.${shape.name}`, value ?? 'null'));
    }
    for (const field of shape.schema.properties ? fieldsOf(shape.schema, sources).filter(isSeen) : []) {
      keys.add(textKey.field(shape.name, field.name));
    }
  }
  return [...keys].sort();
}

function isSeen(field: Field): boolean {
  return (
    isInForm(field) ||
    field.schema['x-panel-settings'] === true ||
    isColumn(field) ||
    (isFilter(field) && field.type !== 'boolean')
  );
}

/** What people fill in or see in lists: entities and panel types, and the shapes these are made of. */
function shapesWithLabels(sources: Sources): Set<SchemaFile> {
  const found = new Set<SchemaFile>();
  const add = (file: SchemaFile | undefined) => {
    if (!file || found.has(file)) {
      return;
    }
    found.add(file);
    for (const { schema } of walk(file)) {
      const name = schema.$ref && refName(schema.$ref);
      add(name ? sources.schemas.find((one) => one.name === name) : undefined);
    }
  };
  sources.schemas.filter(hasForm).forEach(add);
  return found;
}
