import { expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { claimPrintJob } from '#server/print-queue/claim-job.ts';
import { decidePrintJob } from '#server/print-queue/commands.ts';
import { insertPrintJob } from '#server/print-queue/enqueue-slip.ts';
import type { SlipFacts } from '#server/slips/slip-facts.ts';
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

test('a slip that is wanted once more hours later is printed: it waits only since then', () => {
  const hospital = openHospital();
  const { organisationGid } = hospital;
  hospital.add('printer', 'lobby', { name: '大廳' });
  const facts = {
    url: 'https://hospital.example/ticket/none',
    queueName: '批價',
    number: 1,
    width: 3,
  } as unknown as SlipFacts;
  const gid = hospital.run((context) => insertPrintJob(context, organisationGid, 'lobby', 'test', facts));
  const decide = (decision: 'cancel' | 'again') =>
    hospital.run((context) => decidePrintJob({ organisationGid, gid, decision }, context));
  decide('cancel');
  hospital.now += (limits.printJobMinutes + 60) * 60_000;
  decide('again');
  const printer = { organisationGid, printerGid: 'lobby', owner: 'one' };
  expect(hospital.run((context) => claimPrintJob(printer, context))?.gid).toBe(gid);
  hospital.close();
});
