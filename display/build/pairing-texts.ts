import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { wholeWords } from '#client/text/whole-words.ts';
import { isLocale } from './short-dictionaries.ts';

/** Hands the page with a device's code its own texts only, with their Thai words held together already. */
export const pairingTexts: Plugin = {
  name: 'pairing-texts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!isLocale.test(id)) return undefined;
    const { pairing } = JSON.parse(readFileSync(id, 'utf8'));
    return { code: `export const pairing = ${wholeWords(JSON.stringify(pairing))}`, moduleType: 'js' };
  },
};
