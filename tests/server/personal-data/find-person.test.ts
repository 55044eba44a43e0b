import { expect, test } from 'vitest';
import { appointmentsOf } from '#server/personal-data/find-person.ts';
import { statementsOf, throughAll } from '../../running/query-plan.ts';
import { openHospital } from '../queue/hospital.ts';

test('the appointments of one patient are found by their numbers, the latest first, not among all of a hospital', () => {
  const hospital = openHospital();
  hospital.push(
    { serialNumber: 1, inspectionDay: '2026-11-20', patientId: 'P1' },
    { serialNumber: 2, inspectionDay: '2026-11-21', medicalRecordNumber: 'P1', patientId: 'P2' },
    { serialNumber: 3, inspectionDay: '2026-11-21', patientId: 'P3' },
  );
  const found = hospital.read(appointmentsOf('demo', 'p1'));
  expect(found.map(({ body }) => body.serialNumber)).toEqual([2, 1]);
  const statements = statementsOf(hospital.connection, appointmentsOf('demo', 'p1'));
  expect(statements.flatMap((statement) => throughAll(hospital.connection, statement))).toEqual([]);
  hospital.close();
});

test('an identifier of spaces alone is nobody’s, least of all theirs who have no number', () => {
  const hospital = openHospital();
  hospital.push({ serialNumber: 1, patientId: '' });
  expect(hospital.read(appointmentsOf('demo', ' \u3000'))).toEqual([]);
  hospital.close();
});
