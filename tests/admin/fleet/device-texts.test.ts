import { expect, test } from 'vitest';
import { engineText, launcherText } from '#admin/fleet/device-texts.ts';

test('of the version of a browser the list says the first number', () => {
  for (const [engine, text] of [
    ['Chrome/126.0.6478', 'Chrome/126'],
    ['Firefox/140.0', 'Firefox/140'],
    ['Chrome/64', 'Chrome/64'],
    ['Node/26.10.0', 'Node/26'],
    [undefined, undefined],
  ] as const)
    expect(engineText({ engine })).toBe(text);
});

test('a launcher says which release is due, and that its settings keep it from that', () => {
  const launcher = { versionNumber: '1.0.0', platform: 'linux', browser: 'x', startedAt: 0, restarts: 0, heardAt: 0 };
  const text = (more: object) => launcherText({ ...launcher, ...more }, (key: string) => key);
  expect(text({})).toBe('1.0.0');
  expect(text({ updatesOff: true })).toBe('1.0.0');
  expect(text({ wantedVersion: '1.1.0' })).toBe('admin.fleet.outdatedRuntime');
  expect(text({ wantedVersion: '1.1.0', updatesOff: true })).toBe('admin.fleet.heldLauncher');
});
