import type { AppointmentCreate, AppointmentOutcome } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { forEachItem } from '../families/find.ts';
import { newGid } from '../ground/new-gid.ts';
import { type AppointmentRow, type Branch, readAppointment } from '../queue/appointment-row.ts';
import { issueTicket } from '../queue/issue-ticket.ts';
import { type CounterPlace, numbersBySession, readPlaces } from '../queue/place.ts';
import { latestRound } from '../queue/read-rows.ts';
import { changesBetween, recordChange } from './record-change.ts';
import { checkSerialFree, placeOfRoom, queueOf } from './room.ts';
import { storeAppointment, tellRooms } from './write-appointment.ts';

export interface CreateArgument {
  readonly organisationGid: string;
  readonly items: readonly AppointmentCreate[];
  readonly branch?: Branch;
}

/** Command: takes pushed appointments, all or none. A room in the reserved mode gives each its ticket at once. */
export const createAppointments = defineCommand(
  import.meta.url,
  'createAppointments',
  function* (
    { organisationGid, items, branch = 'clinics' }: CreateArgument,
    context: Context,
  ): Generator<Statement, AppointmentOutcome, unknown> {
    yield* takeLog(organisationGid, context);
    const places = yield* readPlaces(organisationGid);
    const rows = yield* forEachItem(items, 'appointments', function* (body) {
      if (yield* readAppointment(organisationGid, { appointmentId: body.appointmentId })) {
        throw new Refusal({ code: 'appointment_duplicate', field: 'appointmentId' });
      }
      return yield* createOne(context, organisationGid, places, { body, branch });
    });
    yield* tellRooms(
      context,
      organisationGid,
      rows.map(({ panelGid }) => panelGid),
    );
    return outcomeOf(rows);
  },
);

/** Stores one appointment whose id is new, and notes it in the log of changes. */
export function* createOne(
  context: Context,
  organisationGid: string,
  places: readonly CounterPlace[],
  { body, branch }: { body: AppointmentCreate; branch: Branch },
): Generator<Statement, AppointmentRow, unknown> {
  const place = placeOfRoom(places, body.room);
  const gid = newGid();
  yield* checkSerialFree(place, body, gid);
  const { now } = context;
  const row = { gid, panelGid: place.panel.gid, branch, body, version: 1, createdAt: now, updatedAt: now };
  yield* storeAppointment(organisationGid, row);
  const changes = changesBetween({}, body);
  yield* recordChange(context, organisationGid, row, { action: 'created', changes });
  yield* reserveTicket(context, organisationGid, place, row);
  return row;
}

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

/** What the agency is answered. */
export function outcomeOf(rows: readonly AppointmentRow[]): AppointmentOutcome {
  return { count: rows.length, data: rows.map(({ gid, body }) => ({ appointmentId: body.appointmentId, gid })) };
}
