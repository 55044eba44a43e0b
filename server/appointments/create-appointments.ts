import type { AppointmentCreate, AppointmentOutcome } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { forEachItem } from '../families/find.ts';
import { newGid } from '../ground/new-gid.ts';
import { type AppointmentRow, type Branch, readAppointment } from '../queue/appointment-row.ts';
import { type CounterPlace, readPlaces } from '../queue/place.ts';
import { changeOne, tidy } from './change-appointment.ts';
import { changesBetween, recordChange } from './record-change.ts';
import { reserveTicket } from './reserve-ticket.ts';
import { checkSerialFree, isSameRoom, placeOfRoom } from './room.ts';
import { wasTaggedHere } from './tagged-here.ts';
import { withoutPadding } from './without-padding.ts';
import { storeAppointment, tellRooms } from './write-appointment.ts';

export interface CreateArgument {
  readonly organisationGid: string;
  readonly items: readonly AppointmentCreate[];
  readonly branch?: Branch;
}

/**
 * Command: takes pushed appointments, all or none; one that was canceled stands again, and one that is there as it is sent
 * stays. A room in the reserved mode gives each its ticket at once. Refuses appointment_duplicate of another with an id.
 */
export const createAppointments = defineCommand(
  import.meta.url,
  'createAppointments',
  function* (
    { organisationGid, items, branch = 'clinics' }: CreateArgument,
    context: Context,
  ): Generator<Statement, AppointmentOutcome, unknown> {
    yield* takeLog(organisationGid, context);
    const places = yield* readPlaces(organisationGid);
    const rows = yield* forEachItem(items.map(withoutPadding), 'appointments', function* (body) {
      const known = yield* readAppointment(organisationGid, { appointmentId: body.appointmentId });
      // Pushed again after it was canceled: it stands again.
      if (known?.body.canceled && known.branch === branch) {
        return yield* changeOne(context, organisationGid, places, known, body);
      }
      // Whose answer was lost sends the same again: it is there.
      if (known?.branch === branch && (yield* isAsSent(organisationGid, known, tidy(body)))) return known;
      if (known) throw new Refusal({ code: 'appointment_duplicate', field: 'appointmentId' });
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

/**
 * Whether an appointment is there as it is sent: in its room, whatever the letters of the code, and but for the tags where
 * staff have changed them here.
 */
function* isAsSent(
  organisationGid: string,
  { gid, body: known }: AppointmentRow,
  sent: AppointmentCreate,
): Generator<Statement, boolean, unknown> {
  const room = isSameRoom(known.room, sent.room) ? known.room : sent.room;
  const changes = changesBetween(known, { ...sent, room });
  if (changes.length === 0) return true;
  return changes.every(({ field }) => field === 'tags') && (yield* wasTaggedHere(organisationGid, gid));
}

/** Stores one appointment whose id is new, and notes it in the log of changes. */
export function* createOne(
  context: Context,
  organisationGid: string,
  places: readonly CounterPlace[],
  { body: given, branch }: { body: AppointmentCreate; branch: Branch },
): Generator<Statement, AppointmentRow, unknown> {
  const body = tidy(given);
  const place = placeOfRoom(places, body.room);
  const gid = newGid();
  if (!body.canceled) yield* checkSerialFree(place, body, gid);
  const { now } = context;
  const row = { gid, panelGid: place.panel.gid, branch, body, version: 1, createdAt: now, updatedAt: now };
  yield* storeAppointment(organisationGid, row);
  const changes = changesBetween(undefined, body);
  yield* recordChange(context, organisationGid, row, { action: 'created', changes });
  if (!body.canceled) yield* reserveTicket(context, organisationGid, place, row);
  return row;
}

/** What the agency is answered. */
export function outcomeOf(rows: readonly AppointmentRow[]): AppointmentOutcome {
  return { count: rows.length, data: rows.map(({ gid, body }) => ({ appointmentId: body.appointmentId, gid })) };
}
