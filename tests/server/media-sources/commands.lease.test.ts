/** Who fetches from several sources, and who has lost one of them. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimSource, giveBackSource, keepSource, leaseMs } from '#server/media-sources/commands.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  for (const name of ['a', 'b'])
    hospital.connection.exec(
      `INSERT INTO media_source (gid, organisation_gid, source, address, state, due_at, wanted_at)
       VALUES ('${name}', 'demo', 'hfs', 'https://media.example/${name}.mp4', 'waiting', 0, 0)`,
    );
});
afterEach(() => hospital.close());

const claim = (owner: string) => hospital.run((context) => claimSource({ owner }, context))?.gid;
const keep = (gid: string, owner: string) => hospital.run((context) => keepSource({ gid, owner }, context));
const leases = () =>
  hospital.rows('SELECT gid, lease_owner AS "owner", lease_until AS "until" FROM media_source ORDER BY gid');

test('a sign of life is one of the source that is meant', () => {
  expect([claim('mine'), claim('mine')]).toEqual(['a', 'b']);
  const begun = hospital.now + leaseMs;
  hospital.now += 1_000;
  expect(keep('b', 'mine')).toBe(true);
  expect(leases()).toEqual([
    { gid: 'a', owner: 'mine', until: begun },
    { gid: 'b', owner: 'mine', until: begun + 1_000 },
  ]);
});

test('who has lost a source learns so, and neither keeps it nor gives it back', () => {
  expect(claim('slow')).toBe('a');
  hospital.now += leaseMs;
  expect([claim('quick'), claim('slow')]).toEqual(['a', 'b']);
  const before = leases();
  hospital.now += 1_000;
  expect(keep('a', 'slow')).toBe(false);
  hospital.run((context) => giveBackSource({ gid: 'a', owner: 'slow' }, context));
  expect(leases()).toEqual(before);
});

test('what was put off or begun while the clock was a year ahead is free once it is put right', () => {
  const year = 365 * 86_400_000;
  hospital.now += year;
  expect([claim('gone'), claim('gone')]).toEqual(['a', 'b']);
  hospital.connection.exec(`UPDATE media_source SET due_at = ${hospital.now + 600_000}`);
  hospital.now -= year;
  expect([claim('mine'), claim('mine'), claim('mine')]).toEqual(['a', 'b', undefined]);
});
