import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { type Alias, build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDrawing } from '#display/build/own-drawing.ts';
import { launchBrowser } from '../../browser/launch.ts';

type Said = { [scene: string]: string[] };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

/** Runs a function of the scenes, drawn with what the aliases name. */
async function run<Answer>(alias: Alias[], name: 'play' | 'tire'): Promise<Answer> {
  const input = fileURLToPath(new URL('./Scenes.tsx', import.meta.url));
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input, output: { format: 'iife', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const page = await browser.newPage();
  await page.addScriptTag({ content: output[0].code });
  const answer = await page.evaluate<Answer>(`${name}()`);
  await page.close();
  return answer;
}

test('what the display draws with does what React does', async () => {
  const said = await run<Said>(ownDrawing, 'play');
  expect(said).toEqual(await run<Said>([], 'play'));
  expect(said).toMatchObject({
    keepsElements: ['first, c kept, a kept, d, last kept', 'first, last kept', 'd, a, last kept'],
    keepsFailuresWithin: expect.arrayContaining(['before failed after', 'before drawing after', 'before effect after']),
    drawsOnce: expect.arrayContaining(['drawn with 2', '212end40', '3many12end40']),
  });
  expect(said.runsEffects).toContain('two: painting undone');
});

test('a picture that never settles does not freeze the screen', async () => {
  expect(await run<number>(ownDrawing, 'tire')).toBeGreaterThan(20);
});
