/** What is gathered of some devices counts for them alone, however alike others are. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepGathered } from '#server/screens/keep-gathered.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

const screens = [
  ['room101', 'screen01', 'paired1'],
  ['room101', 'screen02', 'paired2'],
  ['room102', 'screen01', 'paired3'],
] as const;

let hospital: Hospital;
let begun: number;
beforeEach(() => {
  hospital = openHospital();
  begun = hospital.now;
  for (const [panelGid, screen, deviceGid] of screens)
    hospital.connection.exec(`
      INSERT INTO screen (panel_gid, screen, organisation_gid, kind, device_gid, report, online_since, heard_at, changed_at)
        VALUES ('${panelGid}', '${screen}', 'demo', 'panel', '${deviceGid}', '{"seq":1}', ${begun}, ${begun}, ${begun});
      INSERT INTO device (gid, organisation_gid, kind, panel_gid, name, key_hash, engine, paired_at, seen_at)
        VALUES ('${deviceGid}', 'demo', 'panel', '${panelGid}', '', '${deviceGid}', '', ${begun}, ${begun});`);
  hospital.now += 120_000;
});
afterEach(() => hospital.close());

const heard = { panelGid: 'room101', screen: 'screen01', deviceGid: 'paired1' };
const keep = (said: 'unchanged' | 'changed', more: object) =>
  hospital.run((context) =>
    keepGathered(
      {
        ...{ organisationGid: 'demo', unchanged: [], changed: [] },
        [said]: [{ ...heard, heardAt: hospital.now, ...more }],
      },
      context,
    ),
  );
const since = (column: string, table: string) => hospital.rows(`SELECT * FROM ${table} WHERE ${column} > ?`, begun);

test('a device that says the same as before is heard, and no other', () => {
  expect(keep('unchanged', { changedAt: begun }).strange).toEqual([]);
  expect(since('heard_at', 'screen')).toMatchObject([{ panel_gid: 'room101', screen: 'screen01' }]);
  expect(since('seen_at', 'device')).toMatchObject([{ gid: 'paired1' }]);
});

test('one that says something else has its own report', () => {
  expect(keep('changed', { report: '{"seq":2}', clockOffMs: null }).strange).toEqual([]);
  expect(since('changed_at', 'screen')).toMatchObject([
    { panel_gid: 'room101', screen: 'screen01', report: '{"seq":2}' },
  ]);
});

test('one of which the database has something else is not heard, but named', () => {
  expect(keep('unchanged', { changedAt: begun - 1 }).strange).toEqual([{ panelGid: 'room101', screen: 'screen01' }]);
  expect(since('heard_at', 'screen')).toEqual([]);
});
