import { fileURLToPath } from 'node:url';
import type { Alias } from 'vite';

const file = (name: string) => fileURLToPath(new URL(`../drawing/${name}.ts`, import.meta.url));

/** What the display draws with, under React's names (decision 045). */
export const ownDrawing: Alias[] = [
  { find: /^react\/jsx-runtime$/, replacement: file('element') },
  { find: /^react(-dom\/client)?$/, replacement: file('react') },
];
