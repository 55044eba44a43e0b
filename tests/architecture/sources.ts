/** The files of the repository as the architecture tests see them, and what the architecture page says about rooms. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Folders at the root that are made by machines; a room may have a folder of the same name. */
const outside = new Set(['.git', 'node_modules', 'dist', 'data', 'coverage']);

/** Every file that belongs to the repository, as paths from its root with `/`. */
export const files: string[] = walk('');

export const handWritten = files.filter(
  (file) => /\.(ts|tsx|mjs|css|sql)$/.test(file) && !file.startsWith('generated/'),
);
export const scripts = handWritten.filter((file) => /\.(ts|tsx|mjs)$/.test(file));

function walk(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (outside.has(path)) return [];
    return entry.isDirectory() ? walk(path) : [path];
  });
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

export type Room = { name: string; mayImport: string[] | 'anything' };

/** The table of rooms in docs/architecture.md. */
export const rooms: Room[] = [...read('docs/architecture.md').matchAll(/^\| `(\w+)\/` \|[^|]*\|([^|]*)\|$/gm)].map(
  ([, name, list]) => ({ name: name as string, mayImport: roomsOf((list as string).trim()) }),
);

function roomsOf(list: string): string[] | 'anything' {
  if (list === 'anything') return list;
  return list === '' ? [] : list.split(', ');
}

/** The specifiers that a script imports, exports from or loads on demand. */
export function importsOf(file: string): string[] {
  return [
    ...code(file).matchAll(/(?:\bfrom\s+|^import\s+|\bimport\(\s*|\bimport\.meta\.resolve\(\s*)['"]([^'"]+)['"]/gm),
  ].map(([, path]) => path as string);
}

/** Files beside it that a script reads while it runs: `new URL('../folder/file', import.meta.url)`. */
export function readsOf(file: string): string[] {
  return [...code(file).matchAll(/new URL\(['"`](\.[^'"`]*)['"`], import\.meta\.url\)/g)].map(
    ([, path]) => path as string,
  );
}

function code(file: string): string {
  return read(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}
