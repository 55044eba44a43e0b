import type { Model, Operation } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

/** The table of all operations: how each is called and with which tokens. */
export function emitOperations(model: Model): string {
  const entries = [...model.operations]
    .sort((one, other) => (one.object.operationId < other.object.operationId ? -1 : 1))
    .map((operation) => [operation.object.operationId, describe(operation)] as const);
  return printTypeScript(
    `export const operations = ${literal(Object.fromEntries(entries))} as const;`,
    'export type OperationId = keyof typeof operations;',
  );
}

function describe({ path, method, object }: Operation) {
  const content = object.requestBody?.content ?? {};
  return {
    method,
    path,
    security: object.security.flatMap((requirement) => Object.keys(requirement)),
    ...object['x-family'],
    role: object['x-role'],
    multipart: 'multipart/form-data' in content,
    idempotent: object.parameters.some((parameter) => parameter.name === 'Idempotency-Key'),
    namesOrganisation: object.parameters.some((parameter) => parameter.name === 'orgGid'),
    stream: JSON.stringify(object.responses).includes('text/event-stream'),
  };
}
