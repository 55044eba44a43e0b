import { limits } from '#generated/limits.ts';
import type { DevicePurpose } from '#generated/values.ts';
import { one, run, type Statement } from '../database/command.ts';
import { type DeviceNews, noteDevice } from '../devices/note-device.ts';

export interface Reported {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly kind: DevicePurpose;
  /** The paired device that reports; null for one that came by its panel's address. */
  readonly deviceGid: string | null;
  readonly state: { readonly screen: string; readonly startedAt: number };
}

interface Known {
  readonly onlineSince: number;
  readonly heardAt: number;
  readonly reloadWanted: number;
  readonly pictureWanted: number;
}

/** What has been asked of a device since its last report, and whether it was known before. */
export interface Asked extends DeviceNews {
  readonly reload: boolean;
  readonly picture: boolean;
  /** What it is to show large, where it was asked who it is. */
  readonly name?: string | undefined;
}

/**
 * Keeps a device's report in the place of its last one; yields what was asked of it since. It is told once: a device
 * that does not get the answer is asked again by whoever misses it.
 */
export function* keepReport(
  { organisationGid, panelGid, kind, deviceGid, state }: Reported,
  now: number,
): Generator<Statement, Asked, unknown> {
  const known = yield* one<Known>(
    'screen',
    `SELECT online_since AS "onlineSince", heard_at AS "heardAt", reload_wanted AS "reloadWanted",
       picture_wanted AS "pictureWanted" FROM screen WHERE panel_gid = ? AND screen = ?`,
    panelGid,
    state.screen,
  );
  const away = !known || now - known.heardAt > limits.screenSilenceSeconds * 1000;
  yield* run(
    'screen',
    `INSERT INTO screen (panel_gid, screen, organisation_gid, kind, device_gid, report, online_since, heard_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (panel_gid, screen) DO UPDATE SET report = excluded.report, online_since = excluded.online_since,
       heard_at = excluded.heard_at, device_gid = excluded.device_gid, reload_wanted = 0, picture_wanted = 0`,
    panelGid,
    state.screen,
    organisationGid,
    kind,
    deviceGid,
    JSON.stringify(state),
    away ? now : known.onlineSince,
    now,
  );
  if (!known) yield* forgetOldest(panelGid);
  const news = yield* noteDevice(deviceGid, state.startedAt, now);
  return { reload: known?.reloadWanted === 1, picture: known?.pictureWanted === 1, ...news };
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
