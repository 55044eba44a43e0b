import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { frontEndOf, isPageProgram, type PageProgram, runtimeOf } from './programs.ts';

/** A built front end in one file: a line that names what follows, then the files one after the other, compressed. */
export interface Bundle {
  readonly program: PageProgram;
  readonly page: string;
  /** The build, as named by the main script. */
  readonly runtime: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

interface Head {
  readonly program: PageProgram;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
}

/** A front end takes a tenth of it. */
const mostBytes = 32 * 1024 * 1024;
const mostHeadBytes = 256 * 1024;
const pageName = 'index.html';
/** What a build names after its content: only this stands beside other builds' files without taking their place. */
export const hashedName = /^[\w.-]+-[\w-]{8}\.[a-z0-9]{2,5}$/;

/** Writes the files of a built front end as a bundle: its page, and what carries a hash in its name. */
export async function writeBundle(program: PageProgram, files: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const kept = [...files].filter(([name]) => name === pageName || hashedName.test(name));
  const head: Head = { program, files: kept.map(([name, { length }]) => ({ name, bytes: length })) };
  const whole = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...kept.map(([, bytes]) => bytes)]);
  return promisify(gzip)(whole, { level: 9 });
}

/** Reads a bundle from outside; undefined for one that is cut, too large, or no whole front end. */
export async function readBundle(compressed: Buffer): Promise<Bundle | undefined> {
  const whole = await promisify(gunzip)(compressed, { maxOutputLength: mostBytes }).catch(() => undefined);
  const end = whole?.subarray(0, mostHeadBytes).indexOf('\n') ?? -1;
  const head = whole && end > 0 ? headIn(whole.toString('utf8', 0, end)) : undefined;
  if (!whole || !head) return undefined;
  const files = new Map<string, Buffer>();
  let from = end + 1;
  for (const { name, bytes } of head.files) {
    files.set(name, whole.subarray(from, from + bytes));
    from += bytes;
  }
  const page = files.get(pageName)?.toString('utf8') ?? '';
  const runtime = runtimeOf(page);
  const isWhole = from === whole.length && runtime !== '' && needs(head.program, page).every((name) => files.has(name));
  return isWhole ? { program: head.program, page, runtime, files } : undefined;
}

function headIn(text: string): Head | undefined {
  try {
    const { program, files } = JSON.parse(text) as Head;
    const areNamed =
      Array.isArray(files) &&
      files.every(
        ({ name, bytes }) =>
          (name === pageName || hashedName.test(String(name))) && Number.isSafeInteger(bytes) && bytes >= 0,
      );
    return isPageProgram(program) && areNamed ? { program, files } : undefined;
  } catch {
    return undefined;
  }
}

/** The scripts and styles that a page names and that carry a hash in their names. */
function needs(program: PageProgram, page: string): string[] {
  const named = page.matchAll(new RegExp(`/assets/${frontEndOf[program]}/([\\w.-]+)"`, 'g'));
  return [...named].map(([, name = '']) => name).filter((name) => hashedName.test(name));
}
