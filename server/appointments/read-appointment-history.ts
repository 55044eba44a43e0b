import type { AppointmentChange, AppointmentHistory } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { readAppointment } from '../queue/appointment-row.ts';
import { listChanges } from './list-changes.ts';
import { ticketsOf, withEvents } from './ticket-history.ts';

const mostChanges = 200;

/** Yields what happened to an appointment: its tickets with their events, and its changes; refuses not_found. */
export function* readAppointmentHistory(
  organisationGid: string,
  gid: string,
): Generator<Statement, AppointmentHistory, unknown> {
  const row = yield* readAppointment(organisationGid, { gid });
  if (!row) throw new Refusal({ code: 'not_found', field: 'gid' });
  const rows = yield* ticketsOf(organisationGid, row);
  const latestFirst = [...rows].sort((a, b) => b.issuedAt - a.issuedAt);
  const { data } = yield* listChanges(organisationGid, { gid, page: 1, limit: mostChanges });
  return { tickets: yield* withEvents(organisationGid, latestFirst), changes: data as AppointmentChange[] };
}
