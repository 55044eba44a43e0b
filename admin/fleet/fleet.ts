import type { FleetDevice } from '#generated/shapes.ts';

/** A device as it was at a moment. One that is as before is not read again: the server tells of it when it falls silent. */
export interface KnownDevice extends FleetDevice {
  /** The server's time when it was read. */
  readonly readAt: number;
}

/** Every device of the organisation, as this page knows it. */
export interface Fleet {
  readonly devices: ReadonlyMap<string, KnownDevice>;
  /** The server's time of the last reading. */
  readonly readAt: number;
  /** When all of it was read last. */
  readonly wholeAt: number;
}

/** What a device is known by among all. */
export function keyOf({ panelGid, device }: Pick<FleetDevice, 'panelGid' | 'device'>): string {
  return `${panelGid}/${device}`;
}

/** What was known with what has changed; a device that works elsewhere now is no more where it was. */
export function mergeFleet(
  before: ReadonlyMap<string, KnownDevice>,
  changed: readonly KnownDevice[],
): ReadonlyMap<string, KnownDevice> {
  if (changed.length === 0) return before;
  const devices = new Map(before);
  const paired = new Map(changed.flatMap((one) => (one.deviceGid ? [[one.deviceGid, one] as const] : [])));
  for (const [key, { deviceGid, panelGid, device }] of before) {
    const now = deviceGid && paired.get(deviceGid);
    if (now && (now.panelGid !== panelGid || device === deviceGid)) devices.delete(key);
  }
  for (const one of changed) devices.set(keyOf(one), one);
  return devices;
}
