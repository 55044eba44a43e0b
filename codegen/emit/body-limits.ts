import { extentOf } from '../expand/extent.ts';
import type { Model, Operation, Schema } from '../model.ts';
import { docComment, literal, printTypeScript } from '../print.ts';

const kilobyte = 1024;

/** How many bytes of JSON each operation takes, as its schema allows; a kilobyte where it says nothing. */
export function emitBodyLimits(model: Model): string {
  const most = Number(
    model.sources.schemas.find(({ name }) => name === 'Limits')?.schema.properties?.jsonBodyBytes?.const,
  );
  const entries = model.operations
    .map((operation) => [operation.object.operationId, limitOf(operation, model.wire, most)] as const)
    .filter(([, bytes]) => bytes > kilobyte)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return printTypeScript(
    "import type { OperationId } from './operations.ts';",
    `${docComment('Bytes of JSON that an operation takes where it takes more than leastBodyLimit.')}export const bodyLimits: { readonly [Id in OperationId]?: number } = ${literal(Object.fromEntries(entries))};`,
    `export const leastBodyLimit = ${kilobyte};`,
  );
}

function limitOf({ object }: Operation, wire: ReadonlyMap<string, Schema>, most: number): number {
  const body = object.requestBody?.content['application/json']?.schema;
  const { bytes } = extentOf(body ?? { type: 'null' }, wire);
  return Math.min(most, kilobyte * Math.ceil(bytes / kilobyte));
}
