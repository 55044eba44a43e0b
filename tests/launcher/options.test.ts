import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from '#launcher/options.ts';

const server = ['--server', 'https://calls.example/tv'];

test('a server is enough: the rest is as most machines need it', () => {
  expect(readOptions(server, { STATE_DIRECTORY: '/var/lib/callboard-launcher' })).toEqual({
    server: 'https://calls.example',
    kind: 'panel',
    folder: '/var/lib/callboard-launcher',
    browser: undefined,
    browserSwitches: [],
    beatSeconds: 5,
    patienceSeconds: 20,
    reportSeconds: undefined,
    trialSeconds: 60,
  });
});

test('a file says what the command line does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-options-'));
  const file = join(folder, 'launcher.json');
  const said = { server: 'http://10.0.0.5:8080', kind: 'kiosk', 'browser-switch': ['--force-dark-mode'] };
  writeFileSync(file, JSON.stringify(said));
  expect(readOptions(['--options', file, '--kind', 'ticketMachine'], {})).toMatchObject({
    server: 'http://10.0.0.5:8080',
    kind: 'ticketMachine',
    browserSwitches: ['--force-dark-mode'],
  });
  rmSync(folder, { recursive: true });
});

test('a file may begin with the mark of its encoding, and name one switch without a list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-options-'));
  const file = join(folder, 'launcher.json');
  writeFileSync(file, '\ufeff{ "server": "https://calls.example", "browser-switch": "--force-dark-mode" }\r\n');
  expect(readOptions(['--options', file], {}).browserSwitches).toEqual(['--force-dark-mode']);
  writeFileSync(file, '{ "server": ');
  expect(() => readOptions(['--options', file], {})).toThrow(`${file} is no JSON`);
  rmSync(folder, { recursive: true });
});

test.each([
  ['no server', [], '--server is missing'],
  ['a server without its protocol', ['--server', 'calls.example'], '--server is an address such as https://'],
  ['another protocol', ['--server', 'ftp://calls.example'], '--server begins with'],
  ['a kind that is none', [...server, '--kind', 'toaster'], '--kind is one of'],
  ['a time that is none', [...server, '--beat-seconds', 'soon'], '--beat-seconds is a number'],
])('%s is told', (_, args, text) => {
  expect(() => readOptions(args, {})).toThrow(text);
});
