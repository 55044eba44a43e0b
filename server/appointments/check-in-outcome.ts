import type { CheckInOutcome } from '#generated/values.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';
import { type CounterPlace, type OrganisationDay, policyAt, sessionOf } from '../queue/place.ts';
import { arrivalOf } from '../queue/policy/arrival.ts';
import { visitTime } from '../queue/policy/visit-time.ts';
import type { QueueRow, TicketRow } from '../queue/rows.ts';

/** What a check-in comes to, by the rules of the queue; a desk lets in who is too late for a kiosk. */
export function outcomeOf(
  day: OrganisationDay,
  { body }: Pick<AppointmentRow, 'body'>,
  place: CounterPlace,
  ticket: Pick<TicketRow, 'status' | 'checkedInAt' | 'passes'> | undefined,
  desk = false,
): CheckInOutcome {
  if (body.canceled) return 'canceled';
  const policy = policyAt(place, day);
  if (ticket?.status === 'passed') {
    // Where no list is kept any more, staff call the number: there is no line to come back into.
    return policy.passedRule === 'byHand' || place.callingMode === 0 ? 'passed' : 'rejoined';
  }
  if (ticket?.status === 'completed') return 'completed';
  if (ticket?.status === 'temporarilyAway') return 'back';
  if (ticket?.status === 'checking') return policy.examinedRule === 'byHand' && !desk ? 'seeStaff' : 'back';
  if (ticket?.status === 'called' && !desk) return 'called';
  if (ticket && ticket.status !== 'registering' && ticket.status !== 'awaiting') return 'alreadyCheckedIn';
  if (ticket && (ticket.checkedInAt !== null || isBackInLine(ticket))) return 'alreadyCheckedIn';
  const session = sessionOf(place, day);
  if (session !== 'day' && body.shift !== 'day' && order.indexOf(body.shift) < order.indexOf(session)) {
    return 'sessionOver';
  }
  switch (arrivalOf(policy, visitTime(day.organisation, body), day.now)) {
    case 'early':
      return 'tooEarly';
    case 'inTime':
      return 'checkedIn';
    case 'late':
      return 'checkedInLate';
    case 'tooLate':
      return desk ? 'checkedInLate' : 'tooLate';
  }
}

/**
 * Whether somebody who never checked in was passed and has reported back since: coming once more must not give them a
 * better place. Who was sent here from a counter may not have come yet.
 */
function isBackInLine({ status, passes }: Pick<TicketRow, 'status' | 'passes'>): boolean {
  return status === 'awaiting' && passes > 0;
}

const order: readonly QueueRow['session'][] = ['morning', 'afternoon', 'evening'];
