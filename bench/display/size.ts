import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFrontEnds, builtFrontEnd } from '#tests/running/front-ends.ts';
import { type Figure, figure } from '../report.ts';
import type { Measured } from './measured.ts';

/** How many bytes a screen loads in all, and how many the same code would be on React itself. */
export async function measureSize({ folder }: Measured): Promise<Figure[]> {
  await buildFrontEnds('display-on-react');
  const script = await compressed(folder, '.js');
  const onReact = await compressed(builtFrontEnd('display-on-react'), '.js');
  return [
    figure('runtime, every script (gzip)', script, 'bytes', { atMost: 15_000 }),
    figure('the same (brotli, as it goes out over https)', await sizeOf(folder, '.js.br'), 'bytes'),
    figure('runtime, style (gzip)', await compressed(folder, '.css'), 'bytes', { atMost: 3_000 }),
    figure('the same scripts on React (gzip)', onReact, 'bytes'),
    figure('ratio', script / onReact, '×', { atMost: 0.2 }),
  ];
}

/** What the build has written beside its files. */
async function sizeOf(folder: string, ending: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressed(folder: string, ending: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending));
  const sizes = await Promise.all(names.map(async (name) => gzipSync(await readFile(join(folder, name))).length));
  return sizes.reduce((sum, size) => sum + size, 0);
}
