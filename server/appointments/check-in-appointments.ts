import type { CheckInResult, CheckInResultList } from '#generated/shapes.ts';
import type { CheckInOutcome, ErrorCode } from '#generated/values.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { forEachItem } from '../families/find.ts';
import { type AppointmentRow, readAppointment } from '../queue/appointment-row.ts';
import { readDay, readPlaces } from '../queue/place.ts';
import { readStaffLimits } from '../queue/read-staff.ts';
import { checkInOne } from './check-in-one.ts';

export interface DeskCheckIn {
  readonly organisationGid: string;
  readonly gids: readonly string[];
  /** The member of staff who calls; absent for administrators. */
  readonly staffGid?: string | undefined;
  /** Name of the list in the request, for the paths of refusals; absent for a single one. */
  readonly list?: string | undefined;
}

/**
 * Command: checks patients in at the desk, all or none. Whoever is checked in already stays so. Staff check in for the
 * panels that they may serve; for another's they are refused with no_permission.
 */
export const checkInAppointments = defineCommand(
  import.meta.url,
  'checkInAppointments',
  function* (
    { organisationGid, gids, list, staffGid }: DeskCheckIn,
    context: Context,
  ): Generator<Statement, CheckInResultList, unknown> {
    yield* takeLog(organisationGid, context);
    const mayActFor = yield* readStaffLimits(organisationGid, staffGid);
    const data = yield* forEachItem(gids, list, function* (gid) {
      const appointment = yield* readAppointment(organisationGid, { gid });
      if (!appointment) throw new Refusal({ code: 'not_found', ...(!list && { field: 'gid' }) });
      if (!mayActFor(appointment.panelGid)) throw new Refusal({ code: 'no_permission' });
      return yield* admit(context, organisationGid, appointment);
    });
    return { data };
  },
);

/** What keeps a desk from checking somebody in. A desk, unlike a kiosk, refuses with the reason. */
const refusals: Partial<Record<CheckInOutcome, ErrorCode>> = {
  tooEarly: 'check_in_too_early',
  passed: 'patient_passed',
  completed: 'appointment_completed',
  canceled: 'appointment_canceled',
  notHere: 'panel_disabled',
};

/**
 * Checks one patient in at a desk. Who comes after the session gets a new number of the present one, behind those who
 * came in time: a kiosk sends them to the desk.
 */
export function* admit(
  context: Context,
  organisationGid: string,
  appointment: AppointmentRow,
): Generator<Statement, CheckInResult, unknown> {
  const day = yield* readDay(organisationGid, context.now);
  if (appointment.body.inspectionDay !== day.moment.serviceDate) {
    throw new Refusal({ code: 'appointment_not_today' });
  }
  const place = (yield* readPlaces(organisationGid)).find(({ panel }) => panel.gid === appointment.panelGid);
  if (!place) throw new Refusal({ code: 'room_not_found' });
  const result = yield* checkInOne(context, day, appointment, place, true);
  const code = refusals[result.outcome];
  if (code) throw new Refusal({ code });
  return result;
}
