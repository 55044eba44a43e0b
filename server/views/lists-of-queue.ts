import type { ViewPerson } from '#generated/shapes.ts';
import type { CallReason } from '#generated/values.ts';
import type { Statement } from '../database/command.ts';
import { type AppointmentRow, listWithoutTicket } from '../queue/appointment-row.ts';
import { numberWidth } from '../queue/number-width.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import type { QueueRow } from '../queue/rows.ts';
import { composeAppointments } from './appointment-list.ts';
import { type CheckIns, hallPeople } from './hall-people.ts';
import type { Person } from './read-people.ts';
import { sessionMark } from './session-mark.ts';
import { listLimit, type ShownParts } from './shown-parts.ts';
import { viewExpected, viewPerson } from './view-person.ts';

/** The lists of one queue on a screen. */
export interface ViewLists extends CheckIns {
  readonly next: ViewPerson[];
  readonly passed: ViewPerson[];
  readonly expected: ViewPerson[];
  readonly examining?: ViewPerson[];
  readonly back?: ViewPerson[];
  readonly appointments?: ViewPerson[];
  readonly waitingCount: number;
}

/** Yields who is next, passed and expected in a queue, as far as the screen shows them. */
export function* composeLists(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
  parts: ShownParts,
  counterGid?: string,
): Generator<Statement, ViewLists, unknown> {
  const lists = yield* readLists(place, day, queue, parts, counterGid);
  return { ...lists, next: lists.next.map(({ shown }) => shown).map(nextIsOnCall) };
}

/** Somebody in line on a screen, with the reason for the place; without one whom only staff call, by number. */
export interface ShownInLine {
  readonly shown: ViewPerson;
  readonly reason: CallReason | undefined;
}

/**
 * Yields the same with nobody told that they are next.
 * @param mark of the queue, where its numbers stand beside those of others
 */
export function* readLists(
  place: CounterPlace,
  day: OrganisationDay,
  queue: QueueRow,
  parts: ShownParts,
  counterGid?: string,
  mark?: string,
): Generator<Statement, Omit<ViewLists, 'next'> & { readonly next: readonly ShownInLine[] }, unknown> {
  const width = numberWidth(queue.startingNumber);
  const before = sessionMark({ queueGid: queue.gid, mark }, day, parts.language);
  const onScreen = (person: Person) => marked(before, viewPerson(person, width, day, parts));
  const absent = (row: AppointmentRow) => marked(before, viewExpected(row, width, day, parts));
  const wanted = place.callingMode !== 0 && (parts.expected || parts.appointments);
  const expected = wanted ? yield* listWithoutTicket(place, queue, listLimit) : [];
  const hall = hallPeople(place, day, queue, counterGid);
  return {
    next: (yield* hall.waiting(parts.next)).map((person) => ({ shown: onScreen(person), reason: person.reason })),
    passed: (yield* hall.withStatus('passed', parts.passed ? listLimit : 0)).map(onScreen),
    expected: parts.expected ? expected.map(absent) : [],
    ...(parts.examining && { examining: (yield* hall.withStatus('checking', listLimit)).map(onScreen) }),
    ...(parts.back && { back: (yield* hall.withStatus('checkBack', listLimit)).map(onScreen) }),
    ...(parts.appointments && {
      appointments: (yield* composeAppointments(hallPeople(place, day, queue), expected, day, queue, parts)).map(
        (person) => marked(before, person),
      ),
    }),
    waitingCount: yield* hall.countWaiting(),
    ...(parts.checkIns && (yield* hall.countCheckIns())),
  };
}

/** Whoever is called next should stand ready; who has not come yet cannot. */
export function nextIsOnCall(person: ViewPerson, index: number): ViewPerson {
  return index === 0 && person.status !== 'registering' ? { ...person, status: 'onCall' } : person;
}

/** Somebody whose number is shown with what tells it apart from others before it. */
export function marked(mark: string, person: ViewPerson): ViewPerson {
  return { ...person, label: mark + person.label };
}
