import type { LauncherState, PairedDevice } from '#generated/shapes.ts';
import { all, one, run, type Statement } from '../database/command.ts';
import { hashOf } from '../ground/new-token.ts';

interface DeviceRow {
  readonly gid: string;
  readonly kind: PairedDevice['kind'];
  readonly name: string;
  readonly panelGid: string;
  readonly panelName: string | null;
  readonly engine: string;
  readonly pairedAt: number;
  readonly seenAt: number;
  readonly copiedAt: number | null;
  readonly launcher: string | null;
}

/** Devices that one answer names at most. */
const mostDevices = 10_000;

const columns = `v.gid, v.kind, v.name, v.panel_gid AS "panelGid", v.engine, v.paired_at AS "pairedAt",
  v.seen_at AS "seenAt", v.copied_at AS "copiedAt",
  (SELECT l.report FROM launcher l WHERE l.device_gid = v.gid) AS launcher,
  (SELECT json_extract(d.body, '$.name') FROM document d WHERE d.gid = v.panel_gid) AS "panelName"`;

/** Yields the paired devices of an organisation, by panel and name. */
export function* readDevices(organisationGid: string): Generator<Statement, PairedDevice[], unknown> {
  const rows = yield* all<DeviceRow>(
    ['device', 'document', 'launcher'],
    `SELECT ${columns} FROM device v WHERE v.organisation_gid = ? ORDER BY v.panel_gid, v.name, v.gid LIMIT ?`,
    organisationGid,
    mostDevices,
  );
  return rows.map(deviceFrom);
}

/** Yields one paired device of an organisation; undefined for any other. */
export function* readDevice(
  organisationGid: string,
  gid: string,
): Generator<Statement, PairedDevice | undefined, unknown> {
  const row = yield* one<DeviceRow>(
    ['device', 'document', 'launcher'],
    `SELECT ${columns} FROM device v WHERE v.organisation_gid = ? AND v.gid = ?`,
    organisationGid,
    gid,
  );
  return row && deviceFrom(row);
}

/** Yields the device that a key belongs to; undefined for a key that is no device's. */
export function* findDeviceByKey(
  key: string,
  kind: PairedDevice['kind'],
): Generator<Statement, { gid: string; panelGid: string } | undefined, unknown> {
  return yield* one<{ gid: string; panelGid: string }>(
    'device',
    'SELECT gid, panel_gid AS "panelGid" FROM device WHERE key_hash = ? AND kind = ?',
    hashOf(key),
    kind,
  );
}

/** Takes the devices of a panel away with it: each shows a code again, and what any said there is forgotten. */
export function* forgetDevicesOf(organisationGid: string, panelGid: string): Generator<Statement, void, unknown> {
  yield* run(
    'launcher',
    'DELETE FROM launcher WHERE device_gid IN (SELECT gid FROM device WHERE organisation_gid = ? AND panel_gid = ?)',
    organisationGid,
    panelGid,
  );
  for (const table of ['device', 'screen', 'desk'] as const) {
    yield* run(table, `DELETE FROM ${table} WHERE organisation_gid = ? AND panel_gid = ?`, organisationGid, panelGid);
  }
}

function deviceFrom({ panelName, copiedAt, launcher, ...row }: DeviceRow): PairedDevice {
  return {
    ...row,
    panelName: panelName ?? '',
    ...(copiedAt !== null && { copiedAt }),
    ...(launcher !== null && { launcher: JSON.parse(launcher) as LauncherState }),
  };
}
