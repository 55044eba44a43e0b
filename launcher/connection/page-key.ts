import { pairedDevice } from '#client/device/paired-device.ts';
import type { DevicePurpose } from '#generated/values.ts';

/** What the page of our server keeps; empty on any other page, which says nothing of our key. */
const storedByPage = (server: string) =>
  `location.origin === ${JSON.stringify(server)} ? JSON.stringify(Object.assign({}, localStorage)) : ''`;

/**
 * The key of the device whose page the browser shows.
 * @returns undefined where the page is another one and cannot say; a key of undefined where the device is not paired
 */
export async function keyOfPage(
  evaluate: (expression: string) => Promise<unknown>,
  server: string,
  kind: DevicePurpose,
): Promise<{ key: string | undefined } | undefined> {
  const text = await evaluate(storedByPage(server)).catch(() => undefined);
  if (typeof text !== 'string' || text === '') return undefined;
  const kept = JSON.parse(text) as Record<string, string>;
  const storage = { getItem: (name: string) => kept[name] ?? null } as Storage;
  return { key: pairedDevice(storage, kind).read().key };
}

/**
 * A script that gives the page of our server its key back. A browser writes what a page keeps only after seconds: one
 * that was ended before would be a stranger again.
 */
export function givingKeyBack(key: string, server: string, kind: DevicePurpose): string {
  const kept: Record<string, string> = {};
  const storage = { getItem: () => null, setItem: (name: string, value: string) => (kept[name] = value) };
  pairedDevice(storage as unknown as Storage, kind).change({ key });
  return `if (location.origin === ${JSON.stringify(server)}) {
    for (const [name, value] of Object.entries(${JSON.stringify(kept)})) {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
    }
  }`;
}
