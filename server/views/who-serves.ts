import type { Session } from '#generated/values.ts';
import { one, type Statement, sharedSettled } from '../database/command.ts';
import { inQueue } from '../queue/appointment-row.ts';
import type { CounterPlace, OrganisationDay } from '../queue/place.ts';
import { rosterDoctor, usualDoctor } from '../queue/roster-doctor.ts';
import type { CounterRow, QueueRow } from '../queue/rows.ts';
import { sessions } from '../queue/sessions.ts';
import { type Named, namesAsRead, namesAsShown, type Panel } from './names-as-shown.ts';

/**
 * Yields department and doctor of a counter as the panel shows them: the doctor who signed in, else whom the roster has
 * there, else those of the session's appointments, else what the panel's settings say, unless the roster says that this
 * doctor is away.
 */
export const whoServes = servedAs('who', namesAsShown);

/** Yields the same for kiosks, ticket machines, slips and phones: with what readers of another language need. */
export const whoServesRead = servedAs('who reads', namesAsRead);

type Day = Pick<OrganisationDay, 'organisationGid' | 'moment'>;

/** The session whose doctor sees the patients of a queue: of one that lasts the day, the present one. */
function sessionAt({ session, serviceDate }: QueueRow, { moment }: Day): Session {
  return session === 'day' && serviceDate === moment.serviceDate ? moment.session : session;
}

/** SQL: the appointments of a session before those of the sessions before it, the last of these first. */
function nearestTo(session: Session): string {
  const begun = sessions.slice(0, sessions.indexOf(session) + 1).reverse();
  const places = begun.map((one, place) => `WHEN '${one}' THEN ${place}`);
  return `CASE a.shift WHEN 'day' THEN 0 ${places.join(' ')} ELSE ${sessions.length} END`;
}

/** @param reading names the reading among those that are shared */
function servedAs<Who>(reading: string, names: (panel: Panel, named: Named) => Generator<Statement, Who, unknown>) {
  return (
    place: CounterPlace,
    day: Day,
    queue: QueueRow,
    counter: CounterRow | undefined,
  ): Generator<Statement, Who, unknown> => {
    const signedIn = counter?.doctorName || undefined;
    const session = sessionAt(queue, day);
    return sharedSettled(`${reading} ${place.panel.gid} ${queue.gid} ${session} ${signedIn ?? ''}`, function* () {
      return yield* names(place.panel, yield* findWhoServes(place, day, queue, session, signedIn));
    });
  };
}

function* findWhoServes(
  place: CounterPlace,
  day: Day,
  queue: QueueRow,
  session: Session,
  signedIn: string | undefined,
): Generator<Statement, Named, unknown> {
  const { body } = place.panel;
  const { sql, values } = inQueue({ ...place, group: undefined }, queue);
  const scheduled = yield* one<{ body: string }>(
    'appointment',
    `SELECT a.body FROM appointment a WHERE ${sql}
     ORDER BY ${nearestTo(session)}, a.serial_number, a.gid LIMIT 1`,
    ...values,
  );
  const appointment = scheduled && (JSON.parse(scheduled.body) as { department?: string; doctor?: string });
  const departmentName = appointment?.department || body.departmentName;
  const at = { serviceDate: queue.serviceDate, session };
  const rostered = signedIn ? undefined : yield* rosterDoctor(place, at, day);
  const doctorName = signedIn || rostered || appointment?.doctor || (yield* usualDoctor(place, at, day));
  return { ...(departmentName && { departmentName }), ...(doctorName && { doctorName }) };
}
