import type { DevicePlace } from '#generated/shapes.ts';
import type { DevicePurpose } from '#generated/values.ts';
import { one, type Statement } from '../database/command.ts';
import { hashOf } from '../ground/new-token.ts';
import { findDeviceByKey } from './device.ts';
import { isShown, type ShownCode } from './is-shown.ts';

/**
 * Yields where the device with this key belongs: at a panel, nowhere yet, or `unknown` where nobody waits for it; and
 * whether its code works only while it asks.
 */
export function* findOwnPlace(
  key: string,
  kind: DevicePurpose,
  now: number,
): Generator<Statement, { place: DevicePlace; mustAsk?: boolean }, unknown> {
  const device = yield* findDeviceByKey(key, kind);
  if (device) return { place: { state: 'paired', panelGid: device.panelGid } };
  const offer = yield* one<ShownCode>(
    'pairing',
    'SELECT expires_at AS "expiresAt", asked_at AS "askedAt" FROM pairing WHERE key_hash = ? AND kind = ?',
    hashOf(key),
    kind,
  );
  if (!offer || !isShown(offer, now)) return { place: { state: 'unknown' } };
  return { place: { state: 'waiting' }, mustAsk: offer.askedAt !== null };
}
