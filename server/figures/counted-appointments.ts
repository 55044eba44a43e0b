import type { BusinessMoment } from '#days/business-day.ts';
import type { Database } from '../database/database.ts';
import { type AppointmentCounts, countedVisits } from './appointments.ts';

/** Appointments counted at once. */
const atOnce = 100;

/** Counts what became of the appointments of one past day, some at a time, so that nobody waits for it. */
export async function countAppointments(
  database: Database,
  organisationGid: string,
  day: string,
  moment: BusinessMoment,
): Promise<AppointmentCounts[]> {
  const sums = new Map<string, AppointmentCounts>();
  let after: Place | undefined = { shift: '', gid: '' };
  while (after) {
    const from: Place = after;
    const until = await placeAfter(database, organisationGid, day, from);
    const upTo = until ? 'AND (d.shift, d.gid) <= (?, ?)' : '';
    const rows = await database.read<AppointmentCounts>(
      ['appointment', 'queue', 'ticket'],
      countedVisits(moment, `d.organisation_gid = ? AND d.inspection_day = ? AND (d.shift, d.gid) > (?, ?) ${upTo}`),
      organisationGid,
      day,
      from.shift,
      from.gid,
      ...(until ? [until.shift, until.gid] : []),
    );
    for (const row of rows) add(sums, row);
    after = until;
  }
  return [...sums.values()];
}

interface Place {
  readonly shift: string;
  readonly gid: string;
}

/** The last of the next so many appointments of the day; undefined where fewer are left. */
async function placeAfter(
  database: Database,
  organisationGid: string,
  day: string,
  { shift, gid }: Place,
): Promise<Place | undefined> {
  const [place] = await database.read<Place>(
    'appointment',
    `SELECT shift, gid FROM appointment WHERE organisation_gid = ? AND inspection_day = ? AND (shift, gid) > (?, ?)
     ORDER BY shift, gid LIMIT 1 OFFSET ?`,
    organisationGid,
    day,
    shift,
    gid,
    atOnce - 1,
  );
  return place;
}

function add(sums: Map<string, AppointmentCounts>, row: AppointmentCounts): void {
  const key = JSON.stringify([row.department, row.doctor]);
  const known = sums.get(key);
  const plus = (name: 'appointments' | 'checkedIn' | 'completed' | 'passed' | 'notArrived' | 'canceled') =>
    Number(row[name]) + (known?.[name] ?? 0);
  sums.set(key, {
    ...row,
    appointments: plus('appointments'),
    checkedIn: plus('checkedIn'),
    completed: plus('completed'),
    passed: plus('passed'),
    notArrived: plus('notArrived'),
    canceled: plus('canceled'),
  });
}
