import type { Plugin } from 'vite';
import { operations } from '#generated/operations.ts';

/** For the script of pages that have no other: they are told the one address that it calls, instead of all four hundred. */
export const leaveController: Plugin = {
  name: 'leave-controller',
  apply: 'build',
  enforce: 'pre',
  // Engines before Chromium 71 have no `globalThis`, and these pages are also theirs.
  config: () => ({ define: { globalThis: 'window' } }),
  load(id) {
    if (!id.endsWith('/generated/operations.ts')) return undefined;
    const { method, path } = operations.signOut;
    return { code: `export const operations = ${JSON.stringify({ signOut: { method, path } })}`, moduleType: 'js' };
  },
};
