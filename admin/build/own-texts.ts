import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const isLocale = /\/locales\/[\w-]+\.json$/;

/** Parts of the texts that only other front ends and the documents show. */
export const textsOfOthers = ['controller', 'display', 'kiosk', 'manual'] as const;

/** Hands the administration the texts that it shows: they are fetched before anything can be read. */
export const ownTexts: Plugin = {
  name: 'own-texts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!isLocale.test(id)) return undefined;
    const texts = JSON.parse(readFileSync(id, 'utf8')) as Record<string, unknown>;
    for (const part of textsOfOthers) delete texts[part];
    return { code: `export default ${JSON.stringify(texts)}`, moduleType: 'js' };
  },
};
