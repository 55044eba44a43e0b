import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inTemporaryFolder } from '#server/ground/temporary-folder.ts';

const module = new URL('../../../server/ground/temporary-folder.ts', import.meta.url).href;

test('the folder goes with the work, also with work that fails', async () => {
  const folders: string[] = [];
  const use = async (folder: string) => {
    folders.push(folder);
    writeFileSync(join(folder, 'database'), '王小明');
  };
  await inTemporaryFolder('callboard-test-', use);
  const failing = inTemporaryFolder('callboard-test-', async (folder) => {
    await use(folder);
    throw new Error('the backup is damaged');
  });
  await expect(failing).rejects.toThrow('damaged');
  expect(folders.map((folder) => existsSync(folder))).toEqual([false, false]);
});

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('a command that is interrupted by %s leaves no folder', async (signal, code) => {
  const script = `
    import { inTemporaryFolder } from '${module}';
    await inTemporaryFolder('callboard-test-', async (folder) => {
      console.log(folder);
      await new Promise((resolve) => setTimeout(resolve, 60_000));
    });`;
  const command = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [line] = await once(command.stdout, 'data');
  const folder = String(line).trim();
  expect(existsSync(folder)).toBe(true);
  command.kill(signal);
  expect((await once(command, 'exit'))[0]).toBe(code);
  expect(existsSync(folder)).toBe(false);
});
