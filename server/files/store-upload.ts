import { createHash } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { Upload } from '#generated/uploads.ts';
import type { FileFact } from '../call/file-fact.ts';
import { Refusal } from '../errors/refusal.ts';
import { newGid } from '../ground/new-gid.ts';
import type { Inspector } from './inspector.ts';
import { isPicture } from './pictures/picture-size.ts';
import { expectRoom } from './room-on-disk.ts';
import { notAsNamed, wrongType } from './wrong-type.ts';

/** A file that lies in the data folder under the hash of its content. */
export type StoredUpload = FileFact;

/** A file on its way in. */
export interface IncomingFile {
  readonly fieldname: string;
  readonly filename: string;
  readonly file: Readable & { readonly truncated?: boolean };
}

interface FoundType {
  readonly ext: string;
  readonly mime: string;
}

/** As much of the beginning as telling a type may take. */
export const sniffedBytes = 4100;

/** The disk is asked for room for so many bytes at a time. */
const grantedAtOnce = 4 * 1024 * 1024;

/** One name per type, whatever the sender called the file. */
const storedExtensions: Readonly<Record<string, string>> = { jpeg: 'jpg', yml: 'yaml' };

/**
 * Takes a file as a stream: its type is read from its first bytes and must agree with its name, its size is limited,
 * its content is hashed on the way; it is durable under its final name before this answers. Nothing stays of a file
 * that is refused or breaks off.
 * @param folders `temporary` and `stored` lie on one disk
 * @param hold called with the final name just before the file takes it
 * @param inspector looks inside, on another thread
 * @throws Refusal upload_wrong_type, upload_not_as_named, upload_too_large, upload_empty, upload_failed, storage_full
 * and what the inspector refuses
 */
export async function storeUpload(
  { fieldname: field, filename, file }: IncomingFile,
  rule: Upload,
  folders: { temporary: string; stored: string },
  inspector: Inspector,
  hold: (name: string) => void,
): Promise<StoredUpload> {
  const path = join(folders.temporary, newGid());
  const hash = createHash('sha256');
  let bytes = 0;
  let granted = 0;
  let beginning = Buffer.alloc(0);
  let type: { extension: string; mediaType: string } | undefined;

  const inspect = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > rule.maxBytes) throw tooLarge(rule, field);
      if (bytes > granted) {
        await expectRoom(folders.temporary, grantedAtOnce, field);
        granted = bytes + grantedAtOnce;
      }
      if (!type) {
        beginning = Buffer.concat([beginning, chunk]);
        if (beginning.length >= sniffedBytes) type = await typeOf(beginning, filename, rule);
      }
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    // Opened before anything can fail: a stream that opens its file itself may do so after the file was taken away.
    const target = await open(path, 'wx');
    await pipeline(file, inspect, target.createWriteStream());
    if (file.truncated) throw tooLarge(rule, field);
    if (bytes === 0) throw new Refusal({ code: 'upload_empty', field });
    type ??= await typeOf(beginning, filename, rule);
    await look(inspector, path, type.mediaType, rule);
    await syncToDisk(path);
    const name = `${hash.digest('hex')}.${type.extension}`;
    hold(name);
    await rename(path, join(folders.stored, name));
    return { name, mediaType: type.mediaType, bytes, originalName: filename.replaceAll('\0', '').slice(0, 200) };
  } catch (error) {
    file.resume();
    await rm(path, { force: true });
    throw uploadRefusal(error, field);
  }
}

/** Looks inside where the first bytes do not say enough: YAML must be YAML, a picture bounded, a background opaque. */
async function look(inspector: Inspector, path: string, mediaType: string, rule: Upload): Promise<void> {
  const { property, transparent } = rule;
  if (mediaType === 'application/yaml') {
    await inspector.inspect({ kind: 'yaml', source: { path }, field: property, schema: 'core' });
  } else if (isPicture(mediaType)) {
    await inspector.inspect({ kind: 'picture', path, mediaType, rule: { property, transparent } });
  }
}

/** What a file is, by its first bytes and its name. @throws Refusal upload_wrong_type, upload_not_as_named */
export async function typeOf(beginning: Buffer, filename: string, rule: Upload) {
  const given = extname(filename).slice(1).toLowerCase();
  if (!rule.extensions.includes(given)) throw wrongType(rule.property, rule.extensions);
  const sniffed = beginning.subarray(0, sniffedBytes);
  const found = packageIn(await fileTypeFromBuffer(sniffed), given) ?? textIn(beginning, given);
  const mediaType = found?.mime ?? '';
  if (!found || !rule.accept.includes(mediaType) || !sameKind(found.ext, given)) {
    throw notAsNamed(rule.property, given);
  }
  return { extension: storedExtensions[found.ext] ?? found.ext, mediaType };
}

/** An Android package is a zip file; the beginning alone does not always tell. */
function packageIn(found: FoundType | undefined, given: string): FoundType | undefined {
  return found?.ext === 'zip' && given === 'apk'
    ? { ext: 'apk', mime: 'application/vnd.android.package-archive' }
    : found;
}

/** YAML has no mark of its own: it is text whose name says so, and it is read as a whole later on. */
function textIn(beginning: Buffer, given: string): FoundType | undefined {
  const isYaml = ['yaml', 'yml'].includes(given) && !beginning.includes(0);
  return isYaml ? { ext: 'yaml', mime: 'application/yaml' } : undefined;
}

/** Says how large a file may be. */
export function tooLarge({ maxBytes }: Upload, field: string): Refusal {
  return new Refusal({ code: 'upload_too_large', field, params: { megabytes: Math.round(maxBytes / 1024 / 1024) } });
}

function sameKind(found: string, given: string): boolean {
  return (storedExtensions[found] ?? found) === (storedExtensions[given] ?? given);
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What broke an upload off, as an entry of the catalogue. */
export function uploadRefusal(error: unknown, field: string): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Refusal({ code: 'storage_full', field });
  if (code === 'EIO' || code === 'EROFS') return new Refusal({ code: 'storage_unavailable' });
  return new Refusal({ code: 'upload_failed', field });
}
