import { limits } from '#generated/limits.ts';
import { all, type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { minuteMs, secondMs } from '../ground/durations.ts';
import { newGid } from '../ground/new-gid.ts';
import {
  dropNotification,
  keepNotification,
  type NotificationBody,
  readNotification,
} from '../kept-notifications/keep-notification.ts';

interface LookArgument {
  readonly organisationGid: string;
  /** Devices heard last before this moment are missed; absent in quiet hours. */
  readonly before?: number | undefined;
}

interface Outage {
  readonly gid: string;
  readonly since: number;
  readonly deviceCount: number;
  readonly names: string;
}

interface Named {
  readonly panelName: string;
  readonly deviceName: string | null;
}

interface Missed extends Named {
  readonly panelGid: string;
  readonly screen: string;
  readonly heardAt: number;
}

/** Names that a notification tells. */
const mostNames = 3;

/**
 * Devices that are missed and that nobody was told of: those that a person let in, and those that stood at their panel
 * for long. A panel that is out of service misses none.
 */
const missed = `s.organisation_gid = ? AND s.outage_gid IS NULL AND s.heard_at < ?
  AND (s.device_gid IS NOT NULL OR s.heard_at - s.online_since >= ${limits.steadyMinutes * minuteMs})
  AND coalesce(json_extract(p.body, '$.status'), 'enable') <> 'disable'`;

/** Heard since it was noted as missed; of those that were silent before anybody was told, heard a moment ago. */
const isBack = 's.heard_at > coalesce((SELECT o.noted_at FROM outage o WHERE o.gid = s.outage_gid), ?)';

/** Yields whether there is anything that `noteOutages` would note. */
export function* hasOutageNews(
  organisationGid: string,
  before: number | undefined,
  now: number,
): Generator<Statement, boolean, unknown> {
  const open = yield* all<{ gid: string }>(
    'outage',
    'SELECT gid FROM outage WHERE organisation_gid = ?',
    organisationGid,
  );
  if (open.length > 0) return true;
  const back = yield* all(
    'screen',
    'SELECT 1 FROM screen WHERE organisation_gid = ? AND outage_gid IS NOT NULL AND heard_at >= ? LIMIT 1',
    organisationGid,
    now - limits.screenSilenceSeconds * secondMs,
  );
  if (back.length > 0 || before === undefined) return back.length > 0;
  const found = yield* all(
    ['document', 'screen'],
    `SELECT 1 FROM screen s JOIN document p ON p.gid = s.panel_gid WHERE ${missed} LIMIT 1`,
    organisationGid,
    before,
  );
  return found.length > 0;
}

/**
 * Command: tells administrators of devices that are missed, once for each outage, and in the same line when they are
 * back. Those that are missed together, as behind one switch, are one outage.
 */
export const noteOutages = defineCommand(
  import.meta.url,
  'noteOutages',
  function* ({ organisationGid, before }: LookArgument, { now }: Context): Generator<Statement, void, unknown> {
    yield* noteReturns(organisationGid, now);
    if (before === undefined) return;
    const devices = yield* all<Missed>(
      ['device', 'document', 'screen'],
      `SELECT s.panel_gid AS "panelGid", s.screen, s.heard_at AS "heardAt", v.name AS "deviceName",
         json_extract(p.body, '$.name') AS "panelName"
       FROM screen s JOIN document p ON p.gid = s.panel_gid LEFT JOIN device v ON v.gid = s.device_gid
       WHERE ${missed} ORDER BY p.name_key, s.panel_gid, s.screen`,
      organisationGid,
      before,
    );
    if (devices.length === 0) return;
    const gid = newGid();
    const since = Math.min(...devices.map(({ heardAt }) => Number(heardAt)));
    const names = JSON.stringify(devices.slice(0, mostNames).map(nameOf));
    yield* run(
      'outage',
      'INSERT INTO outage (gid, organisation_gid, since, noted_at, device_count, names) VALUES (?, ?, ?, ?, ?, ?)',
      gid,
      organisationGid,
      since,
      now,
      devices.length,
      names,
    );
    yield* run(
      'screen',
      `UPDATE screen SET outage_gid = ? WHERE (panel_gid, screen) IN (
         SELECT s.panel_gid, s.screen FROM screen s JOIN document p ON p.gid = s.panel_gid WHERE ${missed})`,
      gid,
      organisationGid,
      before,
    );
    yield* tell(organisationGid, { gid, since, deviceCount: devices.length, names }, devices.length, now);
  },
);

/**
 * Takes those that report again out of their outage; one that has lost all its devices is over. Those that were moved or
 * unpaired meanwhile are waited for by nobody, and counted no more.
 */
function* noteReturns(organisationGid: string, now: number): Generator<Statement, void, unknown> {
  const heard = now - limits.screenSilenceSeconds * secondMs;
  const open = yield* all<Outage>(
    'outage',
    'SELECT gid, since, device_count AS "deviceCount", names FROM outage WHERE organisation_gid = ?',
    organisationGid,
  );
  const members = yield* all<{ gid: string; isBack: number; devices: number }>(
    ['outage', 'screen'],
    `SELECT s.outage_gid AS gid, CASE WHEN ${isBack} THEN 1 ELSE 0 END AS "isBack", count(*) AS devices FROM screen s
     WHERE s.organisation_gid = ? AND s.outage_gid IS NOT NULL GROUP BY 1, 2`,
    heard,
    organisationGid,
  );
  const counted = (outage: Outage, isBack: number) =>
    Number(members.find((one) => one.gid === outage.gid && Number(one.isBack) === isBack)?.devices ?? 0);
  const over: string[] = [];
  for (const outage of open) {
    const [away, back] = [counted(outage, 0), counted(outage, 1)];
    const gone = Math.max(0, ((yield* readNotification(outage.gid))?.awayCount ?? away + back) - away - back);
    const left = gone > 0 && away + back > 0 ? yield* withoutGone(outage, gone) : outage;
    // Where some are back and some are not, people look for these.
    const some = back > 0 && away > 0 ? { ...left, names: yield* namesIn(outage.gid, 'away') } : left;
    if (back > 0 || left !== outage) yield* tell(organisationGid, some, away, now);
    else if (away === 0) yield* dropNotification(outage.gid);
    if (away === 0) over.push(outage.gid);
  }
  yield* run(
    'screen',
    `UPDATE screen SET outage_gid = NULL WHERE (panel_gid, screen) IN (
       SELECT s.panel_gid, s.screen FROM screen s
       WHERE s.organisation_gid = ? AND s.outage_gid IS NOT NULL AND ${isBack})`,
    organisationGid,
    heard,
  );
  for (const gid of over) yield* run('outage', 'DELETE FROM outage WHERE gid = ?', gid);
}

/** An outage as it stands without those of its devices that are there no more. */
function* withoutGone(outage: Outage, gone: number): Generator<Statement, Outage, unknown> {
  const deviceCount = Number(outage.deviceCount) - gone;
  const names = yield* namesIn(outage.gid, 'all');
  yield* run('outage', 'UPDATE outage SET device_count = ?, names = ? WHERE gid = ?', deviceCount, names, outage.gid);
  return { ...outage, deviceCount, names };
}

/** The first names in an outage, as it keeps them. */
function* namesIn(gid: string, which: 'all' | 'away'): Generator<Statement, string, unknown> {
  const devices = yield* all<Named>(
    ['device', 'document', 'outage', 'screen'],
    `SELECT v.name AS "deviceName", json_extract(p.body, '$.name') AS "panelName"
     FROM screen s JOIN document p ON p.gid = s.panel_gid LEFT JOIN device v ON v.gid = s.device_gid
       JOIN outage o ON o.gid = s.outage_gid
     WHERE o.gid = ? AND (? = 'all' OR s.heard_at <= o.noted_at)
     ORDER BY p.name_key, s.panel_gid, s.screen LIMIT ${mostNames}`,
    gid,
    which,
  );
  return JSON.stringify(devices.map(nameOf));
}

/** Writes the notification of an outage as it stands; that some are back is no news to people who have read it. */
function* tell(
  organisationGid: string,
  { gid, since, deviceCount, names }: Outage,
  awayCount: number,
  now: number,
): Generator<Statement, void, unknown> {
  const known = yield* readNotification(gid);
  const body: NotificationBody = {
    kind: 'device',
    read: awayCount === 0 || (known?.read ?? false),
    outageState: awayCount === 0 ? 'back' : awayCount < deviceCount ? 'some' : 'silent',
    deviceNames: JSON.parse(names) as string[],
    deviceCount: Number(deviceCount),
    awayCount,
    awayMinutes: Math.floor((now - Number(since)) / minuteMs),
  };
  yield* keepNotification({ organisationGid, subjectGid: gid, body, now, asNew: true });
}

/** What people call a device: where it is, and its own name. */
function nameOf({ panelName, deviceName }: Named): string {
  return deviceName ? `${panelName} · ${deviceName}` : panelName;
}
