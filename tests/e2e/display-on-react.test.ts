import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findBrowser } from '../browser/launch.ts';
import { openChromium, type RemotePage } from '../browser/remote-page.ts';
import { builtFrontEnd } from '../running/front-ends.ts';
import { seeHall, seeTypes } from './display-journey.ts';
import { DisplayServer } from './display-server.ts';

/** What the runtime may be of the same on React. */
const most = { first: 0.25, whole: 0.45 };

const onReact = builtFrontEnd('display-on-react');
let page: RemotePage;
let server: DisplayServer;

beforeAll(async () => {
  page = await openChromium(await findBrowser());
});
afterAll(() => page?.close());
beforeEach(async () => {
  server = await DisplayServer.start(onReact);
});
afterEach(() => server.stop());

test('the same sources show a hall on React', () => seeHall(page, server));

test('and draw every panel type', () => seeTypes(page, server));

test('without React the first script is a quarter', async () => {
  const [preact, react] = [await sizes(builtFrontEnd('display')), await sizes(onReact)];
  const share = { first: preact.first / react.first, whole: preact.whole / react.whole };
  console.log(
    `display, gzip: on React ${react.first} and ${react.whole} bytes; without it ${share.first} and ${share.whole}`,
  );
  expect(share.first).toBeLessThan(most.first);
  expect(share.whole).toBeLessThan(most.whole);
});

/** Bytes (gzip) of the first script, and of all that a screen of every type would read in one language. */
async function sizes(built: string): Promise<{ first: number; whole: number }> {
  const files = (await readdir(built)).filter((one) => /-[\w-]{8}\.js$/.test(one));
  const bytes = async (file: string) => gzipSync(await readFile(join(built, file)), { level: 9 }).length;
  const all = await Promise.all(files.filter((one) => !/^words-(zh|en)/.test(one)).map(bytes));
  const first = await bytes(files.find((one) => one.startsWith('index-')) ?? '');
  return { first, whole: all.reduce((sum, one) => sum + one, 0) };
}
