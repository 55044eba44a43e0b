/** Which process is at the data of which hospital. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { giveBackSweep, type Holder, noteSwept, takeSweep } from '#server/retention/lease.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.connection.exec(`
    INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, created_at, updated_at)
      VALUES ('other', 'other', '{"gid":"other","name":"河岸診所","type":"clinic"}', 1, '', '', 0, 0);`);
});
afterEach(() => hospital.close());

const take = (holder: Holder) => hospital.run((context) => takeSweep(holder, context));
const note = (holder: Holder) => hospital.run((context) => noteSwept({ ...holder, removed: 3 }, context));
const giveBack = (holder: Holder) => hospital.run(() => giveBackSweep(holder));
const mine = { organisationGid: 'demo', owner: 'mine' };
const theirs = { organisationGid: 'demo', owner: 'theirs' };
const elsewhere = { organisationGid: 'other', owner: 'mine' };
const leases = () =>
  hospital.rows(
    "SELECT organisation_gid AS org, lease_owner AS owner, removed FROM retention WHERE organisation_gid <> '' ORDER BY organisation_gid",
  );

test('one process is at each hospital, and its signs of life and what it gives back are of that one', () => {
  for (const holder of [mine, elsewhere]) expect(take(holder)).toBeDefined();
  expect(take(theirs)).toBeUndefined();
  note(mine);
  expect(leases()).toEqual([
    { org: 'demo', owner: 'mine', removed: 3 },
    { org: 'other', owner: 'mine', removed: 0 },
  ]);
  giveBack(mine);
  expect(leases()).toMatchObject([{ owner: null }, { owner: 'mine' }]);
  expect(take(theirs)).toBeDefined();
});

test('who has it no more neither notes what went nor gives it back', () => {
  take(mine);
  giveBack(mine);
  take(theirs);
  const before = leases();
  expect(() => note(mine)).toThrow();
  giveBack(mine);
  expect(leases()).toEqual(before);
});

test('a process that ended while the clock was a year ahead holds up no sweep once it is put right', () => {
  const year = 365 * 86_400_000;
  expect(take(mine)).toBeDefined();
  hospital.now += year;
  expect(take(theirs)).toBeDefined();
  hospital.now -= year;
  expect(take(mine)).toBeDefined();
});
