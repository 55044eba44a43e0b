import { expect, test } from 'vitest';
import { readOptions } from '#demo/simulation/options.ts';

test('without flags it is the demo hospital on this machine', () => {
  expect(readOptions([], {})).toMatchObject({ url: 'http://127.0.0.1:8080', organisation: 'demo', speed: 60, seed: 1 });
});

test('a flag goes before the environment', () => {
  const environment = { SIMULATE_SPEED: '10', SIMULATE_STAFF_PASSWORD: 'from outside' };
  expect(readOptions(['--speed', '20'], environment)).toMatchObject({ speed: 20, staffPassword: 'from outside' });
});

test.each([
  [['--speed', '0'], '--speed must be a number from 1 to 600, not "0".'],
  [['--minutes', 'all'], '--minutes must be a number from 1 to 720, not "all".'],
  [['--patients', ''], '--patients must be a number from 0 to 60, not "".'],
  [['--url', 'file:///etc'], '--url must be an http or https address, not "file:///etc".'],
])('%s is refused with what it takes', (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message);
});

test('an unknown flag is refused', () => {
  expect(() => readOptions(['--fast'], {})).toThrow('--fast');
});

test('help stops everything else', () => {
  expect(readOptions(['--help', '--speed', '0'], {})).toBeUndefined();
});
