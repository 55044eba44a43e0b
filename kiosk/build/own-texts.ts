import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { sources } from './own-operations.ts';

const isLocale = /\/locales\/[\w-]+\.json$/;

/** Hands the kiosk the texts that it shows: its own, the refusals, and the words of those values that it names. */
export const ownTexts: Plugin = {
  name: 'own-texts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!isLocale.test(id)) return undefined;
    const { errors, kiosk, values } = JSON.parse(readFileSync(id, 'utf8'));
    const named = new Set([...sources().matchAll(/values\.(\w+)/g)].map(([, name]) => name));
    const shown = Object.fromEntries(Object.entries(values).filter(([name]) => named.has(name)));
    const texts = { errors, kiosk, values: shown };
    return { code: `export default ${JSON.stringify(texts)}`, moduleType: 'js' };
  },
};
