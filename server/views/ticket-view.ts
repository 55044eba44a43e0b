import type { PauseTold, TicketView } from '#generated/shapes.ts';
import { one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { readLogHead } from '../event-log/take-log.ts';
import { minuteMs } from '../ground/durations.ts';
import { aheadOf } from '../queue/ahead-of.ts';
import { attendantOf } from '../queue/attendant-of.ts';
import { nextPauseEnd } from '../queue/back-at.ts';
import { canceledClinic } from '../queue/canceled-clinic.ts';
import { hasBegun } from '../queue/earlier-sessions.ts';
import { isNear } from '../queue/is-near.ts';
import { locationOf } from '../queue/location-of.ts';
import { nextRaise } from '../queue/next-raise.ts';
import { numberWidth } from '../queue/number-width.ts';
import { pauseOfAll, type Seat } from '../queue/pause-told.ts';
import { type CounterPlace, type OrganisationDay, ownerOf, policyAt, readDay, readPlaces } from '../queue/place.ts';
import { queueNamesRead } from '../queue/queue-names.ts';
import { readCounter, readQueue, readTicket } from '../queue/read-rows.ts';
import type { QueueRow, TicketRow } from '../queue/rows.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { sessions } from '../queue/sessions.ts';
import { isAtCounter, isWaiting } from '../queue/status-groups.ts';
import { calledPlaces, callersOf } from '../queue/turn/called-places.ts';
import { readTicketWait } from '../queue/wait/read-wait.ts';
import type { Composed } from './composed.ts';
import { todaysCall } from './queue-state.ts';
import { wishesFor } from './ticket-wishes.ts';
import { whoServesRead } from './who-serves.ts';

/** An estimate of the wait is of its moment: where nobody is called meanwhile, it is made again after this time. */
const estimateHoldsMs = 5 * minuteMs;

/** Yields the organisation of a ticket by its unguessable key; refuses ticket_not_found. */
export function* findTicketByKey(key: string): Generator<Statement, { gid: string; organisationGid: string }, unknown> {
  const found = yield* one<{ gid: string; organisationGid: string }>(
    'ticket',
    'SELECT gid, organisation_gid AS "organisationGid" FROM ticket WHERE access_key = ?',
    key,
  );
  if (!found) throw new Refusal({ code: 'ticket_not_found' });
  return found;
}

/** Yields what the patient's ticket page shows, by the ticket's unguessable key; it holds no name. */
export function* composeTicketView(key: string, now: number): Generator<Statement, TicketView, unknown> {
  return (yield* composeWatchedTicket(key, now)).view;
}

/** Yields the same with what may change it, for those who watch it. */
export function* composeWatchedTicket(key: string, now: number): Generator<Statement, Composed<TicketView>, unknown> {
  const found = yield* findTicketByKey(key);
  const head = yield* readLogHead(found.organisationGid);
  const ticket = (yield* readTicket(found.gid))!;
  const queue = (yield* readQueue(ticket.queueGid))!;
  const day = yield* readDay(found.organisationGid, now);
  const all = yield* readPlaces(found.organisationGid);
  const places = callersOf(queue.ownerGid, all);
  const own = places.filter((place) => ownerOf(place).gid === queue.ownerGid);
  const [first] = own;
  const room = places.find(({ panel }) => panel.gid === whereTo(ticket)) ?? (own.length === 1 ? first : undefined);
  const seats: Seat[] = [];
  for (const place of places) seats.push({ place, counter: yield* readCounter(place.panel.gid) });
  const seat = seats.find(({ place }) => place === room);
  const who = room ? yield* whoServesRead(room, day, queue, seat?.counter) : {};
  const bound = isAtCounter(ticket.status) || ticket.forCounterGid || ticket.chosenCounterGid;
  // Nobody calls in a suspended organisation, however its counters stood: nobody comes near there, and no time is known.
  const suspended = day.organisation.suspendedAt !== undefined;
  const pause: PauseTold | undefined = suspended ? {} : pauseOfAll(bound && seat ? [seat] : seats, day);
  const goTo = bound || (first && !first.group) ? room : undefined;
  const waits = isWaiting(ticket.status);
  const ahead = waits && first ? yield* aheadOf(first, day, ticket) : 0;
  const noClinic = waits && first !== undefined && (yield* canceledClinic(first, queue, day)) !== undefined;
  const isNext = waits && !noClinic && ahead === 0 && ticket.status !== 'registering' && hasBegun(queue, day);
  const expired = isOver(queue, day, ticket) && !(first && (yield* isServed(first, places, queue, day)));
  const wait =
    expired || suspended || noClinic || !first
      ? undefined
      : yield* readTicketWait(ticket, first, all, queue, day, ahead);
  const mark = first && ownerOf(first).body.queueMark;
  const view: TicketView = {
    ...head,
    number: ticket.number,
    ...(mark && { mark }),
    width: numberWidth(queue.startingNumber),
    status: isNext ? 'onCall' : ticket.status,
    organisationName: day.organisation.name,
    ...(day.organisation.demo && { demo: true }),
    ...(first ? yield* queueNamesRead(first) : { queueName: day.organisation.name }),
    ...(first && { attendant: attendantOf(first) }),
    ...(goTo && { counterName: counterNameOf(goTo), ...(yield* locationOf(goTo.panel)) }),
    ...who,
    ...(pause && { paused: true }),
    ...(pause?.reason && { pauseReason: pause.reason }),
    ...(pause?.until && { pausedUntil: pause.until }),
    ahead,
    ...(noClinic && { noClinic }),
    ...(waits && !suspended && !noClinic && isNear(queue, day, ahead) && { near: true }),
    ...(wait && { wait }),
    currentNumbers: currentNumbers(seats, queue, day),
    issuedAt: ticket.issuedAt,
    // Who steps out, perhaps of another room's line than the one that called, is not called meanwhile.
    ...(ticket.calledAt !== null && !waits && ticket.status !== 'temporarilyAway' && { calledAt: ticket.calledAt }),
    ...(ticket.status === 'called' && { calls: ticket.calls }),
    serverTime: now,
    timeZoneOffsetMinutes: day.moment.offsetMinutes,
    expired,
    ...(first && !expired && { wishes: wishesFor(policyAt(first, day), ticket.status) }),
  };
  return {
    view,
    dependsOn: new Set([
      queue.ownerGid,
      ...places.flatMap((place) => [place.panel.gid, ...calledPlaces(place, all).map((other) => ownerOf(other).gid)]),
    ]),
    expiresAt: Math.min(
      day.moment.nextChangeAt,
      pause?.until ? yield* nextPauseEnd(day) : Number.POSITIVE_INFINITY,
      wait ? now + estimateHoldsMs : Number.POSITIVE_INFINITY,
      waits && first ? yield* nextRaise([first], day) : Number.POSITIVE_INFINITY,
    ),
  };
}

/** The counter that a ticket's patient is at or was sent to, else the one that they chose. */
function whereTo({ status, forCounterGid, counterGid, chosenCounterGid }: TicketRow): string | null {
  return forCounterGid ?? (isAtCounter(status) ? counterGid : (chosenCounterGid ?? counterGid));
}

function counterNameOf({ panel: { body } }: CounterPlace): string {
  return body.counterName || body.name;
}

function currentNumbers(seats: readonly Seat[], queue: QueueRow, day: OrganisationDay): TicketView['currentNumbers'] {
  const numbers = seats.flatMap(({ place, counter }) => {
    const call = todaysCall(counter, day.moment.serviceDate);
    return call?.queueGid === queue.gid ? [{ counterName: counterNameOf(place), number: call.number }] : [];
  });
  return numbers.slice(0, 50);
}

/** Whether a counter still serves the queue, though its session has ended, or comes to it after one before it. */
function* isServed(
  owner: CounterPlace,
  places: readonly CounterPlace[],
  queue: QueueRow,
  day: OrganisationDay,
): Generator<Statement, boolean, unknown> {
  for (const place of places) {
    const served = yield* servedQueue(owner, day, yield* readCounter(place.panel.gid));
    const isBefore = served.session !== 'day' && sessions.indexOf(served.session) < sessions.indexOf(queue.session);
    const comes = isBefore && served.serviceDate === queue.serviceDate;
    if (served.gid === queue.gid || comes) return true;
  }
  return false;
}

/** A ticket is good for its day and session, unless its patient is being called or served. */
function isOver(queue: QueueRow, { moment }: OrganisationDay, { status }: TicketRow): boolean {
  const { serviceDate, session } = moment;
  if (queue.serviceDate !== serviceDate) return queue.serviceDate < serviceDate;
  return !isAtCounter(status) && queue.session !== 'day' && sessions.indexOf(queue.session) < sessions.indexOf(session);
}
