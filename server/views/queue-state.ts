import { limits } from '#generated/limits.ts';
import type { CurrentCall, ExpectedPatient, QueueState, Ticket } from '#generated/shapes.ts';
import { type AppointmentRow, listWithoutTicket } from '../appointments/appointment-row.ts';
import type { Statement } from '../database/command.ts';
import { readLogHead } from '../event-log/take-log.ts';
import { countLists, type statusOfList } from '../queue/count-lists.ts';
import { nextUp } from '../queue/next-up.ts';
import { numberWidth } from '../queue/number-width.ts';
import {
  type CounterPlace,
  freshQueue,
  issuingQueue,
  numbersBySession,
  policyAt,
  type Setting,
} from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import { countWaiting, latestRound, readCounter } from '../queue/read-rows.ts';
import type { CounterRow, QueueRow } from '../queue/rows.ts';
import { servedQueue, sessions } from '../queue/served-queue.ts';
import { ageOn } from './age.ts';
import { readList } from './read-list.ts';
import { type Person, readPerson } from './read-people.ts';
import { whoServes } from './who-serves.ts';

const { queueListRows } = limits;

/** Yields the whole state of a counter and its queue, with full names: this is for staff. */
export function* composeQueueState(place: CounterPlace, setting: Setting): Generator<Statement, QueueState, unknown> {
  const { panel, group, callingMode, variant } = place;
  const { organisation, moment, now } = setting;
  const counter = yield* readCounter(panel.gid);
  const queue = yield* servedQueue(place, setting, counter);
  const head = yield* readLogHead(setting.organisationGid);
  const counts = yield* countLists(place, queue);
  const tickets = function* (list: keyof typeof statusOfList) {
    if (counts[list] === 0) return [];
    const people = yield* readList(place, setting, queue, list, queueListRows);
    return people.map((person) => ticketOf(person, moment.serviceDate));
  };
  const current = yield* readCurrent(counter, moment.serviceDate);
  const nextNumber =
    callingMode === 0
      ? numberAfter(queue)
      : counts.waiting === 0
        ? undefined
        : (yield* nextUp(queue, policyAt(place, setting), panel.gid, now))?.waiter.number;
  return {
    ...head,
    serverTime: now,
    serviceDate: moment.serviceDate,
    timeZoneOffsetMinutes: moment.offsetMinutes,
    session: queue.session,
    panelGid: panel.gid,
    panelName: panel.body.name,
    counterName: panel.body.counterName || panel.body.name,
    ...(yield* whoServes(place, queue, counter)),
    ...(group && { groupGid: group.gid, groupName: group.body.name }),
    organisationName: organisation.name,
    variant,
    callingMode,
    service: counter?.service ?? 'unlogin',
    ...(counter?.staffName && { staffName: counter.staffName }),
    width: numberWidth(queue.startingNumber),
    ...(current && { current }),
    ...(nextNumber !== undefined && { nextNumber }),
    issuingPaused: (yield* issuingQueue(place, setting, queue)).issuing === 'paused',
    ...(numbersBySession(place) && { sessions: yield* readSessions(place, setting) }),
    counts,
    waiting: yield* tickets('waiting'),
    passed: yield* tickets('passed'),
    away: yield* tickets('away'),
    examination: yield* tickets('examination'),
    completed: yield* tickets('completed'),
    expected: counts.expected === 0 ? [] : (yield* readExpected(place, queue, queueListRows)).map(expectedOf),
  };
}

/** Yields the sessions of today that have begun, with how many wait in each: one of them may be left to be finished. */
function* readSessions(
  place: CounterPlace,
  { moment }: Setting,
): Generator<Statement, NonNullable<QueueState['sessions']>, unknown> {
  const begun: NonNullable<QueueState['sessions']> = [];
  for (const session of sessions.slice(0, sessions.indexOf(moment.session) + 1)) {
    const queue = yield* latestRound(freshQueue(place, moment.serviceDate, session));
    begun.push({ session, waiting: yield* countWaiting(queue.gid) });
  }
  return begun;
}

/** Yields those who have an appointment in the session and no ticket yet; none where the room keeps no list. */
export function* readExpected(
  place: CounterPlace,
  queue: QueueRow,
  limit: number,
  from = 0,
): Generator<Statement, AppointmentRow[], unknown> {
  return place.callingMode === 0 || limit === 0 ? [] : yield* listWithoutTicket(place, queue, limit, from);
}

/** The call of a counter, unless it is left over from an earlier business day. */
export function todaysCall(counter: CounterRow | undefined, serviceDate: string): CounterRow['call'] {
  const call = counter?.call ?? null;
  return call && queueName(call.queueGid).serviceDate === serviceDate ? call : null;
}

function* readCurrent(
  counter: CounterRow | undefined,
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
  };
}

/** A ticket as staff see it. */
export function ticketOf(person: Person, serviceDate: string): Ticket {
  const {
    gid,
    number,
    status,
    source,
    issuedAt,
    checkedInAt,
    calledAt,
    appointmentGid,
    calls,
    counterGid,
    forCounterGid,
  } = person;
  return {
    gid,
    number,
    status,
    source,
    ...aboutPatient(person, serviceDate),
    issuedAt,
    ...(checkedInAt !== null && { checkedInAt }),
    ...(calledAt !== null && { calledAt }),
    ...(appointmentGid !== null && { appointmentGid }),
    calls,
    ...(counterGid !== null && { counterGid }),
    ...(forCounterGid !== null && { forCounterGid }),
    ...(person.appointment?.tags?.length && { tags: person.appointment.tags }),
  };
}

function aboutPatient({ appointment }: Person, serviceDate: string): Pick<Ticket, 'name' | 'gender' | 'age'> {
  if (!appointment) return {};
  const age = ageOn(appointment.birthday, serviceDate);
  return {
    name: appointment.name,
    ...(appointment.gender && { gender: appointment.gender }),
    ...(age !== undefined && { age }),
  };
}

/** Somebody with an appointment who has not come, as staff see them. */
export function expectedOf({ gid, body }: AppointmentRow): ExpectedPatient {
  return { appointmentGid: gid, number: body.serialNumber, name: body.name, state: 'notCheckedIn' };
}

function numberAfter({ currentNumber, startingNumber }: QueueRow): number {
  return currentNumber === 0 ? startingNumber : currentNumber + 1;
}
