import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { operations } from '#generated/operations.ts';

const room = fileURLToPath(new URL('..', import.meta.url));

/** Hands the kiosk the operations that its sources name: a patient's page calls a dozen of four hundred. */
export const ownOperations: Plugin = {
  name: 'own-operations',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('/generated/operations.ts')) return undefined;
    const named = new Set(
      [...sources().matchAll(/'(\w+)'|operations\.(\w+)/g)].map(([, quoted, name]) => quoted ?? name),
    );
    const own = Object.entries(operations).filter(([name]) => named.has(name));
    return { code: `export const operations = ${JSON.stringify(Object.fromEntries(own))}`, moduleType: 'js' };
  },
};

/** What the kiosk's own files say. */
export function sources(): string {
  const files = readdirSync(room, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  return files.map((file) => readFileSync(room + file, 'utf8')).join('\n');
}
