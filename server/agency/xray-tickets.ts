import type { XrayTicket, XrayTicketList } from '#generated/shapes.ts';
import { all, type Statement } from '../database/command.ts';
import { ownAddress } from '../documents/own-address.ts';
import { Refusal } from '../errors/refusal.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import { aheadOf } from '../queue/ahead-of.ts';
import { type CounterPlace, type OrganisationDay, readDay, readPlaces } from '../queue/place.ts';
import { readTicketOfAppointment } from '../queue/read-rows.ts';
import { sessionOrder } from '../queue/sessions.ts';
import { ticketPage } from '../queue/ticket-page.ts';
import {
  type PresentedRow,
  patientStateSql,
  presentedColumns,
  presentedFrom,
  statusSql,
  withTicket,
} from '../views/present-appointment.ts';

/** Examinations of one patient on one day at most. */
const listLimit = 50;

/** Yields a patient's examinations of a day with their tickets; refuses appointment_list_empty where there are none. */
export function* readXrayTickets(
  organisationGid: string,
  { patientId, inspectionDay }: { readonly patientId: string; readonly inspectionDay?: string | undefined },
  now: number,
): Generator<Statement, XrayTicketList, unknown> {
  const day = yield* readDay(organisationGid, now);
  const { moment } = day;
  const key = identifierKey(patientId);
  // Nobody is meant by a number that is empty, least of all those who have none.
  if (key === '') throw new Refusal({ code: 'appointment_list_empty', field: 'patientId' });
  const rows = yield* all<PresentedRow>(
    ['appointment', 'queue', 'ticket'],
    `SELECT ${presentedColumns}, ${statusSql} AS status, ${patientStateSql(moment)} AS "patientState"
     FROM ${withTicket}
     WHERE d.organisation_gid = ? AND d.branch = 'radiology' AND (d.patient_key = ? OR d.record_key = ?)
       AND d.inspection_day = ?
     ORDER BY ${sessionOrder('d.shift')}, d.serial_number, d.gid LIMIT ?`,
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
    const place = places.find(({ panel }) => panel.gid === row.panelGid);
    data.push(yield* withItsTicket(day, row, place));
  }
  return { data };
}

function* withItsTicket(
  day: OrganisationDay,
  row: PresentedRow,
  place: CounterPlace | undefined,
): Generator<Statement, XrayTicket, unknown> {
  const counterName = place?.panel.body.counterName || place?.panel.body.name;
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
      ahead: place ? yield* aheadOf(place, day, ticket) : 0,
      issuedAt: ticket.issuedAt,
      ticketKey: ticket.accessKey,
      url: ownAddress(day.organisation, ticketPage(ticket.accessKey)),
    }),
  };
}
