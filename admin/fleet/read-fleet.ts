import type { FleetPage } from '#generated/shapes.ts';
import { http } from '../session.ts';
import { type Fleet, type KnownDevice, keyOf, mergeFleet } from './fleet.ts';

/** Names of panels change without a word of their devices: all of it is read anew this seldom. */
const wholeMs = 300_000;

/** Reads what has changed since, or all where that is not enough. */
export async function readFleet(before: Fleet | undefined): Promise<Fleet> {
  if (!before || Date.now() - before.wholeAt > wholeMs) return readWhole();
  const { data, count, readAt } = await readPages({ since: before.readAt });
  const devices = mergeFleet(before.devices, data);
  // Some have gone: which ones only the whole list tells.
  return devices.size === count ? { devices, readAt, wholeAt: before.wholeAt } : readWhole();
}

async function readWhole(): Promise<Fleet> {
  const { data, readAt } = await readPages({});
  return { devices: new Map(data.map((one) => [keyOf(one), one])), readAt, wholeAt: Date.now() };
}

interface Reading extends Pick<FleetPage, 'count' | 'readAt'> {
  readonly data: readonly KnownDevice[];
}

async function readPages(query: { since?: number }): Promise<Reading> {
  const first = await http.call('listFleet', { query }, { keepFailure: true });
  const data = [...first.data];
  let after = first.next;
  while (after) {
    const page = await http.call('listFleet', { query: { ...query, after } }, { keepFailure: true });
    data.push(...page.data);
    after = page.next;
  }
  const { count, readAt } = first;
  return { data: data.map((one) => ({ ...one, readAt })), count, readAt };
}
