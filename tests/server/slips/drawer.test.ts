import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, test } from 'vitest';
import type { Organisation } from '#generated/shapes.ts';
import { Locale } from '#generated/values.ts';
import { organisationDefaults } from '#server/documents/organisation.ts';
import { type Block, type SlipDrawing, unitsAcross } from '#server/slips/block.ts';
import { composeBlocks } from '#server/slips/compose-blocks.ts';
import { packDots } from '#server/slips/dots.ts';
import { openDrawer } from '#server/slips/drawer.ts';
import type { SlipFacts } from '#server/slips/slip-facts.ts';

const drawer = openDrawer();
afterAll(() => drawer.close());

const facts: SlipFacts = {
  number: 7,
  mark: 'B',
  width: 3,
  queueName: '內科 3 診',
  ahead: 2,
  wait: { fromMinutes: 10, toMinutes: 20 },
  issuedAt: Date.UTC(2026, 10, 21, 1),
  url: 'https://callboard.example.org/ticket/kkkkkkkkkkkkkkkkkkkkkkkk',
  locale: 'zh-TW',
  serviceDate: '2026-11-21',
  session: 'morning',
};
const organisation = {
  ...organisationDefaults,
  gid: 'o',
  name: '河岸醫院',
  timeZoneOffsetMinutes: 480,
} as Organisation;
const paper = { locale: 'zh-TW', width: 576, dpi: 203 };
const draw = (blocks: readonly Block[], more: Partial<SlipDrawing> = {}) =>
  drawer.draw({ blocks, ...paper, format: 'png', ...more });
const blackIn = async (blocks: readonly Block[]) => {
  const { data } = PNG.sync.read(Buffer.from((await draw(blocks)).bytes));
  return data.filter((value, at) => at % 4 === 0 && value < 128).length;
};

describe.each([384, 512, 576, 640, 832])('a slip on paper of %i dots', (width) => {
  test.each(Locale)('in %s has a code that a phone reads, as dots as in the picture', async (locale) => {
    const blocks = composeBlocks(organisation, {}, { ...facts, locale }, {});
    const drawn = await draw(blocks, { width, locale });
    const { data, height } = PNG.sync.read(Buffer.from(drawn.bytes));
    expect(jsQR(new Uint8ClampedArray(data), width, height)?.data).toBe(facts.url);
    const dots = await draw(blocks, { width, locale, format: 'dots' });
    expect([dots.width, dots.height]).toEqual([width, height]);
    expect(Buffer.from(dots.bytes).equals(packDots(new Uint8ClampedArray(data), width, height))).toBe(true);
  });
});

test.each([
  ['Chinese', '內科診號過'],
  ['Thai', 'อายุรกรรมห้อง'],
  ['Latin', 'Internal'],
])('%s characters are drawn with fonts that have them', async (_, text) => {
  const ones = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
  const drawn = await Promise.all(ones.map((one) => blackIn([{ kind: 'text', text: one, size: 120, bold: true }])));
  const missing = await blackIn([{ kind: 'text', text: '\u{10ffff}', size: 120, bold: true }]);
  expect(drawn.filter((black) => black === 0 || black === missing)).toEqual([]);
  expect(new Set(drawn).size).toBeGreaterThan(1);
});

test('a template says what stands on a slip, in which order, and how large the number is', () => {
  const told = (template: object) =>
    composeBlocks(organisation, template, facts, {}).map((block) => (block.kind === 'text' ? block.text : block.kind));
  expect(told({ parts: ['number', 'heading', 'session'], heading: '請往二樓' })).toEqual([
    'B007',
    '請往二樓',
    '民國115年11月21日  上午診',
  ]);
  const where = { counterName: '3 診', departmentName: '內科', location: '門診大樓 1F', doctorName: '林志明' };
  const place = composeBlocks(organisation, { parts: ['place'] }, { ...facts, ...where }, {});
  expect(place.map((block) => block.kind === 'text' && block.text)).toEqual([
    '3 診  內科',
    '門診大樓 1F',
    '林志明 醫師',
  ]);
  const titled = { ...facts, doctorName: '林志明 主任醫師', doctorTitled: true };
  expect(composeBlocks(organisation, { parts: ['place'] }, titled, {})).toMatchObject([{ text: '林志明 主任醫師' }]);
  expect(told({ parts: ['footer', 'issuedAt'], footer: '謝謝' })).toEqual(['rule', '謝謝', '取號時間 09:00']);
  const sizes = (['normal', 'large', 'huge'] as const).map((numberSize) => {
    const [number] = composeBlocks(organisation, { parts: ['number'], numberSize }, facts, {});
    return number?.kind === 'text' ? number.size : 0;
  });
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  expect(new Set(sizes).size).toBe(3);
});

