import { expect, test } from 'vitest';
import { mergeFleet } from '#admin/fleet/fleet.ts';
import { device, fleetOf, now } from './fleet-samples.ts';

const { devices } = fleetOf(
  device({ device: 'west', deviceGid: 'gid-west' }),
  device({ device: 'east', deviceGid: 'gid-east' }),
);
const merged = (...changed: Parameters<typeof mergeFleet>[1]) =>
  [...mergeFleet(devices, changed).values()].map((one) => `${one.panelGid} ${one.device} ${one.heardAt ?? 'unheard'}`);

test('what a device reports replaces what it was known by', () => {
  expect(merged(device({ device: 'west', deviceGid: 'gid-west', heardAt: now + 1 }))).toEqual([
    `panel-101 west ${now + 1}`,
    `panel-101 east ${now}`,
  ]);
  expect(mergeFleet(devices, [])).toBe(devices);
});

test('a device that was moved is no more at its former panel, and neither is its waiting once it reports', () => {
  const { heardAt: _, ...waiting } = device({ panelGid: 'panel-102', device: 'gid-west', deviceGid: 'gid-west' });
  expect(merged(waiting)).toEqual([`panel-101 east ${now}`, 'panel-102 gid-west unheard']);
  const arrived = device({ panelGid: 'panel-102', device: 'west2', deviceGid: 'gid-west' });
  const after = mergeFleet(mergeFleet(devices, [waiting]), [arrived]);
  expect([...after.keys()]).toEqual(['panel-101/east', 'panel-102/west2']);
});
