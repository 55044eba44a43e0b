/** A worker that has lost its job, while it and others are under way, changes none of them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimJob, enqueueJob, finishJob, giveBackJob, keepJob, leaseMs } from '#server/jobs/commands.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';

let hospital: Hospital;
let lost: string;
beforeEach(() => {
  hospital = openHospital();
  enqueue();
  enqueue();
  lost = claim('slow');
  hospital.now += leaseMs;
  expect(claim('quick')).toBe(lost);
  claim('quick');
});
afterEach(() => hospital.close());

function enqueue(): void {
  const argument = { type: 'clerkDaily', from: today, to: today };
  hospital.run((context) => enqueueJob({ organisationGid: 'demo', kind: 'report', argument, notify: false }, context));
}
const claim = (owner: string) => hospital.run((context) => claimJob({ owner }, context))!.gid;
const jobs = () => hospital.rows('SELECT * FROM job ORDER BY gid');

test('with a sign of life', () => {
  const before = jobs();
  expect(hospital.run((context) => keepJob({ gid: lost, owner: 'slow', progress: 50 }, context))).toBe(false);
  expect(jobs()).toEqual(before);
});

test('with what it made', () => {
  const before = jobs();
  expect(hospital.run((context) => finishJob({ gid: lost, owner: 'slow', error: 'export_failed' }, context))).toBe(
    false,
  );
  expect(jobs()).toEqual(before);
});

test('by giving it back', () => {
  const before = jobs();
  hospital.run((context) => giveBackJob({ gid: lost, owner: 'slow', failed: true }, context));
  expect(jobs()).toEqual(before);
});

test('and the one that holds several keeps, ends and gives back the one that is meant', () => {
  const rest = () => hospital.rows('SELECT * FROM job WHERE gid <> ?', lost);
  const before = rest();
  const held = { gid: lost, owner: 'quick' };
  expect(hospital.run((context) => keepJob({ ...held, progress: 50 }, context))).toBe(true);
  expect(rest()).toEqual(before);
  hospital.run((context) => giveBackJob({ ...held, failed: false }, context));
  expect(rest()).toEqual(before);
  expect(claim('quick')).toBe(lost);
  expect(hospital.run((context) => finishJob({ ...held, error: 'export_failed' }, context))).toBe(true);
  expect(rest()).toEqual(before);
});

test('one that was taken or asked for while the clock was a year ahead is done once it is put right', () => {
  const year = 365 * 86_400_000;
  hospital.connection.exec(`UPDATE job SET lease_until = ${hospital.now + year} WHERE gid = '${lost}'`);
  hospital.connection.exec(`UPDATE job SET state = 'enqueue', run_at = ${hospital.now + year} WHERE gid <> '${lost}'`);
  expect(new Set([claim('next'), claim('next')]).size).toBe(2);
});
