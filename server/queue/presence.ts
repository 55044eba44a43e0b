import { all, one, type Statement } from '../database/command.ts';
import { minuteMs } from '../ground/durations.ts';
import type { EventPayload } from './event.ts';
import type { CounterRow } from './rows.ts';

/** Since when nobody has done anything, as SQL; the counter is called c. One truth for the desk and for the one who looks. */
export const lastDoneAt = `(SELECT e.at FROM event e
  WHERE e.organisation_gid = c.organisation_gid AND e.panel_gid = c.panel_gid AND e.staff_gid IS NOT NULL
  ORDER BY e.seq DESC LIMIT 1)`;

/** What a desk is told of its staff's presence. */
export interface PresenceState {
  /** When the counter logs out by itself; undefined where it does not. */
  readonly autoLogoutAt?: number;
  readonly leftAutomatically?: true;
  readonly dayEnded?: true;
  readonly takenAway?: true;
}

/**
 * Yields when a counter logs out by itself, or that it has done so.
 * @param minutes the organisation's countdown; 0 turns it off
 */
export function* readPresence(
  organisationGid: string,
  counter: CounterRow | undefined,
  minutes: number,
): Generator<Statement, PresenceState, unknown> {
  if (!counter) return {};
  if (counter.service === 'unlogin') {
    const left = yield* readAutomaticLogOut(organisationGid, counter.panelGid);
    if (!left) return {};
    const { dayEnded, takenAway } = left;
    return { leftAutomatically: true, ...(dayEnded && { dayEnded: true }), ...(takenAway && { takenAway: true }) };
  }
  if (minutes === 0) return {};
  const found = yield* one<{ at: number | null }>(
    ['counter', 'event'],
    `SELECT ${lastDoneAt} AS at FROM counter c WHERE c.panel_gid = ?`,
    counter.panelGid,
  );
  return found?.at == null ? {} : { autoLogoutAt: Number(found.at) + minutes * minuteMs };
}

interface AutomaticLogOut {
  readonly at: number;
  readonly leftBy: string | undefined;
  readonly dayEnded: boolean | undefined;
  readonly takenAway: boolean | undefined;
}

/** Yields when a counter last logged out by itself and who was there, unless somebody has been there since. */
export function* readAutomaticLogOut(
  organisationGid: string,
  panelGid: string,
): Generator<Statement, AutomaticLogOut | undefined, unknown> {
  const [last] = yield* all<{ at: number; kind: string; payload: string | null }>(
    'event',
    `SELECT at, kind, payload FROM event WHERE organisation_gid = ? AND panel_gid = ?
       AND kind IN ('loggedIn', 'loggedOut') ORDER BY seq DESC LIMIT 1`,
    organisationGid,
    panelGid,
  );
  if (last?.kind !== 'loggedOut') return undefined;
  const { automatic, dayEnded, takenAway, leftBy } = JSON.parse(last.payload ?? '{}') as EventPayload;
  return automatic ? { at: Number(last.at), leftBy, dayEnded, takenAway } : undefined;
}
