import { deviceStorage } from '#client/device/browser-storage.ts';
import { storedRecord } from '#client/device/stored-record.ts';
import { createStore } from '#client/store.ts';

/** Of an organisation on this device: put away, asked for again, or found to be done; nothing while it is being led. */
export type Standing = 'left' | 'asked' | 'done';

const kept = storedRecord<Record<string, Standing>>(deviceStorage(), 'callboard-first-steps');

/** How the first steps of each organisation stand. */
export const standings = createStore<Readonly<Record<string, Standing>>>(kept.read());

export function setStanding(orgGid: string, standing: Standing): void {
  kept.change({ [orgGid]: standing });
  standings.set({ ...standings.get(), [orgGid]: standing });
}
