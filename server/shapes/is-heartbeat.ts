import type { OperationId } from '#generated/operations.ts';

/** Whether thousands of devices call an operation all the time, to say how they are. */
export function isHeartbeat(operationId: OperationId | undefined): boolean {
  return operationId === 'reportScreen' || operationId === 'reportMachine';
}
