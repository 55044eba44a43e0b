import type { Appointment, AppointmentCreate, AppointmentOutcome } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { forEachItem } from '../families/find.ts';
import { type AppointmentRow, readAppointment } from '../queue/appointment-row.ts';
import { readDay, readPlaces } from '../queue/place.ts';
import { presentAppointment } from '../views/present-appointment.ts';
import { createOne, outcomeOf } from './create-appointments.ts';
import { withoutPadding } from './without-padding.ts';
import { tellRooms } from './write-appointment.ts';

interface ByHandArgument {
  readonly organisationGid: string;
  readonly body: AppointmentCreate;
}

interface SeveralByHandArgument {
  readonly organisationGid: string;
  readonly items: readonly AppointmentCreate[];
}

/** Command: enters an appointment of today or later by hand. No hospital system changes or removes it. */
export const createByHand = defineCommand(
  import.meta.url,
  'createByHand',
  function* ({ organisationGid, body }: ByHandArgument, context: Context): Generator<Statement, Appointment, unknown> {
    const [row] = yield* enter(context, organisationGid, [body]);
    return yield* presentAppointment(organisationGid, row!, context.now);
  },
);

/** Command: enters several appointments by hand, such as those of a spreadsheet; all or none. */
export const createSeveralByHand = defineCommand(
  import.meta.url,
  'createSeveralByHand',
  function* (
    { organisationGid, items }: SeveralByHandArgument,
    context: Context,
  ): Generator<Statement, AppointmentOutcome, unknown> {
    return outcomeOf(yield* enter(context, organisationGid, items, 'items'));
  },
);

function* enter(
  context: Context,
  organisationGid: string,
  items: readonly AppointmentCreate[],
  list?: 'items',
): Generator<Statement, AppointmentRow[], unknown> {
  yield* takeLog(organisationGid, context);
  const { moment } = yield* readDay(organisationGid, context.now);
  const places = yield* readPlaces(organisationGid);
  const rows = yield* forEachItem(items, list, function* (body) {
    if (body.inspectionDay < moment.serviceDate) {
      throw new Refusal({ code: 'appointment_past', field: 'inspectionDay' });
    }
    if (yield* readAppointment(organisationGid, { appointmentId: body.appointmentId })) {
      throw new Refusal({ code: 'appointment_duplicate', field: 'appointmentId' });
    }
    return yield* createOne(context, organisationGid, places, { body: withoutPadding(body), branch: 'desk' });
  });
  yield* tellRooms(
    context,
    organisationGid,
    rows.map(({ panelGid }) => panelGid),
  );
  return rows;
}
