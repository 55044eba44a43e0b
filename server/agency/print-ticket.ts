import type { TicketSlip } from '#generated/shapes.ts';
import { admit } from '../appointments/check-in-appointments.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { readAppointment } from '../queue/appointment-row.ts';
import { readPlace } from '../queue/place.ts';
import { readTicketOfAppointment } from '../queue/read-rows.ts';
import { ticketPage } from '../queue/ticket-page.ts';

export interface PrintArgument {
  readonly organisationGid: string;
  readonly appointmentId: string;
}

/**
 * Command: checks a patient in for an examination in radiology and answers the ticket for the desk's printer. Asked
 * again, the same ticket.
 */
export const printTicket = defineCommand(
  import.meta.url,
  'printTicket',
  function* (
    { organisationGid, appointmentId }: PrintArgument,
    context: Context,
  ): Generator<Statement, TicketSlip, unknown> {
    yield* takeLog(organisationGid, context);
    const appointment = yield* readAppointment(organisationGid, { appointmentId }, 'radiology');
    if (!appointment) throw new Refusal({ code: 'appointment_not_found', field: 'appointmentId' });
    const { counterName, departmentName, doctorName, number, width, ahead } = yield* admit(
      context,
      organisationGid,
      appointment,
    );
    const ticket = yield* readTicketOfAppointment(appointment.gid);
    if (!ticket) throw new Refusal({ code: 'issuing_not_possible' });
    const { group } = yield* readPlace(organisationGid, appointment.panelGid);
    return {
      ticketKey: ticket.accessKey,
      number,
      width,
      queueName: group?.body.name ?? counterName ?? appointment.body.room,
      ...(counterName && { counterName }),
      departmentName,
      ...(doctorName && { doctorName }),
      ahead,
      issuedAt: ticket.issuedAt,
      url: ticketPage(ticket.accessKey),
    };
  },
);
