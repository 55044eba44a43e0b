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

test.each([
  { said: 'unchanged', more: () => ({ changedAt: begun }) },
  { said: 'changed', more: () => ({ report: '{"seq":2}', clockOffMs: null }) },
] as const)('one that was heard while the clock was a year ahead is heard now ($said)', ({ said, more }) => {
  const year = 365 * 86_400_000;
  hospital.connection.exec(`UPDATE screen SET heard_at = ${begun + year}, online_since = ${begun + year}`);
  hospital.connection.exec(`UPDATE device SET seen_at = ${begun + year}`);
  expect(keep(said, more()).strange).toEqual([]);
  const { now } = hospital;
  expect(
    hospital.rows("SELECT heard_at, online_since FROM screen WHERE panel_gid = 'room101' AND screen = 'screen01'"),
  ).toEqual([{ heard_at: now, online_since: now }]);
  expect(hospital.rows("SELECT seen_at FROM device WHERE gid = 'paired1'")).toEqual([{ seen_at: now }]);
});

test('what another process has just written stands', () => {
  hospital.connection.exec(`UPDATE screen SET heard_at = ${hospital.now + 2_000}`);
  keep('unchanged', { changedAt: begun });
  expect(hospital.rows('SELECT DISTINCT heard_at FROM screen')).toEqual([{ heard_at: hospital.now + 2_000 }]);
});
