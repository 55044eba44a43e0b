import type { CurrentCall, QueueState } from '#generated/shapes.ts';
import { batchReads } from '../database/batched-reads.ts';
import type { Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';
import { readLogHead } from '../event-log/take-log.ts';
import { nextRaise } from '../queue/next-raise.ts';
import { numberWidth } from '../queue/number-width.ts';
import {
  type CounterPlace,
  gidsOfQueue,
  issuingQueue,
  numbersBySession,
  type OrganisationDay,
  ownerOf,
} from '../queue/place.ts';
import { readPresence } from '../queue/presence.ts';
import { queueName } from '../queue/queue-gid.ts';
import { readLastPress } from '../queue/read-last-press.ts';
import { readCounter } from '../queue/read-rows.ts';
import { isFollowed } from '../queue/read-since-press.ts';
import type { CounterCall, CounterRow } from '../queue/rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { readCalledPlaces } from '../queue/turn/called-places.ts';
import { lookedAt, queueOfCall } from '../queue/turn/meant-place.ts';
import { widthOfQueue } from '../queue/width-of-queue.ts';
import { allowedActions } from './allowed-actions.ts';
import { composeSessions } from './compose-sessions.ts';
import type { Composed } from './composed.ts';
import { composeCounterQueues } from './counter-queues.ts';
import { countElsewhere, readNextAlone } from './next-alone.ts';
import { readQueueLists, waitingTickets } from './queue-lists.ts';
import { readPerson } from './read-people.ts';
import { differsByCounter } from './read-waiting.ts';
import { situations } from './situations.ts';
import { aboutPatient } from './ticket-of.ts';
import { undoOf } from './undo-of.ts';
import { type LastMoved, readMoved } from './view-moves.ts';
import { whoServes } from './who-serves.ts';

/**
 * Yields the whole state of a counter and its queue, with full names: this is for staff. Where it calls from several, the
 * lists are those of the one that is looked at.
 */
export function* composeQueueState(
  place: CounterPlace,
  day: OrganisationDay,
  queueOwnerGid?: string,
): Generator<Statement, QueueState, unknown> {
  return (yield* composeState(place, day, queueOwnerGid)).view;
}

/** Yields the same with what may change it, for those who watch it. */
export function* composeWatchedState(
  place: CounterPlace,
  day: OrganisationDay,
  queueOwnerGid?: string,
): Generator<Statement, Composed<QueueState>, unknown> {
  const { view, queues, moved } = yield* composeState(place, day, queueOwnerGid);
  return {
    view,
    dependsOn: new Set([place.panel.gid, ...queues.flatMap(gidsOfQueue), ...moved.dependsOn]),
    expiresAt: Math.min(day.moment.nextChangeAt, moved.until, yield* nextRaise(queues, day)),
  };
}

/** The state, with the queues on its lists and what may change what it says of the last who was sent elsewhere. */
function* composeState(
  place: CounterPlace,
  day: OrganisationDay,
  queueOwnerGid: string | undefined,
): Generator<Statement, { view: QueueState; queues: readonly CounterPlace[]; moved: LastMoved }, unknown> {
  const { panel, group, callingMode, variant } = place;
  const { organisation, moment, now } = day;
  const counter = yield* readCounter(panel.gid);
  const queues = yield* readCalledPlaces(place);
  const looked = lookedAt(queues, queueOwnerGid);
  const queue = yield* servedQueue(looked, day, counter);
  const [head, lists, current, doctor, issuing, several, calledElsewhere, lastPress, presence, staff, moved] =
    yield* batchReads(
      readLogHead(day.organisationGid),
      readQueueLists(looked, day, queue),
      readCurrent(counter, queues, moment.serviceDate),
      whoServes(place, day, queue, counter),
      issuingQueue(looked, day, queue),
      composeCounterQueues(queues, looked, day, counter, panel.gid),
      countElsewhere(looked, day, queue, panel.gid),
      readLastPress(day.organisationGid, panel.gid, now),
      readPresence(day.organisationGid, counter, organisation.autoLogoutMinutes ?? 0),
      getDocument('staff', day.organisationGid, counter?.staffGid ?? ''),
      readMoved(place, day),
    );
  const { turn, ...queuesInTurn } = several;
  // Hardly ever is anything read for it: what was pressed just now is the last that the log says.
  const followed = lastPress && (yield* isFollowed(day.organisationGid, lastPress, head.seq));
  const press = followed ? undefined : lastPress;
  const alone = turn ? undefined : yield* readNextAlone(looked, day, counter, queue, lists, calledElsewhere);
  const nextNumber = turn ? turn.number : alone?.number;
  const view: QueueState = {
    ...head,
    serverTime: now,
    serviceDate: moment.serviceDate,
    timeZoneOffsetMinutes: moment.offsetMinutes,
    session: queue.session,
    panelGid: panel.gid,
    panelName: panel.body.name,
    panelStatus: panel.body.status ?? 'enable',
    counterName: panel.body.counterName || panel.body.name,
    ...doctor,
    ...(group && { groupGid: group.gid, groupName: group.body.name }),
    organisationName: organisation.name,
    ...(organisation.demo && { demo: true }),
    variant,
    callingMode,
    service: counter?.service ?? 'unlogin',
    ...(counter?.pause && { pause: counter.pause }),
    ...(counter?.staffGid && { staffGid: counter.staffGid }),
    ...(counter?.staffName && { staffName: counter.staffName }),
    ...(organisation.autoLogoutMinutes && { autoLogoutMinutes: organisation.autoLogoutMinutes }),
    ...presence,
    width: numberWidth(queue.startingNumber),
    ...(current && { current }),
    ...(press && { undo: yield* undoOf(press, queues) }),
    ...moved.shown,
    ...(nextNumber !== undefined && { nextNumber }),
    ...(organisation.priorityTags?.length && { priorityTags: [...organisation.priorityTags] }),
    issuingPaused: issuing.issuing === 'paused',
    ...(numbersBySession(looked) && (yield* composeSessions(looked, day, queue, lists.tickets.counts.waiting))),
    ...lists.tickets,
    ...(differsByCounter(lists.line) && { waiting: waitingTickets(panel.gid, looked, lists.line, day, lists.from) }),
    ...queuesInTurn,
    allowedActions: allowedActions(
      situations(place, day, counter, {
        inHand: queueOfCall(queues, counter?.call ?? null),
        looked,
        queue,
        issuing,
        current,
        calledElsewhere,
        extraLeft: lists.tickets.extraLeft,
        press,
        resetsAll: staff?.body.resetsAll === true,
        next: turn ?? alone!,
      }),
    ),
  };
  return { view, queues, moved };
}

/** The call of a counter, unless it is left over from an earlier business day. */
export function todaysCall(counter: CounterRow | undefined, serviceDate: string): CounterRow['call'] {
  const call = counter?.call ?? null;
  return call && queueName(call.queueGid).serviceDate === serviceDate ? call : null;
}

function* readCurrent(
  counter: CounterRow | undefined,
  queues: readonly CounterPlace[],
  serviceDate: string,
): Generator<Statement, CurrentCall | undefined, unknown> {
  const call = todaysCall(counter, serviceDate);
  if (!call) return undefined;
  const { number, calledAt, calls, seq } = call;
  const person = call.ticketGid ? yield* readPerson(call.ticketGid) : undefined;
  return {
    number,
    status: person?.status ?? 'called',
    ...(person && { ticketGid: person.gid, ...aboutPatient(person, serviceDate) }),
    calledAt,
    calls,
    seq,
    ...(queues.length > 1 && (yield* queueOf(call, queues))),
  };
}

/** Of which of several queues a call is. */
function* queueOf(
  call: Pick<CounterCall, 'queueGid'>,
  queues: readonly CounterPlace[],
): Generator<Statement, Pick<CurrentCall, 'queueOwnerGid' | 'width' | 'mark'>, unknown> {
  const { gid, body } = ownerOf(queueOfCall(queues, call));
  const { queueMark: mark } = body;
  return { queueOwnerGid: gid, width: yield* widthOfQueue(call.queueGid), ...(mark && { mark }) };
}
