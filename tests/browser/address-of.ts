import { type OperationId, operations } from '#generated/operations.ts';

/** What the addresses of an operation look like, as a browser's routes take it. */
export function addressOf(operation: OperationId): RegExp {
  return new RegExp(`${operations[operation].path.replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
}
