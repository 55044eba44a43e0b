import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installedIn } from '#launcher/keeper/installed.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-installed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const release = (versionNumber: string) => ({ versionNumber, sha256: versionNumber.repeat(32).slice(0, 64) });
const script = (text: string) => Buffer.from(`console.log('${text}')`);
const programs = () => readdirSync(join(folder, 'programs'));

test('a release is on trial until it has proved itself, and only proved ones are gone back to', () => {
  const installed = installedIn(folder);
  expect(installed.script()).toBeUndefined();
  installed.install(release('1.1'), script('one'));
  expect(installed.state()).toMatchObject({ current: { versionNumber: '1.1' }, former: null, tries: 0 });
  installed.noteTry();
  expect(installed.state().tries).toBe(1);
  installed.prove(installed.state().current);
  installed.install(release('1.2'), script('two'));
  installed.install(release('1.3'), script('three'));
  expect(installed.state()).toMatchObject({ current: { versionNumber: '1.3' }, former: { versionNumber: '1.1' } });
  installed.goBack(1000, true);
  expect(installed.state()).toMatchObject({ current: { versionNumber: '1.1' }, former: null });
  expect(installed.state().tries).toBeUndefined();
  expect(installed.isWhole()).toBe(true);
});

test('a release stays on trial when the one before it is proved after it was installed', () => {
  const installed = installedIn(folder);
  const running = installed.state().current;
  installed.install(release('1.1'), script('one'));
  installed.prove(running);
  expect(installed.state().tries).toBe(0);
});

test('what was gone back from is not tried again for a day', () => {
  const installed = installedIn(folder);
  installed.install(release('1.1'), script('one'));
  installed.goBack(1000, true);
  expect(installed.refused(2000).map(({ versionNumber }) => versionNumber)).toEqual(['1.1']);
  expect(installed.refused(1000 + 25 * 3_600_000)).toEqual([]);
});

test('a script that is no longer what was installed is noticed', () => {
  const installed = installedIn(folder);
  installed.install(release('1.1'), script('one'));
  expect(installed.isWhole()).toBe(true);
  writeFileSync(installed.script() ?? '', 'process.exit(1)');
  expect(installed.isWhole()).toBe(false);
});

test('only the present and the former script stay on the disk', () => {
  const installed = installedIn(folder);
  for (const number of ['1.1', '1.2', '1.3', '1.4']) {
    installed.install(release(number), script(number));
    installed.prove(installed.state().current);
  }
  expect(programs()).toHaveLength(2);
});
