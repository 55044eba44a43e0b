import { one, type Statement, sharedSettled } from '../database/command.ts';
import { inQueue } from '../queue/appointment-row.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { rosterDoctor } from '../queue/roster-doctor.ts';
import type { CounterRow, QueueRow } from '../queue/rows.ts';
import { namesAsRead, namesAsShown, type WhoServes, type WhoServesRead } from './names-as-shown.ts';

/**
 * Yields department and doctor of a counter as the panel shows them: the doctor who signed in, else whom the roster has
 * there, else those of the session's appointments, else what the panel's settings say.
 */
export function whoServes(
  place: CounterPlace,
  day: Pick<OrganisationDay, 'organisationGid'>,
  queue: QueueRow,
  counter: CounterRow | undefined,
): Generator<Statement, WhoServes, unknown> {
  const signedIn = counter?.doctorName || undefined;
  const key = `who ${place.panel.gid} ${queue.gid} ${signedIn ?? ''}`;
  return sharedSettled(key, function* () {
    return yield* namesAsShown(place.panel, yield* findWhoServes(place, day, queue, signedIn));
  });
}

/** Yields the same for kiosks, ticket machines, slips and phones: with what readers of another language need. */
export function whoServesRead(
  place: CounterPlace,
  day: Pick<OrganisationDay, 'organisationGid'>,
  queue: QueueRow,
  counter: CounterRow | undefined,
): Generator<Statement, WhoServesRead, unknown> {
  const signedIn = counter?.doctorName || undefined;
  const key = `who reads ${place.panel.gid} ${queue.gid} ${signedIn ?? ''}`;
  return sharedSettled(key, function* () {
    return yield* namesAsRead(place.panel, yield* findWhoServes(place, day, queue, signedIn));
  });
}

function* findWhoServes(
  place: CounterPlace,
  day: Pick<OrganisationDay, 'organisationGid'>,
  queue: QueueRow,
  signedIn: string | undefined,
): Generator<Statement, Pick<WhoServes, 'departmentName' | 'doctorName'>, unknown> {
  const { body } = place.panel;
  const { sql, values } = inQueue({ ...place, group: undefined }, queue);
  const scheduled = yield* one<{ body: string }>(
    'appointment',
    `SELECT a.body FROM appointment a WHERE ${sql} ORDER BY a.serial_number, a.gid LIMIT 1`,
    ...values,
  );
  const appointment = scheduled && (JSON.parse(scheduled.body) as { department?: string; doctor?: string });
  const departmentName = appointment?.department || body.departmentName;
  const rostered = signedIn ? undefined : yield* rosterDoctor(place, queue, day);
  const doctorName = signedIn || rostered || appointment?.doctor || body.doctorName;
  return { ...(departmentName && { departmentName }), ...(doctorName && { doctorName }) };
}
