/** What is built for patients: how heavy it is, and whether the engines that devices have can read it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstLoad, patientPages } from '../../running/first-load.ts';
import { builtFrontEnd } from '../../running/front-ends.ts';

const folder = builtFrontEnd('kiosk');
const read = (ending: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

test.each(Object.entries(patientPages))('the %s is small', (page, part) => {
  const { scripts, styles } = firstLoad(folder, part);
  console.log(`${page}, brotli: scripts ${scripts} bytes, styles ${styles} bytes`);
  expect(scripts).toBeGreaterThan(10_000);
  expect(scripts).toBeLessThan(45_000);
  expect(styles).toBeLessThan(7_000);
});

test('it asks for nothing that Chromium 64 lacks', () => {
  const scripts = read('.js').join();
  expect(scripts).not.toMatch(
    /globalThis|Object\.fromEntries|\.flat(Map)?\(|\.at\(-|\.replaceAll\(|structuredClone|\.replaceChildren\(|\?\?=|\?\.\(|(?<!clients)\.matchAll\(/,
  );
  expect(scripts).toMatch(/queueMicrotask/);
  expect(scripts).toMatch(/AbortController\|\||\.AbortController/);
});

test('its styles use nothing without which Chromium 64 would lay pages out differently', () => {
  const newer =
    /(?:^|[;{\s])(gap|row-gap|column-gap|inset|aspect-ratio|margin-inline[a-z-]*|padding-inline[a-z-]*)\s*:|clamp\(|\bmin\(|\bmax\(|:is\(|:where\(|:has\(|@layer|@container|color-mix\(|\d%? ?\/ ?\d+%\)/g;
  expect(read('.css').join('\n').match(newer)).toBeNull();
});

test('no page holds the words of other front ends', () => {
  const scripts = read('.js').join();
  expect(scripts).toContain('查無今日預約');
  expect(scripts).not.toMatch(/signInOrganisation|logInCounter|叫號控制器的密碼/);
});
