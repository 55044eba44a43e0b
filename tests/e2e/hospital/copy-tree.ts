import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

const leftOut = new Set(['.git', 'node_modules', 'data', 'docs', '.bootstrap-lock']);

/** A copy of the tree that a test may change; it shares the packages and the built front ends. */
export interface TreeCopy {
  root: string;
  /** Reads a JSON file, lets it be changed, writes it back. */
  editJson<T>(path: string, change: (content: T) => void): Promise<void>;
  /** Runs the project's Node in the copy; throws with what it printed if it fails. */
  node(...args: string[]): string;
  remove(): Promise<void>;
}

export async function copyTree(): Promise<TreeCopy> {
  const root = await mkdtemp(join(tmpdir(), 'callboard-tree-'));
  await cp(repository, root, { recursive: true, filter: (source) => !leftOut.has(relative(repository, source)) });
  await symlink(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    editJson: async (path, change) => {
      const file = join(root, path);
      const content = JSON.parse(await readFile(file, 'utf8'));
      change(content);
      await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
    },
    node: (...args) => execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
