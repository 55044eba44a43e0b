import type { CounterServiceInfo, GroupWaiting, NumberWaiting } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { type DrawnQueue, queuesBehind } from '../desk/device-scope.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { takesNumbers } from '../figures/scope.ts';
import { spansOf, type Tally } from '../figures/tally.ts';
import { numberWidth } from '../queue/number-width.ts';
import { serviceShown } from '../queue/pause-told.ts';
import { type CounterPlace, currentQueue, type OrganisationDay, ownerOf, readPlaces } from '../queue/place.ts';
import { queueNameOf } from '../queue/queue-names.ts';
import { lineLimit } from '../queue/read-line.ts';
import { readCounter } from '../queue/read-rows.ts';
import type { QueueRow } from '../queue/rows.ts';
import { callersOf } from '../queue/turn/called-places.ts';
import { markOfCall } from '../views/called-number.ts';
import { todaysCall } from '../views/queue-state.ts';
import { readLine } from '../views/read-waiting.ts';

/** A number that waits. */
interface Waiting {
  readonly number: number;
  readonly since: number;
}

/** A queue of the cashier and registration counters, with who waits, in the order of the calls. */
export interface LiveQueue {
  readonly drawn: DrawnQueue;
  readonly queue: QueueRow;
  readonly places: readonly CounterPlace[];
  readonly waiting: readonly Waiting[];
}

/** Yields the queues that people draw numbers for, as they stand now. */
export function* readLiveQueues(day: OrganisationDay): Generator<Statement, LiveQueue[], unknown> {
  const all = yield* readPlaces(day.organisationGid);
  const places = all.filter(takesNumbers);
  const queues: LiveQueue[] = [];
  for (const drawn of queuesBehind(places)) {
    const queue = yield* currentQueue(drawn.place, day);
    const { sent, inOrder, byHand } = yield* readLine(drawn.place, day, queue, lineLimit);
    const waiting = [...sent, ...inOrder, ...byHand].map(({ number, checkedInAt, issuedAt }) => ({
      number,
      since: checkedInAt ?? issuedAt,
    }));
    queues.push({ drawn, queue, waiting, places: callersOf(ownerOf(drawn.place).gid, all) });
  }
  return queues;
}

/** How long the one has waited who waits longest; undefined when nobody waits. */
export function longestWaitSeconds(waiting: readonly Waiting[], now: number): number | undefined {
  return waiting.length === 0 ? undefined : waitSeconds(Math.min(...waiting.map(({ since }) => since)), now);
}

/** Yields each queue with who waits and what it did today. */
export function* composeGroupWaiting(
  day: OrganisationDay,
  tallies: ReadonlyMap<string, Tally>,
): Generator<Statement, GroupWaiting[], unknown> {
  const found: GroupWaiting[] = [];
  for (const { drawn, places, waiting } of yield* readLiveQueues(day)) {
    const tally = tallies.get(ownerOf(drawn.place).gid);
    const longest = longestWaitSeconds(waiting, day.now);
    const average = tally && spansOf(tally).averageWaitSeconds;
    found.push({
      ...ownerGids(drawn),
      name: queueNameOf(drawn.place),
      waiting: waiting.length,
      ...(longest !== undefined && { longestWaitSeconds: longest }),
      counters: places.length,
      serving: yield* countServing(places),
      issued: tally?.counts.issued ?? 0,
      completed: tally?.counts.completed ?? 0,
      ...(average !== undefined && { averageWaitSeconds: average }),
    });
  }
  return found;
}

/** Yields each counter with who serves there, the number it has called and what it did today. */
export function* composeCounterServices(
  day: OrganisationDay,
  tallies: ReadonlyMap<string, Tally>,
): Generator<Statement, CounterServiceInfo[], unknown> {
  const staff = new Map((yield* listDocuments('staff', day.organisationGid)).map(({ gid, body }) => [gid, body]));
  const found: CounterServiceInfo[] = [];
  for (const place of (yield* readPlaces(day.organisationGid)).filter(takesNumbers)) {
    const { panel, group } = place;
    const counter = yield* readCounter(panel.gid);
    const call = todaysCall(counter, day.moment.serviceDate);
    const mark = call && (yield* markOfCall(place, call.queueGid));
    const tally = tallies.get(panel.gid);
    const average = tally && spansOf(tally).averageServiceSeconds;
    const staffName = counter?.staffGid ? (staff.get(counter.staffGid)?.name ?? counter.staffName) : undefined;
    found.push({
      panelGid: panel.gid,
      name: panel.body.name,
      ...(panel.body.counterName && { counterName: panel.body.counterName }),
      ...(group && { groupGid: group.gid, groupName: group.body.name }),
      service: serviceShown(place, counter),
      ...(staffName && { staffName }),
      ...(call && { number: call.number, calledAt: call.calledAt }),
      ...(mark && { mark }),
      called: tally?.counts.called ?? 0,
      completed: tally?.counts.completed ?? 0,
      passed: tally?.counts.passed ?? 0,
      ...(average !== undefined && { averageServiceSeconds: average }),
    });
  }
  return found;
}

/** Yields the numbers that wait, queue by queue. */
export function* composeNumbersWaiting(day: OrganisationDay): Generator<Statement, NumberWaiting[], unknown> {
  return (yield* readLiveQueues(day)).flatMap(({ drawn, queue, waiting }) =>
    waiting.map(({ number, since }, ahead) => ({
      number,
      width: numberWidth(queue.startingNumber),
      queueName: queueNameOf(drawn.place),
      ...ownerGids(drawn),
      since,
      waitSeconds: waitSeconds(since, day.now),
      ahead,
    })),
  );
}

function* countServing(places: readonly CounterPlace[]): Generator<Statement, number, unknown> {
  let serving = 0;
  for (const place of places) {
    if (serviceShown(place, yield* readCounter(place.panel.gid)) === 'serving') serving += 1;
  }
  return serving;
}

function ownerGids({ group, place }: DrawnQueue): { groupGid: string } | { panelGid: string } {
  return group ? { groupGid: group.gid } : { panelGid: place.panel.gid };
}

function waitSeconds(since: number, now: number): number {
  return Math.max(0, Math.round((now - since) / 1000));
}
