import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** A folder with all that codegen reads, to change at will; `remove` takes it away. */
export function copyTree(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-tree-'));
  for (const part of ['codegen', 'schemas', 'openapi', 'locales', 'package.json', 'biome.json']) {
    cpSync(join(root, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, maxRetries: 10 }) };
}
