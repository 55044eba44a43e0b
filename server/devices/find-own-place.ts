import type { DevicePlace } from '#generated/shapes.ts';
import type { DevicePurpose } from '#generated/values.ts';
import { one, type Statement } from '../database/command.ts';
import { hashOf } from '../ground/new-token.ts';
import { findDeviceByKey } from './device.ts';

/** Yields where the device with this key belongs: at a panel, nowhere yet, or `unknown` where nobody waits for it. */
export function* findOwnPlace(
  key: string,
  kind: DevicePurpose,
  now: number,
): Generator<Statement, DevicePlace, unknown> {
  const device = yield* findDeviceByKey(key, kind);
  if (device) return { state: 'paired', panelGid: device.panelGid };
  const offer = yield* one(
    'pairing',
    'SELECT code FROM pairing WHERE key_hash = ? AND kind = ? AND expires_at > ?',
    hashOf(key),
    kind,
    now,
  );
  return { state: offer ? 'waiting' : 'unknown' };
}
