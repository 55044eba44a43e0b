/** Uploads that were made to cost much: what they cost, the calls must not notice. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type Response, type TestApp } from '../open-app.ts';
import { form, openOrganisation } from '../small-clinic.ts';
import {
  boxedMp4,
  crumbledPng,
  endlessPng,
  gifOf,
  hostileYaml,
  jpegOfSize,
  lyingPng,
  pngOfSize,
  taggedMp3,
  vastPng,
  webpOf,
  zipBomb,
} from './hostile-files.ts';

const web = '/api/v1/collab/web';
let app: TestApp;
let session: string;
let panelGid: string;

beforeAll(async () => {
  app = await openApp();
  ({ session } = await openOrganisation(app));
  const body = { name: '101 診' };
  ({ gid: panelGid } = await app.done('POST', `${web}/panel/create/defaultPanel`, { token: session, body }));
  // The first of everything loads code; that is not the subject.
  await upload.background('a.png', pngOfSize(1, 1));
  await upload.configuration('a.yaml', Buffer.from('- a'));
});
afterAll(() => app.close());

const send = (path: string, data: object, property: string, name: string, bytes: Buffer, query = {}) =>
  app.call('POST', path, { token: session, query, body: form(data, { [property]: { name, bytes } }) });
const upload = {
  background: (name: string, bytes: Buffer) =>
    send('/api/v1/collab/ticket/machine/uploadLandscapeBackground', {}, 'landscapeBackground', name, bytes),
  media: (name: string, bytes: Buffer) => {
    const data = { name: '衛教', type: name.endsWith('mp4') ? 'video' : 'image', source: 'cloud' };
    return send(`${web}/panel/media`, data, 'file', name, bytes, { panelGid });
  },
  configuration: (name: string, bytes: Buffer) => send(`${web}/launcher/yaml`, { name: '設定' }, 'file', name, bytes),
} as const;

/** Does some work while others ask for the server's health; answers what the others met with. */
async function whileOthersCall(work: () => Promise<Response>) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  let answered = 0;
  let working = true;
  const others = (async () => {
    while (working) {
      expect((await app.call('GET', '/api/health')).status).toBe(200);
      answered += 1;
      await sleep(5);
    }
  })();
  delay.enable();
  const answer = await work().finally(() => {
    working = false;
  });
  await others;
  delay.disable();
  return { answer, answered, longestMs: delay.max / 1e6 };
}

/** What cost 30 s to minutes of the event loop may now cost it a part of a second, on the busiest machine. */
const mostMs = 700;

describe('calls go on while the server looks into', () => {
  test.each<[string, keyof typeof upload, string, () => Buffer, string]>([
    ['a background of 64 million pixels', 'background', 'a.png', () => vastPng(), 'image_too_large'],
    ['a background of 20 million pixels', 'background', 'a.png', () => vastPng(4500, 4500), ''],
    ['a background that unpacks to more than it says', 'background', 'a.png', () => lyingPng(), 'image_transparent'],
    ['a background in crumbs', 'background', 'a.png', () => crumbledPng(), ''],
    ['a PNG of 3 thousand million pixels', 'media', 'a.png', () => pngOfSize(60_000, 50_000), 'image_too_large'],
    ['a PNG that moves without end', 'media', 'a.png', () => endlessPng(), 'animation_too_large'],
    ['a JPEG of 4 thousand million pixels', 'media', 'a.jpg', () => jpegOfSize(65_000, 65_000), 'image_too_large'],
    ['a long and thin GIF', 'media', 'a.gif', () => gifOf(60_000, 10), 'image_too_large'],
    ['a GIF of a hundred thousand frames', 'media', 'a.gif', () => gifOf(2000, 2000, 100_000), 'animation_too_large'],
    ['a WebP of too many pixels', 'media', 'a.webp', () => webpOf(16_000, 16_000), 'image_too_large'],
    ['a WebP of too many frames', 'media', 'a.webp', () => webpOf(5000, 5000, 5000), 'animation_too_large'],
    ['a film of empty boxes', 'media', 'a.mp4', () => boxedMp4(), ''],
    ['a zip that unpacks to 100 MB', 'media', 'a.zip', () => zipBomb(), 'upload_wrong_type'],
    ['a voice of nothing but tags', 'media', 'a.mp3', () => taggedMp3(), 'upload_wrong_type'],
  ])('%s', async (_, kind, name, make, code) => {
    const bytes = make();
    const { answer, longestMs } = await whileOthersCall(() => upload[kind](name, bytes));
    expect(answer.body.contents?.[0]?.code ?? '').toBe(code);
    expect(longestMs).toBeLessThan(mostMs);
  });

  test.each(Object.entries(hostileYaml))('YAML: %s', async (_, make) => {
    const { answer, longestMs } = await whileOthersCall(() => upload.configuration('a.yaml', Buffer.from(make())));
    expect(answer.body.contents[0].code).toMatch(/^yaml_(invalid|too_complex)$/);
    expect(longestMs).toBeLessThan(mostMs);
  });
});

test('six vast backgrounds at once take little memory, and others are answered meanwhile', async () => {
  const bytes = vastPng(4500, 4500);
  const before = process.memoryUsage().rss;
  const six = () => Promise.all(Array.from({ length: 6 }, () => upload.background('a.png', bytes)));
  const { answer, answered, longestMs } = await whileOthersCall(async () => (await six())[5]!);
  expect(answer.status).toBe(200);
  expect(answered).toBeGreaterThan(20);
  expect(longestMs).toBeLessThan(mostMs);
  expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(300);
  expect(readdirSync(join(app.dataFolder, 'incoming'))).toEqual([]);
});
