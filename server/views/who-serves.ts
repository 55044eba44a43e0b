import { one, type Statement, sharedSettled } from '../database/command.ts';
import { inQueue } from '../queue/appointment-row.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { rosterDoctor } from '../queue/roster-doctor.ts';
import type { CounterRow, QueueRow } from '../queue/rows.ts';
import { type Named, namesAsRead, namesAsShown, type Panel } from './names-as-shown.ts';

/**
 * Yields department and doctor of a counter as the panel shows them: the doctor who signed in, else whom the roster has
 * there, else those of the session's appointments, else what the panel's settings say.
 */
export const whoServes = servedAs('who', namesAsShown);

/** Yields the same for kiosks, ticket machines, slips and phones: with what readers of another language need. */
export const whoServesRead = servedAs('who reads', namesAsRead);

/** @param reading names the reading among those that are shared */
function servedAs<Who>(reading: string, names: (panel: Panel, named: Named) => Generator<Statement, Who, unknown>) {
  return (
    place: CounterPlace,
    day: Pick<OrganisationDay, 'organisationGid'>,
    queue: QueueRow,
    counter: CounterRow | undefined,
  ): Generator<Statement, Who, unknown> => {
    const signedIn = counter?.doctorName || undefined;
    return sharedSettled(`${reading} ${place.panel.gid} ${queue.gid} ${signedIn ?? ''}`, function* () {
      return yield* names(place.panel, yield* findWhoServes(place, day, queue, signedIn));
    });
  };
}

function* findWhoServes(
  place: CounterPlace,
  day: Pick<OrganisationDay, 'organisationGid'>,
  queue: QueueRow,
  signedIn: string | undefined,
): Generator<Statement, Named, unknown> {
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
