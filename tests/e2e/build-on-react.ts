import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Builds the display from the same sources on React itself, into a folder of its own. */
export async function buildOnReact(): Promise<{ folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-on-react-'));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const mode = ['--mode', 'display-on-react', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  // Vite would take the tests' own NODE_ENV for its build.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', ...mode], { cwd: root, env });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
