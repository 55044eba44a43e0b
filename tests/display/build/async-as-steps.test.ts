import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asyncAsSteps } from '#display/build/async-as-steps.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-steps-'));
});
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 10 }));

/** What a script of the display puts into `page`, built for engines of 2016. */
async function run(source: string): Promise<Record<string, () => Promise<unknown>>> {
  const input = join(folder, 'main.ts');
  await writeFile(input, source);
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [asyncAsSteps],
    build: { target: 'es2015', write: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })) as Rolldown.RolldownOutput;
  expect(output[0].code).not.toMatch(/\basync\b|\bawait\b/);
  const page = {};
  runInNewContext(output[0].code, { page, setTimeout });
  return page;
}

test('async functions, arrows and methods do in steps what they did', async () => {
  const page = await run(`
    declare const page: any;
    const later = <Value,>(value: Value) => new Promise<Value>((done) => setTimeout(done, 1, value));
    async function sum(numbers: number[]): Promise<number> {
      let total = 0;
      for (const number of numbers) total += await later(number);
      return total;
    }
    page.sum = () => sum([1, 2, 3]);
    page.short = async () => (await sum([4])) + (await later(await later(1)));
    page.caught = async (seen: string[] = []) => {
      try {
        await Promise.reject('lost');
      } catch (error) {
        seen.push(error);
      } finally {
        seen.push(await later('tidied'));
      }
      return seen.join();
    };
    page.thrown = { async now() { throw await later('no'); } }.now;`);
  expect(await page.sum?.()).toBe(6);
  expect(await page.short?.()).toBe(5);
  expect(await page.caught?.()).toBe('lost,tidied');
  await expect(page.thrown?.()).rejects.toBe('no');
});

test('one that uses "this" is refused, for its steps would have another', async () => {
  await expect(run('export default { async own() { return this; } };')).rejects.toThrow('uses this');
});
