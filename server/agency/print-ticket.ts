import type { TicketSlip } from '#generated/shapes.ts';
import { admit } from '../appointments/check-in-appointments.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { ownAddress } from '../documents/own-address.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { enqueueSlip } from '../print-queue/enqueue-slip.ts';
import { readAppointment } from '../queue/appointment-row.ts';
import { readDay, readPlace } from '../queue/place.ts';
import { readQueue, readTicketOfAppointment } from '../queue/read-rows.ts';
import { ticketPage } from '../queue/ticket-page.ts';
import { toldBy } from '../slips/slip-facts.ts';

export interface PrintArgument {
  readonly organisationGid: string;
  readonly appointmentId: string;
  /** Of this server, as the hospital's system writes it: where the code on the slip leads. */
  readonly origin?: string | undefined;
}

/**
 * Command: checks a patient in for an examination in radiology and answers the ticket, which also goes to the
 * desk's printer, if the server prints on one. Asked again, the same ticket, and nothing is printed.
 */
export const printTicket = defineCommand(
  import.meta.url,
  'printTicket',
  function* (
    { organisationGid, appointmentId, origin }: PrintArgument,
    context: Context,
  ): Generator<Statement, TicketSlip, unknown> {
    yield* takeLog(organisationGid, context);
    const appointment = yield* readAppointment(organisationGid, { appointmentId }, 'radiology');
    if (!appointment) throw new Refusal({ code: 'appointment_not_found', field: 'appointmentId' });
    const before = yield* readTicketOfAppointment(appointment.gid);
    const admitted = yield* admit(context, organisationGid, appointment);
    const ticket = yield* readTicketOfAppointment(appointment.gid);
    if (!ticket) throw new Refusal({ code: 'issuing_not_possible' });
    const { group } = yield* readPlace(organisationGid, appointment.panelGid);
    const day = yield* readDay(organisationGid, context.now);
    const { counterName = appointment.body.room, counterSecondName } = admitted;
    const queueSecondName = group ? group.body.secondName : counterSecondName;
    const slip: TicketSlip = {
      ticketKey: ticket.accessKey,
      ...toldBy({
        ...admitted,
        queueName: group?.body.name ?? counterName,
        ...(queueSecondName && { queueSecondName }),
        issuedAt: ticket.issuedAt,
      }),
      url: ownAddress(day.organisation, ticketPage(ticket.accessKey)),
    };
    // Who had come before has a slip.
    if (before?.checkedInAt == null) {
      const queue = (yield* readQueue(ticket.queueGid))!;
      yield* enqueueSlip(context, day, { panelGid: appointment.panelGid, source: 'desk', origin }, slip, queue);
    }
    return slip;
  },
);
