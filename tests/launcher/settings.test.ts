import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { settingsIn } from '#launcher/settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-settings-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const trialMs = 60_000;
const said = (revision: string, volume: number) => ({
  known: true,
  revision,
  configuration: { sound: { volume } },
});

test('settings are acted on once, and kept for the next start when they have led to a page', () => {
  const settings = settingsIn(folder, trialMs);
  expect(settings.take(said('a', 10), 0)).toBe(true);
  expect(settings.take(said('a', 10), 1)).toBe(false);
  expect(settingsIn(folder, trialMs).current()).toEqual({});
  expect(settings.judge(true, 2)).toBe(false);
  expect(settingsIn(folder, trialMs).current()).toMatchObject({ configuration: { sound: { volume: 10 } } });
});

test('settings that lead to no page in time are given up for the ones before, and not taken again', () => {
  const settings = settingsIn(folder, trialMs);
  settings.take(said('a', 10), 0);
  settings.judge(true, 1);
  settings.take(said('b', 20), 100);
  expect(settings.judge(false, trialMs)).toBe(false);
  expect(settings.judge(false, trialMs + 100)).toBe(true);
  expect(settings.current().revision).toBe('a');
  expect(settings.take(said('b', 20), trialMs + 200)).toBe(false);
  expect(settings.areRefused()).toBe(true);
  expect(settings.take(said('c', 30), trialMs + 200)).toBe(true);
  expect(settings.areRefused()).toBe(false);
});

test('settings that were given up are tried again once an administrator has taken them back and given them again', () => {
  const settings = settingsIn(folder, trialMs);
  settings.take(said('a', 10), 0);
  settings.judge(true, 1);
  settings.take(said('b', 20), 100);
  settings.judge(false, trialMs + 100);
  expect(settings.take(said('a', 10), trialMs + 200)).toBe(false);
  expect(settings.take(said('b', 20), trialMs + 300)).toBe(true);
});

test('settings are not at fault while the server is away', () => {
  const settings = settingsIn(folder, trialMs);
  settings.take(said('a', 10), 0);
  settings.postpone(trialMs * 5);
  expect(settings.judge(false, trialMs * 5 + 1)).toBe(false);
  expect(settings.judge(false, trialMs * 6)).toBe(true);
});

test('a file that a power cut broke counts as none', () => {
  writeFileSync(join(folder, 'settings.json'), '{"revision":"a","config');
  expect(settingsIn(folder, trialMs).current()).toEqual({});
});
