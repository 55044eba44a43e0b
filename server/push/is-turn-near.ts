import type { Statement } from '../database/command.ts';
import { aheadOf } from '../queue/ahead-of.ts';
import { canceledClinic } from '../queue/canceled-clinic.ts';
import { isNear } from '../queue/is-near.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { queueName } from '../queue/queue-gid.ts';
import type { TicketRow } from '../queue/rows.ts';

/** Yields whether it is nearly the turn of a waiting ticket's patient: of a clinic that does not take place it never is. */
export function* isTurnNear(
  place: CounterPlace,
  day: OrganisationDay,
  ticket: TicketRow,
): Generator<Statement, boolean, unknown> {
  const { queueGid } = ticket;
  const queue = { ...queueName(queueGid), gid: queueGid };
  return (
    isNear(queue, day, yield* aheadOf(place, day, ticket)) && (yield* canceledClinic(place, queue, day)) === undefined
  );
}
