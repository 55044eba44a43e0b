import type { BusinessMoment } from '#days/business-day.ts';
import type { AppointmentFigures } from '#generated/shapes.ts';
import { all, one, type Statement } from '../database/command.ts';
import { readDay } from '../queue/place.ts';
import { patientStateSql, withTicket } from '../views/present-appointment.ts';
import { daysOf, type Period } from './period.ts';

/** What became of the appointments of one day, department and doctor. */
export interface AppointmentCounts {
  date: string;
  department: string;
  doctor: string | null;
  appointments: number;
  checkedIn: number;
  completed: number;
  passed: number;
  notArrived: number;
  canceled: number;
}

/** Days that one statement counts. */
const daysAtOnce = 31;

export interface AppointmentTable {
  readonly total: AppointmentFigures;
  readonly days: AppointmentFigures[];
  readonly departments: AppointmentFigures[];
}

/** Yields what became of the appointments of some days, by day and by department and doctor. */
export function* appointmentFigures(
  organisationGid: string,
  period: Period,
  now: number,
): Generator<Statement, AppointmentTable, unknown> {
  const { moment } = yield* readDay(organisationGid, now);
  const known = yield* one<{ until: string }>(
    'retention',
    'SELECT appointments_until AS until FROM retention WHERE organisation_gid = ?',
    organisationGid,
  );
  const dates = daysOf(period);
  const rows: AppointmentCounts[] = [];
  // No answer of the database is so long that taking it over would hold anybody up.
  for (let first = 0; first < dates.length; first += daysAtOnce) {
    const [from, to] = [dates[first], dates[Math.min(first + daysAtOnce, dates.length) - 1]] as [string, string];
    rows.push(...(yield* readCounts(organisationGid, { from, to }, known?.until ?? '', moment)));
  }
  const byDepartment = new Map<string, AppointmentFigures>();
  for (const row of rows) {
    const key = JSON.stringify([row.department, row.doctor]);
    const names = { department: row.department, ...(row.doctor && { doctor: row.doctor }) };
    byDepartment.set(key, { ...names, ...sumOf([row, ...present(byDepartment.get(key))]) });
  }
  const byDay = Map.groupBy(rows, ({ date }) => date);
  return {
    total: sumOf(rows),
    days: dates.map((date) => ({ date, ...sumOf(byDay.get(date) ?? []) })),
    departments: [...byDepartment.values()],
  };
}

/** Yields the counts of some days: those before `counted` as they were kept, the others from the appointments. */
function readCounts(organisationGid: string, { from, to }: Period, counted: string, moment: BusinessMoment) {
  return all<AppointmentCounts>(
    ['appointment', 'day_appointments', 'queue', 'ticket'],
    `SELECT service_date AS date, department, nullif(doctor, '') AS doctor, appointments, checked_in AS "checkedIn",
       completed, passed, not_arrived AS "notArrived", canceled
     FROM day_appointments WHERE organisation_gid = ? AND service_date >= ? AND service_date <= ? AND service_date < ?
     UNION ALL
     ${countedVisits(moment, 'd.organisation_gid = ? AND d.inspection_day >= ? AND d.inspection_day <= ?')}
     ORDER BY 1, 2, 3`,
    organisationGid,
    from,
    to,
    counted,
    organisationGid,
    counted > from ? counted : from,
    to,
  );
}

/**
 * The last ticket (e) of an appointment that has none any more: at its end a day takes the number of everybody who was not
 * served, and that must not make those who came into people who did not. One of another day, from which the appointment
 * was moved, tells nothing.
 */
const withEndedTicket = `${withTicket} LEFT JOIN ticket e ON t.gid IS NULL AND d.canceled = 0 AND e.gid = (
    SELECT c.gid FROM ticket c JOIN queue q ON q.gid = c.queue_gid
    WHERE c.appointment_gid = d.gid AND c.status = 'canceled' AND q.service_date = d.inspection_day
    ORDER BY c.issued_at DESC, c.gid LIMIT 1)`;

/**
 * What became of the appointments (d) of a condition, counted by day, department and doctor. A hospital system that knows
 * no doctor says so with an empty one or with none.
 */
export function countedVisits(moment: BusinessMoment, condition: string): string {
  const passed = `(coalesce(status, '') = 'passed' OR coalesce(passes, 0) > 0)`;
  return `SELECT inspection_day AS date, department, doctor, count(*) AS appointments,
       sum(CASE WHEN checked_in_at IS NOT NULL OR status NOT IN ('registering', 'awaiting') OR passes > 0
         THEN 1 ELSE 0 END) AS "checkedIn",
       sum(CASE WHEN status = 'completed' THEN 1 ELSE 0 END) AS completed,
       sum(CASE WHEN ${passed} THEN 1 ELSE 0 END) AS passed,
       sum(CASE WHEN state = 'expired' AND checked_in_at IS NULL AND NOT ${passed} THEN 1 ELSE 0 END) AS "notArrived",
       sum(canceled) AS canceled
     FROM (SELECT d.inspection_day, d.canceled, json_extract(d.body, '$.department') AS department,
             nullif(json_extract(d.body, '$.doctor'), '') AS doctor, t.status, e.passes,
             coalesce(t.checked_in_at, e.checked_in_at) AS checked_in_at, ${patientStateSql(moment)} AS state
           FROM ${withEndedTicket} WHERE ${condition}) visit
     GROUP BY inspection_day, department, doctor`;
}

type Counts = Pick<AppointmentCounts, (typeof counted)[number]>;
const counted = ['appointments', 'checkedIn', 'completed', 'passed', 'notArrived', 'canceled'] as const;

function sumOf(rows: readonly Counts[]): Counts {
  const sums = counted.map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name]), 0)]);
  return Object.fromEntries(sums) as Counts;
}

function present<Value>(value: Value | undefined): Value[] {
  return value === undefined ? [] : [value];
}
