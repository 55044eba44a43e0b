import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
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

export interface TreeOptions {
  /** False: only the packages of the product are there, as after `npm ci --omit=dev`. Run it with `onlyItsPackages`. */
  development?: boolean;
}

/** Lets Node look for packages in the copy, though those it has are links to ours. */
export const onlyItsPackages = { NODE_OPTIONS: '--preserve-symlinks' };

export async function copyTree({ development = true }: TreeOptions = {}): Promise<TreeCopy> {
  const root = await mkdtemp(join(tmpdir(), 'callboard-tree-'));
  await cp(repository, root, { recursive: true, filter: (source) => !leftOut.has(relative(repository, source)) });
  if (development) await symlink(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction');
  else await linkProduct(join(repository, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    editJson: async (path, change) => {
      const file = join(root, path);
      const content = JSON.parse(await readFile(file, 'utf8'));
      change(content);
      await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
    },
    node: (...args) => execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }),
    remove: () => rm(root, { recursive: true, force: true, maxRetries: 10 }),
  };
}

async function linkProduct(from: string, to: string): Promise<void> {
  const installed = JSON.parse(await readFile(join(from, '.package-lock.json'), 'utf8'));
  const product = Object.entries<{ dev?: boolean }>(installed.packages).filter(([, { dev }]) => !dev);
  // What stands inside a package comes with it.
  const names = product.flatMap(([path]) => /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path)?.[1] ?? []);
  for (const name of [...names, '.bin/node']) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await symlink(join(from, name), join(to, name), 'junction');
  }
  const packages = Object.fromEntries(product);
  await writeFile(join(to, '.package-lock.json'), JSON.stringify({ ...installed, packages }));
}