test('a number that is too wide for the paper is made smaller, not cut', async () => {
  const { bytes } = await draw([{ kind: 'text', text: 'AB123456', size: 400, bold: true, oneLine: true }]);
  const { data, width, height } = PNG.sync.read(Buffer.from(bytes));
  const columns = [0, width - 1].map((x) =>
    Array.from({ length: height }, (_, y) => data[(y * width + x) * 4]!).every((value) => value === 255),
  );
  expect(columns).toEqual([true, true]);
});

test('logo and banner are drawn, black where they are, in the place that the template gives them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slip-'));
  const black = new PNG({ width: 80, height: 40 });
  for (let at = 3; at < black.data.length; at += 4) black.data[at] = 255;
  const path = join(folder, 'logo.png');
  await writeFile(path, PNG.sync.write(black));
  const of = (pictures: { logo?: string; banner?: string }) => composeBlocks(organisation, {}, facts, pictures);
  const without = await draw(of({}));
  for (const pictures of [{ logo: path }, { banner: path }]) {
    expect((await draw(of(pictures))).height).toBeGreaterThan(without.height);
    expect(await blackIn(of(pictures))).toBeGreaterThan((await blackIn(of({}))) + 1000);
  }
  await rm(folder, { recursive: true });
});

test.each([
  ['wide', 400, 20],
  ['tall', 20, 400],
])('a %s picture is as large as both its width and its height allow', async (_, width, height) => {
  const folder = await mkdtemp(join(tmpdir(), 'slip-'));
  const path = join(folder, 'logo.png');
  const black = new PNG({ width, height });
  for (let at = 3; at < black.data.length; at += 4) black.data[at] = 255;
  await writeFile(path, PNG.sync.write(black));
  const drawn = await blackIn([{ kind: 'picture', path, maxWidth: 200, maxHeight: 100 }]);
  await rm(folder, { recursive: true });
  // In a place of 200 by 100: 200 by 10, or 5 by 100, in the units of the paper.
  const units = (576 / unitsAcross) ** 2;
  const covered = width > height ? 200 * 10 : 5 * 100;
  expect(drawn / units).toBeGreaterThan(covered * 0.8);
  expect(drawn / units).toBeLessThan(covered * 1.2);
});

test('a picture that is not there is left out, and the number stands all the same', async () => {
  const number: Block = { kind: 'text', text: '12', size: 100 };
  const gone: Block = { kind: 'picture', path: '/nowhere/logo.png', maxWidth: 300, maxHeight: 100 };
  expect((await draw([gone, number])).height).toBe((await draw([number])).height);
});

test('a PDF has one page in the size of the slip', async () => {
  const { bytes, width, height } = await draw(composeBlocks(organisation, {}, facts, {}), { format: 'pdf' });
  const pdf = Buffer.from(bytes).toString('latin1');
  const [, wide, high] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(wide)).toBeCloseTo((width / 203) * 72, 0);
  expect(Number(high)).toBeCloseTo((height / 203) * 72, 0);
});

test('a drawing that takes too long is given up, and the next one gets a thread of its own', async () => {
  const hasty = openDrawer({ timeLimitMs: 1 });
  await expect(hasty.draw({ blocks: [], ...paper, format: 'dots' })).rejects.toThrow('too long');
  await hasty.close();
  await expect(hasty.draw({ blocks: [], ...paper, format: 'dots' })).rejects.toMatchObject({
    entries: [{ code: 'service_stopping' }],
  });
});
