import type { DevicePurpose } from '#generated/values.ts';
import { type StoredRecord, storedRecord } from './stored-record.ts';

/** Where an unpaired device shows its code, and a paired one asks where it belongs. */
export const pairingPages: { readonly [kind in DevicePurpose]: string } = {
  panel: '/tv',
  kiosk: '/kiosk',
  ticketMachine: '/ticket',
};

const pages: { readonly [kind in DevicePurpose]: string } = {
  panel: '/panel',
  kiosk: '/any-check',
  ticketMachine: '/ticket-machine',
};

/** The key of a paired device, as this browser keeps it beside what its panel's page keeps. */
export function pairedDevice(storage: Storage | undefined, kind: DevicePurpose): StoredRecord<{ key?: string }> {
  return storedRecord(storage, `callboard-paired-${kind}`);
}

/** The page of a paired device at its panel. */
export function pageOfDevice(kind: DevicePurpose, panelGid: string, key: string): string {
  return `${pages[kind]}/${encodeURIComponent(panelGid)}?key=${encodeURIComponent(key)}`;
}

/** The page where a device shows a new code because another one has its identity. */
export function pairAgainPage(kind: DevicePurpose): string {
  return `${pairingPages[kind]}?copied`;
}
