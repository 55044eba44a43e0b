/** The project's own files as the tables are held against them. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Schema {
  readonly [word: string]: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

export interface SchemaFile {
  readonly file: string;
  readonly schema: Schema;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const texts = new Map<string, string | undefined>();

/** The text of a file by its path from the root; undefined if there is none. */
export function textOf(file: string): string | undefined {
  if (!texts.has(file))
    texts.set(
      file,
      attempt(() => readFileSync(join(root, file), 'utf8')),
    );
  return texts.get(file);
}

/** Every file below a folder, as paths from the root. */
export function filesBelow(folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => ending.test(path))
    .sort();
}

/** Schemas by name, wherever they stand in schemas/. */
export const schemas: ReadonlyMap<string, SchemaFile> = new Map(
  filesBelow('schemas', /\.json$/).map((file) => [
    basename(file, '.json'),
    { file, schema: JSON.parse(textOf(file) as string) },
  ]),
);

/** Texts of each language by dotted key, without plural endings. */
export const locales: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  filesBelow('locales', /\.json$/).map((file) => [file, new Map(flatten(JSON.parse(textOf(file) as string)))]),
);

/** Tests of the product itself; those of codegen and of the house rules show nothing of it. */
export const tests: readonly string[] = filesBelow('tests', /\.test\.tsx?$/).filter(
  (file) => !/^tests\/(architecture|codegen|specification)\//.test(file),
);

/** What runs, in which a message may be given. */
export const sources: readonly string[] = ['server', 'client', 'admin', 'controller', 'kiosk', 'display'].flatMap(
  (room) => filesBelow(room, /\.tsx?$/),
);

/** The first of some files that says all of the words. */
export function firstWith(files: readonly string[], ...words: RegExp[]): string | undefined {
  return files.find((file) => words.every((word) => word.test(textOf(file) ?? '')));
}

function flatten(node: Record<string, unknown>, prefix = ''): [string, string][] {
  return Object.entries(node).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string'
      ? [[`${prefix}${key}`.replace(/_(one|other)$/, ''), value]]
      : flatten(value as Record<string, unknown>, `${prefix}${key}.`),
  );
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
