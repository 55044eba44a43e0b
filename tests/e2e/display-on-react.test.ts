import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../browser/launch.ts';
import { openChromium, type RemotePage } from '../browser/remote-page.ts';
import { seeHall, seeTypes } from './display-journey.ts';
import { buildDisplay, DisplayServer } from './display-server.ts';

/** What the runtime may be of the same on React. */
const most = { first: 0.28, whole: 0.37 };

let folder: string;
let page: RemotePage;
let server: DisplayServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-on-react-'));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [
    vite,
    'build',
    '--mode',
    'display-on-react',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  // Vite would take the tests' own NODE_ENV for its build.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, args, { cwd: root, env });
  page = await openChromium(await findBrowser());
  server = await DisplayServer.start(folder);
});
afterAll(async () => {
  await page?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the same sources show a hall on React', () => seeHall(page, server));

test('and draw every panel type', () => seeTypes(page, server));

test('without React they are a third', async () => {
  const [preact, react] = [await sizes(await buildDisplay()), await sizes(folder)];
  const share = { first: preact.first / react.first, whole: preact.whole / react.whole };
  console.log(
    `display, gzip: on React ${react.first} and ${react.whole} bytes; without it ${share.first} and ${share.whole}`,
  );
  expect(share.first).toBeLessThan(most.first);
  expect(share.whole).toBeLessThan(most.whole);
});

/** Bytes (gzip) of the first script, and of all with one dictionary. */
async function sizes(built: string): Promise<{ first: number; whole: number }> {
  const bytes = async (name: string) => {
    const file = (await readdir(built)).find((one) => one.startsWith(`${name}-`) && one.endsWith('.js')) ?? '';
    return gzipSync(await readFile(join(built, file)), { level: 9 }).length;
  };
  const first = await bytes('index');
  return { first, whole: first + (await bytes('later')) + (await bytes('thai-words')) };
}
