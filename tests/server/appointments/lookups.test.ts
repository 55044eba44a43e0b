import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAppointments } from '#server/appointments/list-appointments.ts';
import { type LookupName, lookups } from '#server/appointments/lookups.ts';
import { engine } from '../../running/engine.ts';
import { statementsOf, withoutIndex } from '../../running/query-plan.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';

let hospital: Hospital;
beforeAll(() => {
  hospital = openHospital();
  hospital.add('department', 'inner', { code: 'INT', name: '內科' });
  hospital.add('doctor', 'lin', { code: 'D1', name: '林志明' });
  hospital.add('apn', 'clinic', { code: 'A101', name: '一診', department: 'inner', panels: ['room101'] });
  hospital.add('apn', 'bare', { code: 'A102', name: '二診' });
  hospital.push({ serialNumber: 1, department: '內科', doctor: '林志明', patientId: 'P1' });
});
afterAll(() => hospital.close());

const asked: [LookupName, string][] = [
  ['room', 'R101'],
  ['apn', 'A101'],
  ['apn', 'A102'],
  ['department', 'INT'],
  ['doctor', 'D1'],
  ['patient', 'P1'],
];

test.each(asked)('appointments are looked up by %s %s without going through all of them', (by, value) => {
  const condition = hospital.read(lookups[by]('demo', value));
  for (const day of [[], [{ sql: 'd.inspection_day = ?', values: [today] }]]) {
    const query = { page: 1, limit: 10, order: 'asc' } as const;
    const statements = statementsOf(
      hospital.connection,
      listAppointments('demo', query, hospital.now, [condition, ...day]),
    ).filter(([, , sql]) => sql.includes('FROM appointment'));
    expect(statements).toHaveLength(2);
    // What is found is few, and may be sorted.
    const scans = statements.flatMap((statement) => withoutIndex(hospital.connection, statement));
    expect(scans.filter((detail) => /scan/i.test(detail))).toEqual([]);
    // Where a day is asked for, the index of the days may do it too; PostgreSQL chooses by how many rows there are.
    if (engine === 'sqlite' && day.length === 0) {
      for (const [, , sql, values] of statements) expect(plan(sql, values)).toMatch(indexOf(by));
    }
  }
});

/** The index that finds them. */
function indexOf(by: LookupName): RegExp {
  return {
    room: /appointment_(panel|serial)/,
    apn: /appointment_(department_code|panel|serial)/,
    department: /appointment_department/,
    doctor: /appointment_doctor/,
    patient: /appointment_(patient|record)/,
    tag: /appointment_/,
  }[by];
}

function plan(sql: string, values: readonly (string | number | null)[]): string {
  return JSON.stringify(hospital.connection.rows(`EXPLAIN QUERY PLAN ${sql}`, ...values));
}
