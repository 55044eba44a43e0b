import { timingSafeEqual } from 'node:crypto';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { findPanel } from '../panel-types/find-panel.ts';
import { type KeyPurpose, readPanelKey } from '../panels/panel-keys.ts';

/**
 * Yields the panel that an exclusive address opens; undefined for an unknown one, a wrong key, one that was replaced and
 * one that is for something else.
 */
export function* findPanelByKey(
  gid: string,
  key: string,
  purpose: KeyPurpose,
): Generator<Statement, Document<'panel'> | undefined, unknown> {
  const panel = yield* findPanel(gid);
  return panel && sameKey(yield* readPanelKey(panel, purpose), key) ? panel : undefined;
}

function sameKey(stored: string, given: string): boolean {
  const [one, other] = [Buffer.from(stored), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
