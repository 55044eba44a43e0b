import type { CurrentCall, ExpectedPatient, QueueState, Ticket } from '#generated/shapes.ts';
import { type AppointmentRow, listWithoutTicket } from '../appointments/appointment-row.ts';
import type { Statement } from '../database/command.ts';
import { readLogHead } from '../event-log/take-log.ts';
import { numberWidth } from '../queue/number-width.ts';
import { type CounterPlace, currentQueue, freshQueue, numbersBySession, type Setting } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import { countWaiting, latestRound, readCounter } from '../queue/read-rows.ts';
import type { CounterRow, QueueRow } from '../queue/rows.ts';
import { servedQueue, sessions } from '../queue/served-queue.ts';
import { ageOn } from './age.ts';
import { type Person, readPeople, readPerson } from './read-people.ts';
import { whoServes } from './who-serves.ts';

/** Rows of one list at most; the schema's limit. */
const listLimit = 1000;

/** Yields the whole state of a counter and its queue, with full names: this is for staff. */
export function* composeQueueState(place: CounterPlace, setting: Setting): Generator<Statement, QueueState, unknown> {
  const { panel, group, callingMode, variant } = place;
  const { organisation, moment, now } = setting;
  const counter = yield* readCounter(panel.gid);
  const queue = yield* servedQueue(place, setting, counter);
  const head = yield* readLogHead(setting.organisationGid);
  const waiting = yield* readPeople(queue.gid, 'waiting', listLimit);
  const current = yield* readCurrent(counter, moment.serviceDate);
  const nextNumber = callingMode === 0 ? numberAfter(queue) : firstFor(panel.gid, waiting)?.number;
  const asTicket = (person: Person) => ticketOf(person, moment.serviceDate);
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
    issuingPaused: (yield* currentQueue(place, setting)).issuing === 'paused',
    ...(numbersBySession(place) && { sessions: yield* readSessions(place, setting) }),
    waiting: waiting.map(asTicket),
    passed: (yield* readPeople(queue.gid, 'passed', listLimit)).map(asTicket),
    completed: (yield* readPeople(queue.gid, 'completed', listLimit)).map(asTicket),
    expected: (yield* readExpected(place, queue, listLimit)).map(expectedOf),
  };
}

/** Whom a counter calls next: first those who were sent to it, and nobody who was sent to another. */
function firstFor(panelGid: string, waiting: readonly Person[]): Person | undefined {
  const sent = waiting.find(({ forCounterGid }) => forCounterGid === panelGid);
  return sent ?? waiting.find(({ forCounterGid }) => forCounterGid === null);
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
): Generator<Statement, AppointmentRow[], unknown> {
  return place.callingMode === 0 || limit === 0 ? [] : yield* listWithoutTicket(place, queue, limit);
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
    ...(person && { ticketGid: person.gid, ...aboutPatient(person, serviceDate) }),
    calledAt,
    calls,
    seq,
  };
}

function ticketOf(person: Person, serviceDate: string): Ticket {
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

function expectedOf({ gid, body }: AppointmentRow): ExpectedPatient {
  return { appointmentGid: gid, number: body.serialNumber, name: body.name, state: 'notCheckedIn' };
}

function numberAfter({ currentNumber, startingNumber }: QueueRow): number {
  return currentNumber === 0 ? startingNumber : currentNumber + 1;
}
