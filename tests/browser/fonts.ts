/**
 * Chinese and Thai characters for browsers on machines without such fonts: a fontconfig file that adds the ones from npm
 * to whatever the machine has. Only Linux browsers read it; other systems bring these fonts themselves.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const cache = join(modules, '.cache', 'callboard-fonts');
const families = ['noto-sans-tc', 'noto-sans-thai'];
const weights = ['400Regular', '700Bold', '900Black'];

/**
 * The path of a fontconfig file that knows the fonts, for FONTCONFIG_FILE; it is written where it is missing or outdated.
 * @param machineFonts false leaves the machine's own fonts out: what a machine without any would show.
 */
export async function fontConfiguration({ machineFonts = true } = {}): Promise<string> {
  const file = join(cache, machineFonts ? 'with-machine-fonts.conf' : 'alone.conf');
  const text = configuration(machineFonts);
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return file;
  await mkdir(cache, { recursive: true });
  // In one step, because a browser of another test run may be reading it at this moment.
  const made = `${file}-${randomUUID()}`;
  await writeFile(made, text);
  await rename(made, file);
  return file;
}

function configuration(machineFonts: boolean): string {
  const folders = families.flatMap((family) => weights.map((weight) => join('@expo-google-fonts', family, weight)));
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${machineFonts ? '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>' : ''}
  ${folders.map((folder) => `<dir>${join(modules, folder)}</dir>`).join('\n  ')}
  <cachedir>${join(cache, 'cache')}</cachedir>
</fontconfig>
`;
}
