import { limits } from '#generated/limits.ts';
import type { DevicePurpose } from '#generated/values.ts';
import { one, run, type Statement } from '../database/command.ts';
import { type DeviceNews, noteDevice } from '../devices/note-device.ts';
import { clockOff } from '../ground/clock-off.ts';

export interface Reported {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly kind: DevicePurpose;
  /** The paired device that reports; null for one that came by its panel's address. */
  readonly deviceGid: string | null;
  readonly state: { readonly screen: string; readonly startedAt: number; readonly sentAt?: number };
}

interface Known {
  readonly onlineSince: number;
  readonly heardAt: number;
  readonly reloadWanted: number;
  readonly pictureWanted: number;
  readonly identifyWanted: number;
  readonly clockOffMs: number | null;
  readonly report: string;
  readonly changedAt: number;
}

/** What has been asked of a device since its last report, and whether it was known before. */
export interface Asked extends DeviceNews {
  readonly reload: boolean;
  readonly picture: boolean;
  /** What it is to show large, where it was asked who it is. */
  readonly name?: string | undefined;
  /** When it last said something else than before. */
  readonly changedAt: number;
}

/**
 * Keeps a device's report in the place of its last one; yields what was asked of it since. It is told once: a device
 * that does not get the answer is asked again by whoever misses it.
 * @throws Refusal please_login_again for a device that was moved or unpaired meanwhile
 */
export function* keepReport(
  { organisationGid, panelGid, kind, deviceGid, state: { sentAt, ...state } }: Reported,
  now: number,
): Generator<Statement, Asked, unknown> {
  const known = yield* one<Known>(
    'screen',
    `SELECT online_since AS "onlineSince", heard_at AS "heardAt", reload_wanted AS "reloadWanted",
       picture_wanted AS "pictureWanted", identify_wanted AS "identifyWanted", clock_off_ms AS "clockOffMs",
       report, changed_at AS "changedAt" FROM screen WHERE panel_gid = ? AND screen = ?`,
    panelGid,
    state.screen,
  );
  const away = !known || now - known.heardAt > limits.screenSilenceSeconds * 1000;
  const offMs = clockOff(sentAt, known?.clockOffMs, now);
  const report = JSON.stringify(state);
  const changedAt = away || offMs !== known.clockOffMs || report !== known.report ? now : known.changedAt;
  yield* run(
    'screen',
    `INSERT INTO screen (panel_gid, screen, organisation_gid, kind, device_gid, report, online_since, heard_at,
       clock_off_ms, changed_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (panel_gid, screen) DO UPDATE SET report = excluded.report, online_since = excluded.online_since,
       heard_at = excluded.heard_at, device_gid = excluded.device_gid, reload_wanted = 0, picture_wanted = 0,
       identify_wanted = 0, clock_off_ms = excluded.clock_off_ms, changed_at = excluded.changed_at`,
    panelGid,
    state.screen,
    organisationGid,
    kind,
    deviceGid,
    report,
    away ? now : known.onlineSince,
    now,
    offMs,
    changedAt,
  );
  if (!known) yield* forgetOldest(panelGid);
  const news = yield* noteDevice(deviceGid, panelGid, state.startedAt, now);
  const name = known?.identifyWanted === 1 ? yield* nameOf(panelGid, deviceGid) : undefined;
  return { reload: known?.reloadWanted === 1, picture: known?.pictureWanted === 1, name, changedAt, ...news };
}

/** A browser that forgets its name makes up another each time: only the last ones are kept. */
function* forgetOldest(panelGid: string): Generator<Statement, void, unknown> {
  yield* run(
    'screen',
    `DELETE FROM screen WHERE panel_gid = ? AND screen NOT IN
       (SELECT screen FROM screen WHERE panel_gid = ? ORDER BY heard_at DESC, screen LIMIT ?)`,
    panelGid,
    panelGid,
    limits.screensOfPanel,
  );
}

/** What a device is called: its own name, or that of its panel. */
function* nameOf(panelGid: string, deviceGid: string | null): Generator<Statement, string, unknown> {
  const named = yield* one<{ deviceName: string | null; panelName: string | null }>(
    ['device', 'document'],
    `SELECT (SELECT name FROM device WHERE gid = ?) AS "deviceName",
       (SELECT json_extract(body, '$.name') FROM document WHERE gid = ?) AS "panelName"`,
    deviceGid,
    panelGid,
  );
  return named?.deviceName || named?.panelName || panelGid;
}
