/** Of several slips, at several printers and of several hospitals, a command changes the one that it names. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PrintJob } from '#generated/shapes.ts';
import type { Context, Statement } from '#server/database/command.ts';
import { setAside } from '#server/print-queue/claim-job.ts';
import {
  beginPrintJob,
  decidePrintJob,
  finishPrintJob,
  keepPrintJob,
  releasePrintJob,
} from '#server/print-queue/commands.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

const states: readonly PrintJob['state'][] = ['queued', 'printing', 'held', 'printed'];
const meant = { organisationGid: 'demo', owner: 'mine' };
type Change = (gid: string, context: Context) => Generator<Statement, unknown, unknown>;

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.connection.exec(`
    INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, created_at, updated_at)
      VALUES ('other', 'other', '{"gid":"other","name":"河岸診所","type":"clinic"}', 1, '', '', 0, 0);`);
  let number = 0;
  for (const organisation of ['demo', 'other'])
    for (const state of states)
      for (const owner of ['mine', 'theirs'])
        for (const printer of ['one', 'two']) {
          number += 1;
          hospital.connection.exec(
            `INSERT INTO print_job (gid, organisation_gid, number, printer_gid, source, label, queue_name, slip, state,
               lease_owner, lease_until, queued_at, created_at, updated_at)
             VALUES ('${organisation} ${state} ${owner} ${printer}', '${organisation}', ${number}, '${printer}', 'desk',
               '001', '批價', '{}', '${state}', '${owner}', 1, 1, 1, 1)`,
          );
        }
});
afterEach(() => hospital.close());

const slips = () => hospital.rows<{ gid: string }>('SELECT * FROM print_job ORDER BY gid');

/** The slips that stand otherwise after a change of one. */
function changedBy(gid: string, change: Change): string[] {
  const before = slips().map((slip) => JSON.stringify(slip));
  hospital.run((context) => change(gid, context));
  return slips()
    .filter((slip, place) => JSON.stringify(slip) !== before[place])
    .map((slip) => slip.gid);
}

const changes: Record<string, [state: PrintJob['state'], change: Change]> = {
  begin: ['queued', (gid, context) => beginPrintJob({ ...meant, gid }, context)],
  keep: ['printing', (gid, context) => keepPrintJob({ ...meant, gid }, context)],
  finish: ['printing', (gid, context) => finishPrintJob({ ...meant, gid, state: 'printed' }, context)],
  'release what was claimed': ['queued', (gid, context) => releasePrintJob({ ...meant, gid }, context)],
  'release what was begun': ['printing', (gid, context) => releasePrintJob({ ...meant, gid }, context)],
  cancel: ['queued', (gid, context) => decidePrintJob({ ...meant, gid, decision: 'cancel' }, context)],
  done: ['held', (gid, context) => decidePrintJob({ ...meant, gid, decision: 'done' }, context)],
  'set aside': ['queued', (gid, { now }) => setAside({ organisationGid: 'demo', gid }, now)],
};

test.each(Object.entries(changes))('%s changes that slip alone', (_, [state, change]) => {
  const gid = `demo ${state} mine one`;
  expect(changedBy(gid, change)).toEqual([gid]);
});

test.each(['begin', 'keep', 'finish', 'release what was claimed', 'release what was begun'])(
  '%s is for who holds the slip, at its hospital',
  (name) => {
    const [state, change] = changes[name]!;
    expect(changedBy(`demo ${state} theirs one`, change)).toEqual([]);
    expect(changedBy(`other ${state} mine one`, change)).toEqual([]);
  },
);

test.each(['begin', 'finish', 'release what was begun'])('%s is for a slip that still is to be printed', (name) => {
  expect(changedBy('demo printed mine one', changes[name]![1])).toEqual([]);
});
