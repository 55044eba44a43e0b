import type { AppointmentCreate, AppointmentOutcome, AppointmentPatch } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { forEachItem } from '../families/find.ts';
import { mergePatch } from '../ground/merge-patch.ts';
import { type AppointmentRow, type Branch, readAppointment } from '../queue/appointment-row.ts';
import { readPlaces } from '../queue/place.ts';
import { changeOne } from './change-appointment.ts';
import { outcomeOf } from './create-appointments.ts';
import { vacate } from './vacate.ts';
import { withoutPadding } from './without-padding.ts';
import { roomsOf, tellRooms } from './write-appointment.ts';

export interface UpdateArgument {
  readonly organisationGid: string;
  readonly items: readonly AppointmentPatch[];
  /** Only appointments of this branch are found. */
  readonly branch?: Branch | undefined;
}

/** Command: changes pushed appointments, all or none (JSON merge patch by the hospital system's own id). */
export const updateAppointments = defineCommand(
  import.meta.url,
  'updateAppointments',
  function* (
    { organisationGid, items: sent, branch }: UpdateArgument,
    context: Context,
  ): Generator<Statement, AppointmentOutcome, unknown> {
    const items = sent.map(withoutPadding);
    yield* takeLog(organisationGid, context);
    const places = yield* readPlaces(organisationGid);
    const rooms: string[] = [];
    yield* vacate(context, organisationGid, items, patched);
    const rows = yield* forEachItem(items, 'appointments', function* (patch) {
      const before = yield* readAppointment(organisationGid, { appointmentId: patch.appointmentId }, branch);
      if (!before) throw new Refusal({ code: 'appointment_not_found', field: 'appointmentId' });
      rooms.push(...(yield* roomsOf(before)));
      const after = yield* changeOne(context, organisationGid, places, before, patched(before, patch));
      rooms.push(after.panelGid);
      return after;
    });
    yield* tellRooms(context, organisationGid, rooms);
    return outcomeOf(rows);
  },
);

function patched({ body }: AppointmentRow, patch: AppointmentPatch): AppointmentCreate {
  return mergePatch({ ...body }, { ...patch }) as unknown as AppointmentCreate;
}
