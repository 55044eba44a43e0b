import { type StoredRecord, storedRecord } from '#client/device/stored-record.ts';
import type { TicketSlip } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';

/** A number that was asked for: under which key, until the answer comes. */
export interface Take {
  key: string;
  query: { panelGid?: string; groupGid?: string; counterGid?: string; priorityTag?: string; language: Locale };
  /** More than one for people who come together. */
  count?: number;
  /** When it was asked for, by this device's clock. */
  at: number;
}

/** What a machine remembers of the numbers it gave: on the device, or as long as the page lives where nothing is kept. */
export interface TakeRecord {
  pending?: Take;
  last?: { slips: TicketSlip[]; at: number };
}

/** How long an answer is waited for: whoever asked has gone by then. */
export const takeWaitMs = 5 * 60_000;

export function takeRecord(storage: Storage | undefined, device: string, panelGid: string): StoredRecord<TakeRecord> {
  return storedRecord<TakeRecord>(storage, `callboard-${device}-take-${panelGid}`);
}

/** The number that was asked for before this page was loaded, and still has no answer. */
export function pendingTake(record: StoredRecord<TakeRecord>, now: number): Take | undefined {
  const { pending } = record.read();
  if (!pending) return undefined;
  if (Math.abs(now - pending.at) < takeWaitMs) return pending;
  record.change({ pending: undefined });
  return undefined;
}
