import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type ConfigEnv, type UserConfig } from 'vite';
import displayConfig from '../../vite.config.ts';
import { type Figure, figure } from '../report.ts';
import type { Measured } from './measured.ts';

/** How many bytes a screen loads, and how many the same code would be on React itself. */
export async function measureSize({ folder }: Measured): Promise<Figure[]> {
  const reactFolder = await mkdtemp(join(tmpdir(), 'callboard-react-'));
  try {
    await buildOnReact(reactFolder);
    const script = await compressed(folder, '.js');
    const onReact = await compressed(reactFolder, '.js');
    return [
      figure('runtime, script (gzip)', script, 'bytes', { atMost: 15_000 }),
      figure('runtime, style (gzip)', await compressed(folder, '.css'), 'bytes', { atMost: 3_000 }),
      figure('the same script on React (gzip)', onReact, 'bytes'),
      figure('ratio', script / onReact, '×', { atMost: 0.2 }),
    ];
  } finally {
    await rm(reactFolder, { recursive: true });
  }
}

/** The production build without what stands in React's place. */
async function buildOnReact(outDir: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  const environment: ConfigEnv = { mode: 'display', command: 'build' };
  const { resolve: _, oxc: __, ...config } = (displayConfig as (asked: ConfigEnv) => UserConfig)(environment);
  await build({
    ...config,
    configFile: false,
    mode: 'display',
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
    build: { ...config.build, outDir, emptyOutDir: true },
  });
}

async function compressed(folder: string, ending: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  const sizes = await Promise.all(names.map(async (name) => gzipSync(await readFile(join(folder, name))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}
