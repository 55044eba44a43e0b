import type { BusinessMoment } from '#days/business-day.ts';
import type { Appointment } from '#generated/shapes.ts';
import { atCounterStatuses } from '#generated/transitions.ts';
import type { PatientListState, QueueStatus } from '#generated/values.ts';
import { one, type Statement } from '../database/command.ts';
import { ageOn } from '../ground/age.ts';
import { type AppointmentRow, appointmentFrom, type FlatAppointment } from '../queue/appointment-row.ts';
import { readDay } from '../queue/place.ts';
import { atCounterList } from '../queue/status-groups.ts';

/** An appointment with what its ticket says. */
export interface PresentedRow extends FlatAppointment {
  status: QueueStatus;
  /** NULL where the appointment was canceled: nobody is expected. */
  patientState: PatientListState | null;
  passNumber: number | null;
}

/** Joins the ticket (t) to the appointment (d). */
export const withTicket = `appointment d LEFT JOIN ticket t ON t.appointment_gid = d.gid AND t.status <> 'canceled'`;

/** Status of an appointment: its ticket's, or default before there is one, unless it was canceled. */
export const statusSql = `CASE WHEN d.canceled = 1 THEN 'canceled' ELSE coalesce(t.status, 'default') END`;

/**
 * Where the patient stands in the list of patients, at a moment of the organisation's day. The end of the session
 * leaves those who never came, the end of the day everybody who was not called: who was called last is done with it.
 */
export function patientStateSql({ serviceDate, session }: BusinessMoment): string {
  const past = sessions.slice(0, sessions.indexOf(session)).map((earlier) => `'${earlier}'`);
  const over =
    past.length > 0
      ? `WHEN d.inspection_day = '${serviceDate}' AND d.shift IN (${past.join(', ')}) THEN 'expired'`
      : '';
  return `CASE
    WHEN d.canceled = 1 THEN NULL
    WHEN t.status = 'completed' THEN 'completed'
    WHEN d.inspection_day < '${serviceDate}' THEN CASE WHEN t.status IN ${calledStatuses} THEN 'completed' ELSE 'expired' END
    WHEN t.status IN ${atCounterList} THEN 'consulting'
    WHEN t.checked_in_at IS NOT NULL AND d.shift <> 'day'
      AND (SELECT q.session FROM queue q WHERE q.gid = t.queue_gid) NOT IN ('day', d.shift) THEN 'lateArrival'
    WHEN t.checked_in_at IS NOT NULL OR t.status NOT IN ('registering', 'awaiting', 'passed')
      OR (t.status = 'awaiting' AND t.passes > 0) THEN 'checkedIn'
    ${over}
    ELSE 'notCheckedIn' END`;
}

/** The same of somebody without an appointment, by ticket (t) and queue (q): whoever has a ticket is here. */
export function ticketStateSql({ serviceDate }: BusinessMoment): string {
  return `CASE
    WHEN t.status = 'canceled' THEN NULL
    WHEN t.status = 'completed' THEN 'completed'
    WHEN q.service_date < '${serviceDate}' THEN CASE WHEN t.status IN ${calledStatuses} THEN 'completed' ELSE 'expired' END
    WHEN t.status IN ${atCounterList} THEN 'consulting'
    ELSE 'checkedIn' END`;
}

/** Who was called, or has been sent on from a counter. */
const calledStatuses = `(${[...atCounterStatuses, 'checking', 'checkBack'].map((status) => `'${status}'`).join(', ')})`;

const sessions = ['morning', 'afternoon', 'evening'] as const;

export const presentedColumns = `d.gid, d.panel_gid AS "panelGid", d.branch, d.body, d.version, d.created_at AS "createdAt",
  d.updated_at AS "updatedAt", t.passes AS "passNumber"`;

/** An appointment as the API answers it. */
export function presentedFrom({ status, patientState, passNumber, ...flat }: PresentedRow): Appointment {
  const { gid, branch, body, version, createdAt, updatedAt } = appointmentFrom(flat);
  const age = ageOn(body.birthday, body.inspectionDay);
  return {
    ...body,
    ...(age !== undefined && { age }),
    passNumber: passNumber ?? 0,
    source: branch,
    status,
    ...(patientState && { patientState }),
    gid,
    version,
    createdAt,
    updatedAt,
  };
}

/** Yields one stored appointment as the API answers it. */
export function* presentAppointment(
  organisationGid: string,
  { gid }: Pick<AppointmentRow, 'gid'>,
  now: number,
): Generator<Statement, Appointment, unknown> {
  const { moment } = yield* readDay(organisationGid, now);
  const row = yield* one<PresentedRow>(
    ['appointment', 'queue', 'ticket'],
    `SELECT ${presentedColumns}, ${statusSql} AS status, ${patientStateSql(moment)} AS "patientState"
     FROM ${withTicket} WHERE d.gid = ?`,
    gid,
  );
  return presentedFrom(row!);
}
