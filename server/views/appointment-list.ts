import type { ViewPerson } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';
import { numberWidth } from '../queue/number-width.ts';
import type { OrganisationDay } from '../queue/place.ts';
import type { QueueRow } from '../queue/rows.ts';
import type { HallPeople } from './hall-people.ts';
import { patientStateOf } from './patient-state.ts';
import type { Person } from './read-people.ts';
import { listLimit, type ShownParts } from './shown-parts.ts';
import { viewExpected, viewPerson } from './view-person.ts';

/** Statuses, beside waiting, in which a patient is still on the session's list. */
const listedStatuses = ['called', 'consulting', 'serving', 'checking', 'temporarilyAway', 'passed'] as const;

/** Yields those of a queue who are neither expected nor done with. */
export function* readListed(hall: HallPeople): Generator<Statement, Person[], unknown> {
  const people = [...(yield* hall.waiting(listLimit))];
  for (const status of listedStatuses) people.push(...(yield* hall.withStatus(status, listLimit)));
  return people;
}

/**
 * Yields the session's list of appointments as a screen shows it, by number. Where not all find room, those who are done
 * give way, the earliest first.
 * @param expected those who have an appointment and no ticket
 */
export function* composeAppointments(
  hall: HallPeople,
  expected: readonly AppointmentRow[],
  day: OrganisationDay,
  queue: QueueRow,
  parts: ShownParts,
): Generator<Statement, ViewPerson[], unknown> {
  const width = numberWidth(queue.startingNumber);
  const stated = (shown: ViewPerson, state: ReturnType<typeof patientStateOf>) => (state ? { ...shown, state } : shown);
  const told = (person: Person) => stated(viewPerson(person, width, day, parts), patientStateOf(person, queue, day));
  const absent = (row: AppointmentRow) =>
    stated(viewExpected(row, width, day, parts), patientStateOf({ appointment: row.body }, queue, day));
  const open = [...(yield* readListed(hall)).map(told), ...expected.map(absent)].sort(byNumber).slice(0, listLimit);
  const done = yield* hall.withStatus('completed', parts.completed ? listLimit - open.length : 0);
  return [...open, ...done.map(told)].sort(byNumber);
}

function byNumber(one: ViewPerson, other: ViewPerson): number {
  return one.number - other.number;
}
