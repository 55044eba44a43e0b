import { operations } from '#generated/operations.ts';

const byAddress = new Map<string, (typeof operations)[keyof typeof operations]>(
  Object.values(operations).map((operation) => [`${operation.method} ${operation.path}`, operation]),
);

/** What the contract says of the operation that a request goes to; `schemaPath` with its parameters in braces. */
export function operationAt(request: Request, schemaPath: string) {
  return byAddress.get(`${request.method.toLowerCase()} ${schemaPath}`);
}
