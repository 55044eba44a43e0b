import { expect, test } from 'vitest';
import { claimPrintJob } from '#server/print-queue/claim-job.ts';
import { statementsOf, throughAll } from '../../running/query-plan.ts';
import { openHospital } from '../queue/hospital.ts';

test('the next slip of a printer is looked for among those that wait, not among all of two weeks', () => {
  const hospital = openHospital();
  const printer = { organisationGid: 'demo', printerGid: 'lobby', owner: 'one' };
  const statements = statementsOf(
    hospital.connection,
    claimPrintJob(printer, { now: hospital.now, touched: new Map() }),
  );
  expect(statements.length).toBeGreaterThan(1);
  expect(statements.flatMap((statement) => throughAll(hospital.connection, statement))).toEqual([]);
  hospital.close();
});
