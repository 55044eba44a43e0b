import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const locales = fileURLToPath(new URL('../../locales', import.meta.url));
/** A file of texts. */
export const isLocale = /\/locales\/[\w-]+\.json$/;

/** Hands the display its own texts only. What it says while no words are here yet stands in its page. */
export const shortDictionaries: Plugin = {
  name: 'short-dictionaries',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!isLocale.test(id)) return undefined;
    return { code: `export const display = ${JSON.stringify(textsIn(id))}`, moduleType: 'js' };
  },
  transformIndexHtml: (page) =>
    page.replace('<div id="screen"', `$& data-connecting="${textsIn(`${locales}/zh-TW.json`).connecting}"`),
};

function textsIn(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(file, 'utf8')).display;
}
