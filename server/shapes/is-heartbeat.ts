import type { OperationId } from '#generated/operations.ts';

const heartbeats: ReadonlySet<OperationId> = new Set(['reportScreen', 'reportScreenAgain', 'reportMachine']);

/** Whether thousands of devices call an operation all the time, to say how they are. */
export function isHeartbeat(operationId: OperationId | undefined): boolean {
  return operationId !== undefined && heartbeats.has(operationId);
}
