import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { librariesIn } from '../running/libraries-in.ts';
import type { FoundBrowser } from './launch.ts';

/** Where `npm run bring:firefox` puts its Firefox. */
export const firefoxFolder = fileURLToPath(new URL('../../node_modules/.cache/firefox-esr', import.meta.url));

/** The Firefox that somebody had brought by that command; undefined if nobody has. */
export function broughtFirefox(): FoundBrowser | undefined {
  return existsSync(firefoxFolder) ? firefoxIn(firefoxFolder) : undefined;
}

/** The browser in a folder of unpacked packages, and the libraries beside it. */
export function firefoxIn(tree: string): { executablePath: string; libraries: string } {
  return { executablePath: join(tree, 'usr/lib/firefox-esr/firefox-esr'), libraries: librariesIn(tree) };
}
