import type { XrayTicket, XrayTicketList } from '#generated/shapes.ts';
import {
  type PresentedRow,
  patientStateSql,
  presentedColumns,
  presentedFrom,
  statusSql,
  withTicket,
} from '../appointments/present-appointment.ts';
import { identifierKey } from '../appointments/write-appointment.ts';
import { all, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { readPlaces, readSetting } from '../queue/place.ts';
import { countWaiting, readTicketOfAppointment } from '../queue/read-rows.ts';
import { isWaiting } from '../queue/status-groups.ts';
import { ticketPage } from '../queue/ticket-page.ts';

/** Examinations of one patient on one day at most. */
const listLimit = 50;

/** Yields a patient's examinations of a day with their tickets; refuses appointment_list_empty where there are none. */
export function* readXrayTickets(
  organisationGid: string,
  { patientId, inspectionDay }: { readonly patientId: string; readonly inspectionDay?: string | undefined },
  now: number,
): Generator<Statement, XrayTicketList, unknown> {
  const { moment } = yield* readSetting(organisationGid, now);
  const key = identifierKey(patientId);
  const rows = yield* all<PresentedRow>(
    `SELECT ${presentedColumns}, ${statusSql} AS status, ${patientStateSql(moment)} AS "patientState"
     FROM ${withTicket}
     WHERE d.organisation_gid = ? AND d.branch = 'radiology' AND (d.patient_key = ? OR d.record_key = ?)
       AND d.inspection_day = ?
     ORDER BY CASE d.shift WHEN 'morning' THEN 0 WHEN 'afternoon' THEN 1 WHEN 'evening' THEN 2 ELSE 3 END,
       d.serial_number, d.gid LIMIT ?`,
    organisationGid,
    key,
    key,
    inspectionDay ?? moment.serviceDate,
    listLimit,
  );
  if (rows.length === 0) throw new Refusal({ code: 'appointment_list_empty', field: 'patientId' });
  const places = yield* readPlaces(organisationGid);
  const data: XrayTicket[] = [];
  for (const row of rows) {
    const panel = places.find((place) => place.panel.gid === row.panelGid)?.panel;
    data.push(yield* withItsTicket(row, panel?.body.counterName || panel?.body.name));
  }
  return { data };
}

function* withItsTicket(row: PresentedRow, counterName: string | undefined): Generator<Statement, XrayTicket, unknown> {
  const { gid, appointmentId, department, room, doctor, inspectionDay, shift, serialNumber, status, patientState } =
    presentedFrom(row);
  const ticket = yield* readTicketOfAppointment(gid);
  return {
    appointmentId,
    department,
    room,
    ...(counterName && { counterName }),
    ...(doctor && { doctor }),
    inspectionDay,
    shift,
    serialNumber,
    status: status ?? 'default',
    patientState: patientState ?? 'notCheckedIn',
    ...(ticket && {
      number: ticket.number,
      ahead: isWaiting(ticket.status) ? yield* countWaiting(ticket.queueGid, ticket) : 0,
      issuedAt: ticket.issuedAt,
      ticketKey: ticket.accessKey,
      url: ticketPage(ticket.accessKey),
    }),
  };
}
