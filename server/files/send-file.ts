import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Call } from '../call/handler.ts';
import { one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { fileNameOf } from './file-url.ts';

interface StoredFile {
  readonly name: string;
  readonly originalName: string;
}

/**
 * Answers with an uploaded file to be saved under the name it was uploaded with.
 * @throws Refusal 404 if the record has no file
 */
export async function sendFile(
  { reply, services, organisationGid }: Pick<Call<never>, 'reply' | 'services' | 'organisationGid'>,
  url: string | undefined,
): Promise<FastifyReply> {
  const file = await services.database.query(findFile(organisationGid, url && fileNameOf(url)));
  if (!file) throw new Refusal({ code: 'not_found', field: 'gid' });
  const path = join(services.files.folder, file.name);
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new Refusal({ code: 'not_found', field: 'gid' });
  return reply
    .type('application/octet-stream')
    .header('content-length', found.size)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(safeName(file.originalName))}`)
    .send(createReadStream(path));
}

function* findFile(
  organisationGid: string,
  name: string | undefined,
): Generator<Statement, StoredFile | undefined, unknown> {
  if (!name) return undefined;
  return yield* one<StoredFile>(
    'file',
    `SELECT name, original_name AS "originalName" FROM file
     WHERE organisation_gid = ? AND name = ?`,
    organisationGid,
    name,
  );
}

/** Without folders and control characters, whatever the sender called it. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not reach a file name
  return last.replace(/[\u0000-\u001f\u007f"']/g, '_').toWellFormed() || 'file';
}
