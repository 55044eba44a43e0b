import type { Statement } from '../database/command.ts';
import type { NextUp } from './counter-state.ts';
import { chooseNext } from './policy/choose-next.ts';
import type { Policy } from './policy/policy.ts';
import { queueName } from './queue-gid.ts';
import { type LineQueue, readHeadsByName } from './read-line.ts';

/**
 * Yields whom a counter calls next from a queue in its present round: those who were sent to it before all others, then
 * by the rules of the queue.
 */
export function* nextUp(
  queue: LineQueue,
  policy: Policy,
  panelGid: string,
  now: number,
): Generator<Statement, NextUp | undefined, unknown> {
  const { heads, sent } = yield* readHeadsByName(queueName(queue.gid), policy, panelGid);
  return sent[0] ? { waiter: sent[0], reason: 'sent' } : chooseNext(policy, heads, queue, now);
}
