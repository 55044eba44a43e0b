import type { Operation, OperationObject, Schemas, Upload, WrittenOperation } from '../model.ts';
import type { Schema } from '../schema.ts';
import { refName } from '../schema-walk.ts';
import { extentOf } from './extent.ts';
import { uploadOf } from './upload.ts';

/** The operation with what may come in: how much, where it has no end, and which files. */
export function withIncoming(operation: WrittenOperation, wire: Schemas, schemas: Schemas): Operation {
  const { object } = operation;
  const body = object.requestBody?.content['application/json']?.schema;
  return {
    ...operation,
    bodyBytes: extentOf(body ?? { type: 'null' }, wire).bytes,
    endless: comesIn(object).flatMap(([name, schema]) => [...new Set(extentOf(schema, wire, name).endless)]),
    uploads: uploadsOf(object, wire, schemas),
  };
}

/** Every schema that somebody outside fills in, by the name of its parameter or `body`. */
function comesIn({ parameters, requestBody }: OperationObject): [string, Schema][] {
  return [
    ...parameters.map(({ name, schema }): [string, Schema] => [name, schema]),
    ...Object.values(requestBody?.content ?? {}).map(({ schema }): [string, Schema] => ['body', schema]),
  ];
}

function uploadsOf({ requestBody }: OperationObject, wire: Schemas, schemas: Schemas): Upload[] {
  const parts = requestBody?.content['multipart/form-data']?.schema.properties ?? {};
  const data = parts.data?.$ref ? wire.get(refName(parts.data.$ref)) : parts.data;
  return Object.keys(parts).flatMap((property) => {
    const words = data?.properties?.[property]?.['x-upload'];
    return words ? [uploadOf(property, words, schemas)] : [];
  });
}
