import type { AppointmentCreate, AppointmentSaved } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { forEachItem } from '../families/find.ts';
import { type AppointmentRow, readAppointment } from '../queue/appointment-row.ts';
import { readPlaces } from '../queue/place.ts';
import { changeOne, tidy } from './change-appointment.ts';
import { createOne, outcomeOf } from './create-appointments.ts';
import { changesBetween } from './record-change.ts';
import { wasTaggedHere } from './tagged-here.ts';
import { vacate } from './vacate.ts';
import { withoutPadding } from './without-padding.ts';
import { roomsOf, tellRooms } from './write-appointment.ts';

export interface SaveArgument {
  readonly organisationGid: string;
  readonly items: readonly AppointmentCreate[];
}

/**
 * Command: stores appointments by the hospital system's own ids, all or none; a known id is replaced as a whole. Where it
 * sends no tags, those that staff have put on stay.
 */
export const saveAppointments = defineCommand(
  import.meta.url,
  'saveAppointments',
  function* (
    { organisationGid, items: sent }: SaveArgument,
    context: Context,
  ): Generator<Statement, AppointmentSaved, unknown> {
    const items = sent.map(withoutPadding).map(tidy);
    yield* takeLog(organisationGid, context);
    const places = yield* readPlaces(organisationGid);
    const seen = new Set<string>();
    const saved = { created: 0, updated: 0 };
    const rooms: string[] = [];
    yield* vacate(context, organisationGid, items, (_, body) => body);
    const rows = yield* forEachItem(items, 'appointments', function* (item) {
      const { appointmentId } = item;
      if (seen.has(appointmentId)) throw new Refusal({ code: 'duplicate_value', field: 'appointmentId' });
      seen.add(appointmentId);
      const before = yield* readAppointment(organisationGid, { appointmentId });
      const tags = item.tags ?? (before && (yield* tagsOfStaff(organisationGid, before)));
      const body = { ...item, ...(tags && { tags }) };
      if (before && changesBetween(before.body, body).length === 0) return before;
      if (before) rooms.push(...(yield* roomsOf(before)));
      const after = before
        ? yield* changeOne(context, organisationGid, places, before, body)
        : yield* createOne(context, organisationGid, places, { body, branch: 'clinics' });
      saved[before ? 'updated' : 'created'] += 1;
      rooms.push(after.panelGid);
      return after;
    });
    yield* tellRooms(context, organisationGid, rooms);
    return { ...saved, data: outcomeOf(rows).data };
  },
);

function* tagsOfStaff(
  organisationGid: string,
  { gid, body: { tags } }: AppointmentRow,
): Generator<Statement, AppointmentCreate['tags'], unknown> {
  return tags && (yield* wasTaggedHere(organisationGid, gid)) ? tags : undefined;
}
