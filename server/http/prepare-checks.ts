import type { EventLoop } from '../event-loop/event-loop.ts';
import type { OperationContract } from '../shapes/operation.ts';

/** One operation's checks take some milliseconds; between two of them everybody else has a long turn. */
const everyMs = 100;

/**
 * Makes the checks of all operations, one after the other while the server already serves, so that nobody's first call
 * waits for it, and nobody else for that call.
 */
export function prepareChecks(contracts: readonly OperationContract[], loop: EventLoop): void {
  const left = [...contracts];
  const steps = setInterval(() => {
    const next = left.shift();
    if (!next) return clearInterval(steps);
    loop.mark(`checks of ${next.operationId}`);
    next.validators();
  }, everyMs).unref();
}
