import type { ServerResponse } from 'node:http';

/** Does something once an answer's connection is closed; at once where its reader has left already, which no event tells. */
export function onceClosed(answer: ServerResponse, work: () => void): void {
  if (answer.closed) work();
  else answer.once('close', work);
}
