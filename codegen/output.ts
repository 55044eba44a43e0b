import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Paths inside `folder` that differ from `files`, are missing, or are no longer made; sorted. */
export function staleFiles(folder: string, files: Map<string, string>): string[] {
  const changed = [...files].filter(([name, text]) => !existsSync(join(folder, name)) || read(folder, name) !== text);
  const left = listFiles(folder).filter((name) => !files.has(name));
  return [...changed.map(([name]) => name), ...left].sort();
}

/** Brings the stale files in `folder` in line with `files`; touches no other, so that watchers see only real changes. */
export function writeFiles(folder: string, files: Map<string, string>, stale: string[]): void {
  for (const name of stale) {
    const text = files.get(name);
    if (text === undefined) {
      rmSync(join(folder, name));
    } else {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  }
}

function read(folder: string, name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) {
    return [];
  }
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
