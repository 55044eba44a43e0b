import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimFolder } from '#launcher/keeper/claim-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-claimed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const said: string[] = [];
const claim = (waitMs = 0) => claimFolder(folder, (text) => said.push(text), waitMs);

/** A launcher of its own that has the folder, until it is ended. */
async function otherLauncher() {
  const source = pathToFileURL(join(import.meta.dirname, '../../../launcher/keeper/claim-folder.ts')).href;
  const script = `const { claimFolder } = await import(${JSON.stringify(source)});
    await claimFolder(${JSON.stringify(folder)}, () => {}, 0); console.log('has it'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

test('a second launcher of a folder says in plain words that one is running already', async () => {
  const other = await otherLauncher();
  await expect(claim()).rejects.toThrow(`a launcher is running already on the folder ${folder}`);
  await other.kill();
});

test('one that was killed, as by a power cut, leaves its folder to the next at once', async () => {
  const other = await otherLauncher();
  await other.kill();
  const release = await claim();
  release?.();
});

test('one that is just ending is waited for, and that is said', async () => {
  const other = await otherLauncher();
  const claimed = claim(20_000);
  await expect.poll(() => said.at(-1)).toContain('is given 20 s to end');
  await other.kill();
  const release = await claimed;
  release?.();
});

test('a folder that is not there yet is made', async () => {
  folder = join(folder, 'new', 'one');
  const release = await claim();
  release?.();
});

test('a lock that is broken, or cannot be written, keeps no screen dark', async () => {
  writeFileSync(join(folder, 'lock'), 'torn by a power cut, and longer than the hundred bytes of a header'.repeat(20));
  const release = await claim();
  release?.();
  rmSync(join(folder, 'lock'));
  mkdirSync(join(folder, 'lock'));
  const other = await claim();
  other?.();
});
