import type { Model } from '../model.ts';
import { docComment, literal, printTypeScript } from '../print.ts';

const kilobyte = 1024;

/** How many bytes of JSON each operation takes, as its schema allows; a kilobyte where it says nothing. */
export function emitBodyLimits(model: Model): string {
  const most = Number(model.shapes.get('Limits')?.schema.properties?.jsonBodyBytes?.const);
  const entries = model.operations
    .map((operation) => [operation.object.operationId, limitOf(operation.bodyBytes, most)] as const)
    .filter(([, bytes]) => bytes > kilobyte)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return printTypeScript(
    "import type { OperationId } from './operations.ts';",
    `${docComment('Bytes of JSON that an operation takes where it takes more than leastBodyLimit.')}export const bodyLimits: { readonly [Id in OperationId]?: number } = ${literal(Object.fromEntries(entries))};`,
    `export const leastBodyLimit = ${kilobyte};`,
  );
}

function limitOf(bytes: number, most: number): number {
  return Math.min(most, kilobyte * Math.ceil(bytes / kilobyte));
}
