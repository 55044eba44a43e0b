import type { Context, Statement } from '../database/command.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';
import { issueTicket } from '../queue/issue-ticket.ts';
import { type CounterPlace, numbersBySession } from '../queue/place.ts';
import { latestRound } from '../queue/read-rows.ts';
import { queueOf } from './room.ts';

/** Issues the ticket of an appointment in a room that reserves; a visit at any time of the day gets it on the day. */
export function* reserveTicket(
  context: Context,
  organisationGid: string,
  place: CounterPlace,
  appointment: AppointmentRow,
): Generator<Statement, void, unknown> {
  if (place.callingMode !== 2) return;
  if (appointment.body.shift === 'day' && numbersBySession(place)) return;
  const queue = yield* latestRound(queueOf(place, appointment.body));
  yield* issueTicket(context, organisationGid, place, queue, { source: 'appointment', appointment });
}
