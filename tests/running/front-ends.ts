import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Front ends that tests serve themselves; the display on React is built for them alone. */
export type TestedFrontEnd = 'display' | 'hall' | 'pairing' | 'display-on-react' | 'kiosk';

/** Builds the product's front ends, or one by its name, each only if its sources have changed since. */
export async function buildFrontEnds(...name: TestedFrontEnd[]): Promise<void> {
  // Vite would take the tests' own NODE_ENV for its build.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [join(root, 'bootstrap.mjs'), ...name], { cwd: root, env });
}

/** The folder of a front end as it is served. @throws if it is not built: that is done before the tests, never in one */
export function builtFrontEnd(name: TestedFrontEnd): string {
  const folder = join(root, 'dist', name);
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`${name} is not built: node bootstrap.mjs ${name}`);
  return folder;
}
