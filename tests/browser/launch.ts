/** A browser for tests and pictures, found without any configuration. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { fontConfiguration } from './fonts.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Flags that let Chromium run as root, in a container and on a network without a way out. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

export type FoundBrowser = {
  /** Without a path Playwright starts the browser that it downloaded itself. */
  executablePath?: string;
  /** Folder of system libraries that come with the browser. */
  libraries?: string;
};

export type LaunchOptions = {
  browser?: FoundBrowser;
  /** False leaves out the machine's own fonts. */
  machineFonts?: boolean;
  /** More flags of Chromium. */
  flags?: string[];
  /** False leaves out the bars that scroll, as pictures do. */
  scrollbars?: boolean;
  /** True lets what fades and slides take its time; else its pages are those of somebody who has asked the system for rest. */
  motion?: boolean;
};

/**
 * Starts the machine's Chromium, else the one from npm, else the one that Playwright downloaded.
 * Chinese and Thai are readable in it on every machine. The caller closes it.
 */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { browser, machineFonts, flags = [], scrollbars = true, motion = false } = options;
  const { executablePath, libraries } = browser ?? (await findBrowser());
  const fonts = { FONTCONFIG_FILE: await fontConfiguration({ machineFonts }) };
  const paths = libraries ? { LD_LIBRARY_PATH: libraries } : {};
  const launched = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, ...flags],
    // On the PCs of hospitals they take room, and have a look.
    ignoreDefaultArgs: scrollbars ? ['--hide-scrollbars'] : [],
    env: { ...process.env, ...fonts, ...paths },
  });
  if (!motion) keepStill(launched);
  return launched;
}

/** Its pages want no motion, unless one is opened that says what it wants. */
function keepStill(browser: Browser): void {
  const { newContext, newPage } = browser;
  browser.newContext = (options) => newContext.call(browser, { reducedMotion: 'reduce', ...options });
  browser.newPage = (options) => newPage.call(browser, { reducedMotion: 'reduce', ...options });
}

/** The browser that `launchBrowser` starts when it is not told which. */
export async function findBrowser(): Promise<FoundBrowser> {
  const own = process.env.CHROMIUM_PATH ?? machineBrowser();
  return own ? { executablePath: own } : ((await browserFromNpm()) ?? {});
}

function machineBrowser(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

/** Unpacks Chromium and the libraries it needs into the temporary folder on first use; there is a build for Linux on x64 only. */
export async function browserFromNpm(): Promise<FoundBrowser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: packed, inflate } = await import('@sparticuz/chromium');
  const libraries = fileURLToPath(new URL('../../node_modules/@sparticuz/chromium/bin/al2023.tar.br', import.meta.url));
  return { executablePath: await packed.executablePath(), libraries: join(await inflate(libraries), 'lib') };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
