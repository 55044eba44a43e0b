import type { Appointment, AppointmentCreate } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { readAppointment } from '../queue/appointment-row.ts';
import { readDay, readPlaces } from '../queue/place.ts';
import { presentAppointment } from '../views/present-appointment.ts';
import { createOne } from './create-appointments.ts';
import { withoutPadding } from './without-padding.ts';
import { tellRooms } from './write-appointment.ts';

interface ByHandArgument {
  readonly organisationGid: string;
  readonly body: AppointmentCreate;
}

/** Command: enters an appointment of today or later by hand. No hospital system changes or removes it. */
export const createByHand = defineCommand(
  import.meta.url,
  'createByHand',
  function* ({ organisationGid, body }: ByHandArgument, context: Context): Generator<Statement, Appointment, unknown> {
    yield* takeLog(organisationGid, context);
    const { moment } = yield* readDay(organisationGid, context.now);
    if (body.inspectionDay < moment.serviceDate) {
      throw new Refusal({ code: 'appointment_past', field: 'inspectionDay' });
    }
    if (yield* readAppointment(organisationGid, { appointmentId: body.appointmentId })) {
      throw new Refusal({ code: 'appointment_duplicate', field: 'appointmentId' });
    }
    const row = yield* createOne(context, organisationGid, yield* readPlaces(organisationGid), {
      body: withoutPadding(body),
      branch: 'desk',
    });
    yield* tellRooms(context, organisationGid, [row.panelGid]);
    return yield* presentAppointment(organisationGid, row, context.now);
  },
);
