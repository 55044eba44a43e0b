import type { DepartmentDoctorList, DepartmentList } from '#generated/shapes.ts';
import type { Caller } from '../call/handler.ts';
import { all, type Statement } from '../database/command.ts';
import { inQueue } from '../queue/appointment-row.ts';
import { type CounterPlace, type OrganisationDay, readDay, readPlaces } from '../queue/place.ts';
import { readPanelsOf } from '../queue/read-staff.ts';

/** Yields the departments that send patients to the examination rooms today, and those of the rooms, by name. */
export function* listDepartments(
  organisationGid: string,
  caller: Caller | null,
  now: number,
): Generator<Statement, DepartmentList, unknown> {
  const day = yield* readDay(organisationGid, now);
  const patients = new Map<string, number>();
  for (const place of yield* readRooms(organisationGid, caller)) {
    const { departmentName } = place.panel.body;
    if (departmentName) count(patients, departmentName, 0);
    for (const { department } of yield* readAppointments(place, day)) count(patients, department, 1);
  }
  const data = [...patients].map(([name, amount]) => ({ name, patients: amount }));
  return { data: data.sort((a, b) => compare(a.name, b.name)).slice(0, 500) };
}

/** Yields the doctors whose patients come to the examination rooms today; of one department, when one is named. */
export function* listDepartmentDoctors(
  organisationGid: string,
  caller: Caller | null,
  asked: string | undefined,
  now: number,
): Generator<Statement, DepartmentDoctorList, unknown> {
  const day = yield* readDay(organisationGid, now);
  const departments = new Map<string, Map<string, number>>();
  for (const place of yield* readRooms(organisationGid, caller)) {
    for (const { department, doctor } of yield* readAppointments(place, day)) {
      if (!doctor || (asked !== undefined && department !== asked)) continue;
      const doctors = departments.get(department) ?? new Map<string, number>();
      count(doctors, doctor, 1);
      departments.set(department, doctors);
    }
  }
  const data = [...departments].flatMap(([departmentName, doctors]) =>
    [...doctors].map(([doctorName, patients]) => ({ departmentName, doctorName, patients })),
  );
  const order = (a: (typeof data)[number], b: (typeof data)[number]) =>
    compare(a.departmentName, b.departmentName) || compare(a.doctorName, b.doctorName);
  return { data: data.sort(order).slice(0, 1000) };
}

/** Staff are told of their own rooms. */
function* readRooms(organisationGid: string, caller: Caller | null): Generator<Statement, CounterPlace[], unknown> {
  const panels = yield* readPanelsOf(organisationGid, caller);
  const places = yield* readPlaces(organisationGid);
  return places.filter(({ variant, panel }) => variant === 'inspection' && (panels?.has(panel.gid) ?? true));
}

function* readAppointments(
  place: CounterPlace,
  { moment }: OrganisationDay,
): Generator<Statement, { department: string; doctor?: string }[], unknown> {
  const own = { ...place, group: undefined };
  const { sql, values } = inQueue(own, { serviceDate: moment.serviceDate, session: 'day' });
  const rows = yield* all<{ body: string }>('appointment', `SELECT a.body FROM appointment a WHERE ${sql}`, ...values);
  return rows.map(({ body }) => JSON.parse(body));
}

function count(amounts: Map<string, number>, name: string, by: number): void {
  amounts.set(name, (amounts.get(name) ?? 0) + by);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
