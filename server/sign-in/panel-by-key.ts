import { timingSafeEqual } from 'node:crypto';
import type { Statement } from '../database/command.ts';
import { findDeviceByKey } from '../devices/device.ts';
import type { Document } from '../documents/document.ts';
import { findPanel } from '../panel-types/find-panel.ts';
import { type KeyPurpose, readPanelKey } from '../panels/panel-keys.ts';

/**
 * Yields the panel that an exclusive address opens; undefined for an unknown one, a wrong key, one that was replaced and
 * one that is for something else. A paired device opens it with its own key.
 */
export function* findPanelByKey(
  gid: string,
  key: string,
  purpose: KeyPurpose,
): Generator<Statement, { panel: Document<'panel'>; deviceGid?: string } | undefined, unknown> {
  const panel = yield* findPanel(gid);
  if (!panel) return undefined;
  if (sameKey(yield* readPanelKey(panel, purpose), key)) return { panel };
  const device = yield* findDeviceByKey(key, purpose);
  return device?.panelGid === gid ? { panel, deviceGid: device.gid } : undefined;
}

function sameKey(stored: string, given: string): boolean {
  const [one, other] = [Buffer.from(stored), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
