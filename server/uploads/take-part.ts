import type { MultipartFile } from '@fastify/multipart';
import type { OperationId } from '#generated/operations.ts';
import { type Upload, uploadMediaType } from '#generated/uploads.ts';
import type { Caller } from '../call/handler.ts';
import type { Services } from '../call/services.ts';
import { Refusal } from '../errors/refusal.ts';
import type { StoredUpload } from '../files/store-upload.ts';
import type { Owner } from './unfinished.ts';

/** Takes one file of a form: from the form, or from an upload in parts; or it is a part of one. */
export type TakePart = (part: MultipartFile, rule: Upload, data: unknown) => Promise<StoredUpload | undefined>;

/** How the files of a call are taken. */
export function takePartOf(operationId: OperationId, caller: Caller | null, services: Services): TakePart {
  const { files, unfinished } = services;
  return async (part, rule, data) => {
    if (operationId === 'appendUpload') {
      const { gid, offset } = data as { gid: string; offset: number };
      await unfinished.append(ownerOf(caller), gid, offset, part.file);
      return undefined;
    }
    if (part.mimetype !== uploadMediaType) return files.store(part, rule);
    const field = part.fieldname;
    const gid = await readGid(part);
    const whole = await unfinished.whole(ownerOf(caller), gid).catch((error) => {
      throw error instanceof Refusal ? new Refusal({ code: 'upload_failed', field }) : error;
    });
    return files.store({ fieldname: field, ...whole }, rule);
  };
}

/** Whose uploads a caller's are. */
export function ownerOf(caller: Caller | null): Owner {
  if (!caller) throw new Refusal({ code: 'please_login_again' });
  return { organisationGid: caller.organisationGid ?? '', session: caller.tokenHash };
}

async function readGid({ file, fieldname: field }: MultipartFile): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > 40) throw new Refusal({ code: 'upload_failed', field });
    chunks.push(chunk);
  }
  const gid = Buffer.concat(chunks).toString('latin1');
  if (!/^[A-Za-z0-9_-]{4,40}$/.test(gid)) throw new Refusal({ code: 'upload_failed', field });
  return gid;
}
