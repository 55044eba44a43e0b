/**
 * Chinese and Thai characters for browsers on machines without such fonts: a fontconfig file that adds the ones from npm
 * to whatever the machine has. Only Linux browsers read it; other systems bring these fonts themselves.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sfntFromWoff } from './woff.ts';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const installed = join(modules, '.cache', 'callboard-fonts');
const weights = [400, 700, 900];
const subsets = [
  ['noto-sans-tc', 'chinese-traditional'],
  ['noto-sans-tc', 'latin'],
  ['noto-sans-thai', 'thai'],
] as const;

/**
 * Unpacks the fonts once and answers the path of a fontconfig file that knows them, for FONTCONFIG_FILE.
 * @param machineFonts false leaves the machine's own fonts out: what a machine without any would show.
 */
export async function fontConfiguration({ machineFonts = true } = {}): Promise<string> {
  if (!existsSync(installed)) await install();
  return join(installed, machineFonts ? 'with-machine-fonts.conf' : 'alone.conf');
}

async function install(): Promise<void> {
  await mkdir(join(modules, '.cache'), { recursive: true });
  const made = await mkdtemp(`${installed}-`);
  for (const [family, subset] of subsets) {
    for (const weight of weights) {
      const name = `${family}-${subset}-${weight}-normal`;
      const woff = await readFile(join(modules, '@fontsource', family, 'files', `${name}.woff`));
      await writeFile(join(made, `${name}.ttf`), sfntFromWoff(woff));
    }
  }
  await writeFile(join(made, 'with-machine-fonts.conf'), configuration(true));
  await writeFile(join(made, 'alone.conf'), configuration(false));
  // Two test runs may do this at once: the first to finish wins, and both have made the same.
  await rename(made, installed).catch(() => rm(made, { recursive: true }));
}

/** The rule renames the family, which the subset files call after their thinnest member. */
function configuration(machineFonts: boolean): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${machineFonts ? '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>' : ''}
  <dir>${installed}</dir>
  <cachedir>${join(installed, 'cache')}</cachedir>
  <match target="scan">
    <test name="family" compare="contains"><string>Noto Sans TC</string></test>
    <edit name="family" mode="assign_replace"><string>Noto Sans TC</string></edit>
  </match>
</fontconfig>
`;
}
