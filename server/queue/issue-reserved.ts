import type { Context, Statement } from '../database/command.ts';
import { type AppointmentRow, listWithoutTicket } from './appointment-row.ts';
import { cancelTicket } from './cancel-ticket.ts';
import { notGivenUp } from './given-up.ts';
import { issueTicket } from './issue-ticket.ts';
import { type CounterPlace, type OrganisationDay, readPlaces } from './place.ts';
import { latestRound, readTicketOfAppointment } from './read-rows.ts';
import type { QueueRow } from './rows.ts';

/** Yields whether the first use of a queue would give somebody a number: in the reserved mode alone. */
export function* isAnyReserved(place: CounterPlace, queue: QueueRow): Generator<Statement, boolean, unknown> {
  return place.callingMode === 2 && (yield* listToReserve(place, queue, 1)).length > 0;
}

/** Yields the appointments that get a number at the first use of a queue: those that had one and gave it up check in. */
function* listToReserve(
  place: CounterPlace,
  queue: QueueRow,
  limit: number,
): Generator<Statement, AppointmentRow[], unknown> {
  return yield* listWithoutTicket(yield* whereReserved(place), queue, limit, { only: notGivenUp });
}

/** Yields a place with those rooms of its group alone that reserve: in the others patients check in first. */
function* whereReserved(place: CounterPlace): Generator<Statement, CounterPlace, unknown> {
  const { panel, group } = place;
  if (!group) return place;
  const places = yield* readPlaces(panel.organisationGid);
  const reserving = places.filter(({ callingMode }) => callingMode === 2).map((one) => one.panel.gid);
  const members = group.body.members.filter((gid) => reserving.includes(gid));
  return { ...place, group: { ...group, body: { ...group.body, members } } };
}

/** Tickets made in one command at most; the next command makes the rest. */
const batch = 1000;

/**
 * In the reserved mode (2) every appointment has its ticket without a check-in. Most are made when the appointment
 * is pushed; this makes those of a room that changed to the mode afterwards, at the first use of the session, and makes
 * again those that stand where nobody calls them (left-behind.ts).
 */
export function* issueReserved(
  context: Context,
  day: OrganisationDay,
  place: CounterPlace,
  queue: QueueRow,
): Generator<Statement, void, unknown> {
  for (const appointment of yield* listToReserve(place, queue, batch)) {
    const left = yield* readTicketOfAppointment(appointment.gid);
    if (left) yield* cancelTicket(context, day.organisationGid, left);
    yield* issueTicket(context, day.organisationGid, place, yield* latestRound(queue), {
      source: 'appointment',
      appointment,
    });
  }
}
