import type { WalkInNumbers } from '#generated/values.ts';
import { one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { drawsFrom, nextFree } from './decide-ticket.ts';
import type { Policy } from './policy/policy.ts';
import type { QueueRow } from './rows.ts';

/** What a policy says of patients whom staff add beyond the numbers of a session. */
export type ExtraRules = Pick<Policy, 'extraLimit' | 'extraNumbers'>;

/** Yields how many more patients staff may add to a queue. */
export function* countExtraLeft(
  queueGid: string,
  { extraLimit }: Pick<ExtraRules, 'extraLimit'>,
): Generator<Statement, number, unknown> {
  if (extraLimit === 0) return 0;
  const found = yield* one<{ count: number }>(
    'ticket',
    `SELECT COUNT(*) AS count FROM ticket WHERE queue_gid = ? AND source = 'extra' AND status <> 'canceled'`,
    queueGid,
  );
  return Math.max(0, extraLimit - Number(found?.count ?? 0));
}

/** Refuses extra_limit_reached once as many were added as the policy allows. */
export function* requireExtraLeft(queueGid: string, rules: ExtraRules): Generator<Statement, void, unknown> {
  const left = yield* countExtraLeft(queueGid, rules);
  if (left === 0) throw new Refusal({ code: 'extra_limit_reached', params: { number: rules.extraLimit } });
}

/**
 * The first number that somebody who is added may have: the next one, or the one behind all that the session can have,
 * so that walk-ins go on below it.
 * @param walkInsLeft how many more walk-ins the session can have; infinity for no limit
 * @param taken the numbers from the number counter upwards that somebody has
 * @param numbers which of the others walk-ins get
 */
export function firstExtraNumber(
  { extraNumbers }: ExtraRules,
  queue: QueueRow,
  walkInsLeft: number,
  { taken, numbers }: { readonly taken: ReadonlySet<number>; readonly numbers: WalkInNumbers | undefined },
): number {
  const next = drawsFrom(queue);
  if (extraNumbers === 'continuing') return next;
  let last = next - 1;
  for (let left = Number.isFinite(walkInsLeft) ? walkInsLeft : 0; left > 0; left -= 1) {
    last = nextFree(last + 1, taken, numbers);
  }
  return Math.max(last, ...taken) + 1;
}
