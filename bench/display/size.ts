import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFrontEnds, builtFrontEnd } from '#tests/running/front-ends.ts';
import { type Figure, figure } from '../report.ts';
import type { Measured } from './measured.ts';

/** How many bytes a screen loads first and at most in one language, and how many the same would be on React itself. */
export async function measureSize({ folder }: Measured): Promise<Figure[]> {
  await buildFrontEnds('display-on-react');
  const onReact = builtFrontEnd('display-on-react');
  const [first = 0, firstOnReact = 0] = await Promise.all(
    [folder, onReact].map((one) => compressed(one, /^index-.*\.js$/)),
  );
  const [all = 0, allOnReact = 0] = await Promise.all([folder, onReact].map((one) => compressed(one, ofOneLanguage)));
  return [
    figure('first script (gzip)', first, 'bytes', { atMost: 15_000 }),
    figure('the same (brotli, as it goes out over https)', await sizeOf(folder, /^index-.*\.js\.br$/), 'bytes'),
    figure('first script, of the same on React', first / firstOnReact, '×', { atMost: 0.25 }),
    figure('the scripts of every type, in one language (gzip)', all, 'bytes', { atMost: 25_000 }),
    figure('the same, of those on React', all / allOnReact, '×', { atMost: 0.25 }),
    figure('style (gzip)', await compressed(folder, /\.css$/), 'bytes', { atMost: 3_000 }),
  ];
}

/** Every script but the words of the other languages, of which the last is the largest. */
const ofOneLanguage = /^(?!words-(?:zh|en)).*-[\w-]{8}\.js$/;

/** What the build has written beside its files. */
async function sizeOf(folder: string, form: RegExp): Promise<number> {
  const names = (await readdir(folder)).filter((name) => form.test(name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function compressed(folder: string, form: RegExp): Promise<number> {
  const names = (await readdir(folder)).filter((name) => form.test(name));
  const sizes = await Promise.all(
    names.map(async (name) => gzipSync(await readFile(join(folder, name)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
