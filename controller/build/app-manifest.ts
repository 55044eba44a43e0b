import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { workColours } from '#client/look/tokens.ts';
import { Locale } from '#generated/values.ts';

const base = '/assets/controller/';

/**
 * Writes what a browser needs to install the controller as an app with a window of its own (W3C Web Application
 * Manifest), one in each language: the device asks for the one that its page shows.
 */
export const appManifest: Plugin = {
  name: 'app-manifest',
  apply: 'build',
  buildStart() {
    for (const locale of Locale) {
      const file = fileURLToPath(new URL(`../../locales/${locale}.json`, import.meta.url));
      const { title, installed } = JSON.parse(readFileSync(file, 'utf8')).controller;
      const source = JSON.stringify({
        id: '/panel-controller',
        start_url: '/panel-controller',
        scope: '/panel-controller',
        lang: locale,
        name: title,
        short_name: title,
        description: installed,
        display: 'standalone',
        background_color: workColours.ground,
        theme_color: workColours.ground,
        icons: [{ src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml', purpose: 'any maskable' }],
      });
      this.emitFile({ type: 'asset', fileName: `app.${locale}.webmanifest`, source });
    }
  },
};
