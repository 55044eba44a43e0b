import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FoundBrowser } from './launch.ts';

/** Where `npm run bring:firefox` puts its Firefox. */
export const firefoxFolder = fileURLToPath(new URL('../../node_modules/.cache/firefox-esr', import.meta.url));

/** The Firefox that somebody had brought by that command; undefined if nobody has. */
export function broughtFirefox(): FoundBrowser | undefined {
  return existsSync(firefoxFolder) ? firefoxIn(firefoxFolder) : undefined;
}

/** The browser in a folder of unpacked packages, and the libraries beside it. */
export function firefoxIn(tree: string): { executablePath: string; libraries: string } {
  const libraries = ['lib', 'usr/lib']
    .map((place) => join(tree, place))
    .filter(existsSync)
    .flatMap((place) => readdirSync(place).map((name) => join(place, name)))
    .filter((place) => place.includes('-linux-'));
  return { executablePath: join(tree, 'usr/lib/firefox-esr/firefox-esr'), libraries: libraries.join(delimiter) };
}
