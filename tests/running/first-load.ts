import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from '#generated/languages.ts';

/** The pages of the kiosk's front end by the part that each has for itself. */
export const patientPages = {
  'check-in kiosk': 'CheckInKiosk',
  'ticket machine': 'TicketMachine',
  'ticket page': 'TicketPage',
} as const;

/** What a page loads until it can be used: the first script, its own part and what that imports, its largest dictionary. */
export function firstLoad(folder: string, part: string): { scripts: number; styles: number } {
  const files = readdirSync(folder);
  const one = (name: string, ending: string) => {
    const file = files.find((entry) => entry.startsWith(`${name}-`) && entry.endsWith(ending));
    if (file === undefined) throw new Error(`nothing is built as ${name}${ending}`);
    return file;
  };
  const dictionaries = Object.keys(languages).map((language) => bytes(folder, one(`words-${language}`, '.js')));
  const scripts = [...imported(folder, [one('index', '.js'), one(part, '.js')])];
  const styles = files.filter((file) => file.endsWith('.css') && isOf(file, folder, scripts));
  return {
    scripts: sum(scripts.map((file) => bytes(folder, file))) + Math.max(...dictionaries),
    styles: sum(styles.map((file) => bytes(folder, file))),
  };
}

/** These scripts with all that they import at once, and what those import. */
function imported(folder: string, from: string[], known = new Set<string>()): Set<string> {
  for (const file of from.filter((name) => !known.has(name))) {
    known.add(file);
    const code = readFileSync(join(folder, file), 'utf8');
    const others = [...code.matchAll(/(?:from|\bimport)\s*["']\.\/([\w-]+\.js)["']/g)].map(
      ([, name]) => name as string,
    );
    imported(folder, others, known);
  }
  return known;
}

/** A style stands in the page, or beside the script of its name. */
function isOf(style: string, folder: string, scripts: readonly string[]): boolean {
  const name = style.replace(/-[\w-]{8}\.css$/, '');
  return (
    readFileSync(join(folder, 'index.html'), 'utf8').includes(style) ||
    scripts.some((one) => one.startsWith(`${name}-`))
  );
}

function bytes(folder: string, file: string): number {
  return brotliCompressSync(readFileSync(join(folder, file))).length;
}

function sum(values: number[]): number {
  return values.reduce((all, one) => all + one, 0);
}
