import { expect, test } from 'vitest';
import { mergeFleet } from '#admin/fleet/fleet.ts';
import { judgeFleet } from '#admin/fleet/judge-device.ts';
import { limits } from '#generated/limits.ts';
import type { FleetDevice } from '#generated/shapes.ts';
import { device, fleetOf, now } from './fleet-samples.ts';

const launcher = { versionNumber: '1.0.0', platform: 'linux', browser: 'x', startedAt: 0, restarts: 0, heardAt: 0 };
const judge = (part: Partial<FleetDevice>) => judgeFleet(fleetOf(device(part)))[0]!;
const ago = (seconds: number) => now - seconds * 1000;

test('a device is silent when it has not been heard for long', () => {
  expect(judge({}).condition).toBe('online');
  expect(judge({ heardAt: ago(limits.screenSilenceSeconds) }).condition).toBe('online');
  expect(judge({ heardAt: ago(limits.screenSilenceSeconds + 1) }).condition).toBe('silent');
});

test('a controller that is not heard any more is closed, sooner than a screen is silent, whatever it told before', () => {
  const controller = { kind: 'controller', fault: 'x' } as const;
  expect(judge({ ...controller, heardAt: ago(limits.deskSilenceSeconds) }).condition).toBe('trouble');
  expect(judge({ ...controller, heardAt: ago(limits.deskSilenceSeconds + 1) }).condition).toBe('closed');
});

test('one that says what it said before stays on line however long the list is open; the server tells when it does not', () => {
  const fleet = fleetOf(device(), device({ device: 'desk', kind: 'controller' }));
  const hourLater = { ...fleet, readAt: now + 3_600_000 };
  expect(judgeFleet(hourLater).map(({ condition }) => condition)).toEqual(['online', 'online']);
  const silent = device({ readAt: ago(-limits.screenSilenceSeconds - 1) });
  const told = { ...hourLater, devices: mergeFleet(fleet.devices, [silent]) };
  expect(judgeFleet(told).map(({ condition }) => condition)).toEqual(['silent', 'online']);
});

test('one that was paired and has not reported is missing', () => {
  const { heardAt: _, ...unheard } = device();
  expect(judgeFleet(fleetOf(unheard))[0]?.condition).toBe('missing');
});

test('a paired device is known by the same key before and after its first report, and beside a copy of it', () => {
  const { heardAt: _, ...unheard } = device({ device: 'gid-west', deviceGid: 'gid-west' });
  const heard = device({ device: 'west', deviceGid: 'gid-west' });
  expect(judgeFleet(fleetOf(unheard))[0]?.key).toBe('panel-101/gid-west');
  expect(judgeFleet(fleetOf(heard))[0]?.key).toBe('panel-101/gid-west');
  const copies = judgeFleet(fleetOf(heard, device({ device: 'copy', deviceGid: 'gid-west' })));
  expect(copies.map(({ key }) => key).sort()).toEqual(['panel-101/copy', 'panel-101/gid-west']);
});

test.each([
  ['fault', { fault: 'x' }],
  ['sound', { sound: 'blocked' }],
  ['sound', { sound: 'none' }],
  ['clock', { clockOffMs: -limits.clockOffSeconds * 1000 - 1 }],
  ['storage', { storedMb: 96, storageMb: 100 }],
  ['copied', { copiedAt: now }],
  ['media', { mediaFaults: 2 }],
  ['update', { refusedVersion: '1.1' }],
  ['launcher', { launcher: { ...launcher, refusedVersion: '2.0.0' } }],
  ['settings', { launcher: { ...launcher, settingsRefused: true } }],
] as const)('%s is a trouble: %o', (trouble, part) => {
  expect(judge(part)).toMatchObject({ condition: 'trouble', troubles: [trouble] });
});

test('what is as it should be is none', () => {
  const well = { sound: 'muted', clockOffMs: limits.clockOffSeconds * 1000, storedMb: 50, storageMb: 100 } as const;
  expect(judge(well)).toMatchObject({ condition: 'online', troubles: [], isOutdated: false });
});

test('a device is outdated when it runs another build than it is to run', () => {
  expect(judge({ versionNumber: '1.0', wantedVersion: '1.1' }).isOutdated).toBe(true);
  expect(judge({ versionNumber: '1.1' }).isOutdated).toBe(false);
});

test('the worst stand first and closed controllers last, then by the number in the name of their panel', () => {
  const sorted = judgeFleet(
    fleetOf(
      device({ panelName: '診間 10', device: 'a' }),
      device({ panelName: '診間 9', device: 'b' }),
      device({ device: 'c', fault: 'x' }),
      device({ device: 'd', heardAt: 0 }),
      device({ device: 'e', kind: 'controller', heardAt: 0 }),
    ),
  );
  expect(sorted.map((one) => one.device)).toEqual(['d', 'c', 'b', 'a', 'e']);
});
