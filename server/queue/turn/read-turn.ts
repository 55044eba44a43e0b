import { batchReads } from '../../database/batched-reads.ts';
import type { Statement } from '../../database/command.ts';
import { type CounterPlace, type OrganisationDay, ownerOf, policyAt } from '../place.ts';
import { chooseNext } from '../policy/choose-next.ts';
import { readHeads } from '../read-line.ts';
import { countCalling } from '../read-rows.ts';
import type { CounterRow } from '../rows.ts';
import { servedQueue } from '../served-queue.ts';
import type { TurnQueue } from './whose-turn.ts';

/** Yields what the choice of Next among the queues of a counter rests on, of each in their order. */
export function* readTurn(
  queues: readonly CounterPlace[],
  day: OrganisationDay,
  counter: CounterRow | undefined,
  panelGid: string,
): Generator<Statement, TurnQueue[], unknown> {
  return yield* batchReads(...queues.map((place) => readOne(place, day, counter, panelGid)));
}

function* readOne(
  place: CounterPlace,
  day: OrganisationDay,
  counter: CounterRow | undefined,
  panelGid: string,
): Generator<Statement, TurnQueue, unknown> {
  const queue = yield* servedQueue(place, day, counter, { finishing: true });
  const policy = policyAt(place, day);
  const { heads, sent } = yield* readHeads(queue.gid, policy, panelGid);
  return {
    ownerGid: ownerOf(place).gid,
    callsInARow: policy.callsInARow,
    sent: sent[0]?.number,
    callable: chooseNext(policy, heads, queue, day.now)?.waiter.number,
    full: policy.roomCap > 0 && (yield* countCalling(queue.gid, panelGid)) >= policy.roomCap,
  };
}
