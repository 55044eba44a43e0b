import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { uploads } from '#generated/uploads.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Files } from '../files/files.ts';
import type { StoredUpload } from '../files/store-upload.ts';
import type { OperationContract } from '../shapes/operation.ts';
import type { TakePart } from '../uploads/take-part.ts';
import { parseJson } from './parse-json.ts';

interface Received {
  readonly body: unknown;
  readonly files: Record<string, StoredUpload>;
}

/**
 * Receives a multipart request: the part `data` with the JSON first, checked before a byte of a file is taken, then
 * the files as streams. Whatever was stored is let go again if a later part is refused.
 */
export async function receiveMultipart(
  request: FastifyRequest,
  { operationId, bodyLimit }: OperationContract,
  store: Files,
  check: (data: unknown) => void,
  take: TakePart,
): Promise<Received> {
  const rules = uploads[operationId] ?? [];
  const files: Record<string, StoredUpload> = {};
  let data: { body: unknown } | undefined;
  try {
    const largest = Math.max(...rules.map(({ maxBytes }) => maxBytes));
    const parts = request.parts({
      limits: { fileSize: largest + 1, files: rules.length + 2, parts: rules.length + 2 },
      // The JSON too: read as bytes, it is refused where it is no UTF-8.
      isPartAFile: () => true,
    });
    for await (const part of parts) {
      if (part.type !== 'file') throw new Refusal({ code: 'upload_failed', field: part.fieldname });
      if (part.fieldname === 'data' && !data) {
        data = { body: parseJson(await readSmall(part, bodyLimit), 'data') };
        check(data.body);
        continue;
      }
      if (!data) throw new Refusal({ code: 'field_required', field: 'data' });
      const rule = rules.find(({ property }) => property === part.fieldname);
      if (!rule || files[part.fieldname]) throw new Refusal({ code: 'unknown_field', field: part.fieldname });
      const stored = await take(part, rule, data.body);
      if (stored) files[part.fieldname] = stored;
    }
    if (!data) throw new Refusal({ code: 'field_required', field: 'data' });
    return { body: data.body, files };
  } catch (error) {
    await store.settle(Object.values(files));
    throw asRefusal(error);
  }
}

async function readSmall(part: MultipartFile, bodyLimit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) throw new Refusal({ code: 'body_too_large' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Faults of the form itself (limits, cut short) as entries of the catalogue. */
function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code.startsWith('FST_') || /multipart|unexpected end of form|premature close|aborted/i.test(error.message)) {
    return new Refusal({ code: 'upload_failed' });
  }
  return error;
}
