import type { Changed, QueueState } from '#generated/shapes.ts';
import type { QueueVariant } from '#generated/values.ts';
import { all, type Context, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { noteChange } from '../journal/note-change.ts';
import { decideReset } from '../queue/decide-reset.ts';
import { initialNumber } from '../queue/initial-number.ts';
import {
  type CounterPlace,
  currentQueue,
  freshQueue,
  type OrganisationDay,
  oneForEachQueue,
  readDay,
  readPlace,
  readPlaces,
} from '../queue/place.ts';
import { nextRound } from '../queue/queue-gid.ts';
import { queueExists, readCounter, ticketColumns } from '../queue/read-rows.ts';
import { mayServe, readStaff } from '../queue/read-staff.ts';
import { requireVariant } from '../queue/require-variant.ts';
import type { CounterRow, QueueRow, TicketRow } from '../queue/rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { unfinishedList } from '../queue/status-groups.ts';
import { readCalledPlaces } from '../queue/turn/called-places.ts';
import { lookedAt } from '../queue/turn/meant-place.ts';
import { writeEvents } from '../queue/write-events.ts';
import { composeQueueState } from '../views/queue-state.ts';
import { roundsOf } from './rounds-of.ts';

export interface ResetRequest {
  readonly organisationGid: string;
  readonly variant: QueueVariant;
  /** Who asks: staff reset the counters that they may serve, an administrator (undefined) all. */
  readonly staffGid?: string | undefined;
}

/** What is reset: the queue that a counter serves, or another that it calls in turn. */
export interface OneReset extends ResetRequest {
  readonly panelGid: string;
  readonly queueOwnerGid?: string | undefined;
}

/** What a reset has seen: the rounds that its preview counted (SeenRounds.json); absent where it does not say. */
interface Seen {
  readonly rounds?: string | undefined;
}

/** Command: lets the queues of the present session begin their next round; answers how many did. */
export const resetQueues = defineCommand(
  import.meta.url,
  'resetQueues',
  function* (
    { organisationGid, variant, staffGid, rounds }: ResetRequest & Seen,
    context: Context,
  ): Generator<Statement, Changed, unknown> {
    yield* takeLog(organisationGid, context);
    const day = yield* readDay(organisationGid, context.now);
    const found = yield* queuesToReset({ organisationGid, variant, staffGid }, day);
    checkRounds(rounds, found);
    let count = 0;
    for (const { from, queue } of found) {
      if (yield* resetOne(context, day, from, queue, staffGid)) count += 1;
    }
    return { count };
  },
);

/** Command: lets the queue that a counter serves begin its next round; answers the counter's new state. */
export const resetQueue = defineCommand(
  import.meta.url,
  'resetQueue',
  function* (request: OneReset & Seen, context: Context): Generator<Statement, QueueState, unknown> {
    const { organisationGid, queueOwnerGid, staffGid } = request;
    yield* takeLog(organisationGid, context);
    const day = yield* readDay(organisationGid, context.now);
    const { place, from, queue } = yield* queueToReset(request, day);
    checkRounds(request.rounds, [{ queue }]);
    yield* resetOne(context, day, from, queue, staffGid);
    return yield* composeQueueState(place, day, queueOwnerGid);
  },
);

/** A second reset, of somebody who had asked before the first, would take the numbers that were given since. */
function checkRounds(rounds: string | undefined, found: readonly Pick<Resettable, 'queue'>[]): void {
  if (rounds !== undefined && rounds !== roundsOf(found.map(({ queue }) => queue)))
    throw new Refusal({ code: 'queues_reset' });
}

/** Yields false where nobody has used the queue yet. */
function* resetOne(
  context: Context,
  { organisationGid, organisation }: OrganisationDay,
  place: CounterPlace,
  queue: QueueRow,
  staffGid: string | undefined,
): Generator<Statement, boolean, unknown> {
  if (!(yield* queueExists(queue.gid))) return false;
  const opens = freshQueue(place, queue.serviceDate, queue.session);
  const firstNumber = place.callingMode === 0 ? initialNumber(organisation, opens) : null;
  const fresh = { ...opens, firstNumber, gid: nextRound(queue.gid) };
  const [calling, tickets] = [yield* readCalling(queue), yield* readUnfinished(queue)];
  yield* writeEvents(context, organisationGid, fresh, decideReset({ queue, fresh, calling, tickets }, staffGid));
  yield* noteChange(context, { organisationGid, action: 'reset', family: 'queue', recordGid: queue.gid });
  return true;
}

/** A queue to be reset, and where it is called from. */
interface Resettable {
  readonly from: CounterPlace;
  readonly queue: QueueRow;
}

/** Yields the queue that a counter serves, or the one that is looked at; refuses staff who may not serve it. */
export function* queueToReset(
  { organisationGid, variant, panelGid, queueOwnerGid, staffGid }: OneReset,
  day: OrganisationDay,
): Generator<Statement, Resettable & { readonly place: CounterPlace }, unknown> {
  const place = yield* readPlace(organisationGid, panelGid);
  requireVariant(place, variant);
  if (staffGid !== undefined) yield* readStaff(organisationGid, staffGid, panelGid);
  const from = lookedAt(yield* readCalledPlaces(place), queueOwnerGid);
  return { place, from, queue: yield* servedQueue(from, day, yield* readCounter(panelGid)) };
}

/** Yields the queues that somebody may reset at once: staff with the right to, those of the panels that they may serve. */
export function* queuesToReset(
  { organisationGid, variant, staffGid }: ResetRequest,
  day: OrganisationDay,
): Generator<Statement, Resettable[], unknown> {
  const places = (yield* readPlaces(organisationGid)).filter((place) => place.variant === variant);
  const served = staffGid === undefined ? places : yield* servedBy(organisationGid, staffGid, places);
  const queues: Resettable[] = [];
  for (const from of oneForEachQueue(served)) queues.push({ from, queue: yield* currentQueue(from, day) });
  return queues;
}

function* servedBy(
  organisationGid: string,
  staffGid: string,
  places: readonly CounterPlace[],
): Generator<Statement, CounterPlace[], unknown> {
  const staff = yield* getDocument('staff', organisationGid, staffGid);
  if (!staff || staff.body.enabled === false || !staff.body.resetsAll) throw new Refusal({ code: 'no_permission' });
  return places.filter(({ panel }) => mayServe(staff.body.panels, panel.gid));
}

function* readCalling(queue: QueueRow): Generator<Statement, CounterRow[], unknown> {
  const found = yield* all<{ gid: string }>(
    'counter',
    'SELECT panel_gid AS gid FROM counter WHERE call_queue_gid = ? ORDER BY panel_gid',
    queue.gid,
  );
  const counters: CounterRow[] = [];
  for (const { gid } of found) counters.push((yield* readCounter(gid))!);
  return counters;
}

function* readUnfinished(queue: QueueRow): Generator<Statement, readonly TicketRow[], unknown> {
  return yield* all<TicketRow>(
    'ticket',
    `SELECT ${ticketColumns} FROM ticket t WHERE queue_gid = ? AND status IN ${unfinishedList}
     ORDER BY order_key, number`,
    queue.gid,
  );
}
