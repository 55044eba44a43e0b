/** Slips that somebody had taken while the clock was a year ahead, once it is put right. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimPrintJob } from '#server/print-queue/claim-job.ts';
import { beginPrintJob, holdLostPrintJobs } from '#server/print-queue/commands.ts';
import { insertPrintJob } from '#server/print-queue/enqueue-slip.ts';
import type { SlipFacts } from '#server/slips/slip-facts.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

const yearMs = 365 * 24 * 3_600_000;
const facts = { url: 'https://hospital.example/ticket/none', queueName: '批價', number: 1, width: 3 } as SlipFacts;
const organisationGid = 'demo';
let hospital: Hospital;
let gid: string;
beforeEach(() => {
  hospital = openHospital();
  hospital.add('printer', 'lobby', { name: '大廳' });
  gid = hospital.run((context) => insertPrintJob(context, organisationGid, 'lobby', 'test', facts));
});
afterEach(() => hospital.close());

const claim = (owner: string) =>
  hospital.run((context) => claimPrintJob({ organisationGid, printerGid: 'lobby', owner }, context))?.gid;
const stateOf = () => hospital.rows<{ state: string }>('SELECT state FROM print_job')[0]?.state;

/** Takes it as somebody who is never heard again; the slip is as old as the clock says. */
function takeAhead(owner: string): void {
  hospital.now += yearMs;
  hospital.connection.exec(`UPDATE print_job SET queued_at = ${hospital.now}`);
  expect(claim(owner)).toBe(gid);
}

test('one of which nothing was sent is taken by another', () => {
  takeAhead('gone');
  hospital.now -= yearMs;
  expect(claim('another')).toBe(gid);
  expect(claim('a third')).toBeUndefined();
});

test.each(['gone', 'cloud lobby', 'device hall'])('one that %s had begun is held for a person to decide', (owner) => {
  takeAhead(owner);
  hospital.run((context) => beginPrintJob({ organisationGid, gid, owner }, context));
  const hold = () => hospital.run((context) => holdLostPrintJobs({ everyone: false, except: 'another' }, context));
  expect([hold(), stateOf()]).toEqual([0, 'printing']);
  hospital.now -= yearMs;
  expect([hold(), stateOf()]).toEqual([1, 'held']);
});
