import { type Fleet, type KnownDevice, keyOf } from '#admin/fleet/fleet.ts';

export const now = 1_800_000_000_000;

/** A screen at panel 101 that has just reported. */
export const device = (part: Partial<KnownDevice> = {}): KnownDevice => ({
  kind: 'panel',
  panelGid: 'panel-101',
  panelName: '診間 101',
  device: 'television1',
  heardAt: now,
  onlineSince: now - 60_000,
  engine: 'Chrome/64',
  runtime: 'aaaaaaaa',
  readAt: now,
  ...part,
});

/** What the page knows of these devices. */
export const fleetOf = (...devices: KnownDevice[]): Fleet => ({
  devices: new Map(devices.map((one) => [keyOf(one), one])),
  readAt: now,
  wholeAt: now,
});
