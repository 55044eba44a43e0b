/** Films as a person chooses them: from the disk. Given as bytes, a browser takes half a second for each MB of them. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The beginning of a film, by which its type is known. */
const head = Buffer.from('\0\0\0\x20ftypisom\0\0\0\x20isomiso2avc1mp41', 'latin1');

export interface FilmOnDisk extends AsyncDisposable {
  name: string;
  /** What a file field is given. */
  path: string;
  content: Buffer;
}

/** A film of so many MB, every one filled with the same text; with `await using` it is gone again at the end. */
export async function filmOnDisk(name: string, megabytes: number, text = '\0'): Promise<FilmOnDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-film-'));
  const path = join(folder, name);
  const content = Buffer.concat([head, Buffer.alloc(megabytes * 1024 * 1024, text)]);
  await writeFile(path, content);
  return { name, path, content, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
