import { createReadStream } from 'node:fs';
import { mkdir, open, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { limits } from '#generated/limits.ts';
import type { UnfinishedUpload } from '#generated/shapes.ts';
import type { Upload } from '#generated/uploads.ts';
import { Refusal } from '../errors/refusal.ts';
import { expectRoom } from '../files/room-on-disk.ts';
import { sniffedBytes, tooLarge, typeOf, uploadRefusal } from '../files/store-upload.ts';
import { wrongType } from '../files/wrong-type.ts';
import { newGid } from '../ground/new-gid.ts';
import { makeRoom, readAnnounced, remove, sweepAbandoned } from './room.ts';

/** Whose an upload is: the organisation's, '' the provider's; and of one sign-in only. */
export interface Owner {
  readonly organisationGid: string;
  readonly session: string;
}

/** What is to be uploaded. */
export interface Announced {
  readonly name: string;
  readonly size: number;
  readonly rule: Upload;
}

/** Large files that come in parts. They lie in the data folder, so any process that shares it takes the next part. */
export interface Unfinished {
  /** @throws Refusal upload_too_large, upload_wrong_type; service_busy, storage_full where there is no room */
  begin(owner: Owner, announced: Announced): Promise<UnfinishedUpload>;
  /**
   * Writes bytes at their place. What arrived before the sender broke off stays.
   * @throws Refusal not_found, upload_failed for a place beyond what is there, upload_wrong_type once that can be told
   */
  append(owner: Owner, gid: string, offset: number, part: Readable & { truncated?: boolean }): Promise<void>;
  state(owner: Owner, gid: string): Promise<UnfinishedUpload>;
  /** The whole file, for the operation that takes it. @throws Refusal upload_failed while bytes are missing */
  whole(owner: Owner, gid: string): Promise<{ filename: string; file: Readable }>;
  cancel(owner: Owner, gid: string): Promise<void>;
  /** Removes what nobody goes on with. */
  sweep(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly unfinished: Unfinished;
  }
}

interface Kept extends Announced {
  readonly session: string;
}

/** Opens the folder of unfinished uploads. */
export function openUnfinished(dataFolder: string): Unfinished {
  const root = join(dataFolder, 'unfinished');
  /** Beginnings go one after the other: each counts those before it. */
  let beginning: Promise<unknown> = Promise.resolve();

  const pathOf = ({ organisationGid }: Owner, gid: string) => join(root, organisationGid || '~provider', gid);

  async function find(owner: Owner, gid: string) {
    const path = pathOf(owner, gid);
    const found = await readAnnounced<Kept>(path);
    if (found?.session !== owner.session) throw new Refusal({ code: 'not_found', field: 'gid' });
    return { ...found, path };
  }

  async function begin(owner: Owner, { name, size, rule }: Announced): Promise<UnfinishedUpload> {
    const gid = newGid();
    const path = pathOf(owner, gid);
    await mkdir(join(path, '..'), { recursive: true });
    await makeRoom(root, join(path, '..'), size);
    // In the end it is copied.
    await expectRoom(root, 2 * size, rule.property);
    try {
      await writeFile(path, '');
      await writeFile(`${path}.json`, JSON.stringify({ name, size, rule, session: owner.session } satisfies Kept));
    } catch (error) {
      await remove(path);
      throw error;
    }
    return { gid, received: 0, size };
  }

  return {
    begin(owner, announced) {
      const { name, size, rule } = announced;
      if (size > rule.maxBytes) throw tooLarge(rule, rule.property);
      const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
      if (!rule.extensions.includes(ending)) throw wrongType(rule.property, rule.extensions);
      const begun = beginning.then(() => begin(owner, announced));
      beginning = begun.catch(() => undefined);
      return begun.catch((error) => {
        throw uploadRefusal(error, rule.property);
      });
    },

    async append(owner, gid, offset, part) {
      try {
        const { path, name, size, rule } = await find(owner, gid);
        const { size: before } = await stat(path);
        if (offset > before) throw new Refusal({ code: 'upload_failed', field: 'offset' });
        await expectRoom(root, Math.min(size - offset, limits.uploadPartBytes), rule.property);
        const file = await open(path, 'r+');
        await pipeline(part, within(size - offset), file.createWriteStream({ start: offset }));
        if (part.truncated) throw new Refusal({ code: 'upload_failed', field: 'part' });
        if (offset < sniffedBytes) await checkBeginning(path, { name, size, rule });
      } catch (error) {
        part.resume();
        throw uploadRefusal(error, 'part');
      }
    },

    async state(owner, gid) {
      const { path, size } = await find(owner, gid);
      return { gid, received: (await stat(path)).size, size };
    },

    async whole(owner, gid) {
      const { path, name, size } = await find(owner, gid);
      if ((await stat(path)).size !== size) throw new Refusal({ code: 'upload_failed' });
      return { filename: name, file: createReadStream(path) };
    },

    async cancel(owner, gid) {
      await remove((await find(owner, gid)).path);
    },

    sweep: () => sweepAbandoned(root),
  };

  /** A file of the wrong type is refused as soon as its first bytes say so, not after the last. */
  async function checkBeginning(path: string, { name, size, rule }: Announced): Promise<void> {
    const file = await open(path, 'r');
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(sniffedBytes), 0, sniffedBytes, 0);
      if (bytesRead >= Math.min(size, sniffedBytes)) await typeOf(buffer.subarray(0, bytesRead), name, rule);
    } catch (error) {
      await remove(path);
      throw error;
    } finally {
      await file.close();
    }
  }
}

/** Lets no more through than was announced. */
function within(most: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let left = most;
    for await (const chunk of source) {
      left -= chunk.length;
      if (left < 0) throw new Refusal({ code: 'upload_failed', field: 'part' });
      yield chunk;
    }
  };
}
