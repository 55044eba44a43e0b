import type { Schemas, Shape } from '../model.ts';
import type { SchemaFile } from '../sources.ts';
import { madeShapes, parentKey } from './entity.ts';
import { fieldsOf, sortable } from './fields.ts';

/** One file of `schemas/` with all that follows from it. */
export function shapeOf(file: SchemaFile, schemas: Schemas): Shape {
  const { folder, name, schema } = file;
  const fields = fieldsOf(schema, schemas);
  return {
    name,
    folder,
    schema,
    fields,
    sortable: sortable(fields),
    made: madeShapes(file),
    parentKey: parentKey(schema),
    hasForm: folder === 'entities' || folder === 'panel-types',
  };
}
