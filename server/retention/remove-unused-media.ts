import { all, type Context, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { getDocument } from '../documents/get-document.ts';
import { removeDocument } from '../documents/write-document.ts';
import type { Bite } from './bites.ts';
import { type Holder, keepSweep } from './lease.ts';

/** Command: removes media that have been switched off since before a moment; their files follow with the collection. */
export const removeUnusedMedia = defineCommand(
  import.meta.url,
  'removeUnusedMedia',
  function* (
    argument: Holder & { readonly before: number; readonly rows: number },
    context: Context,
  ): Generator<Statement, Bite<true>, unknown> {
    const { organisationGid, before, rows } = argument;
    const unused = yield* all<{ gid: string }>(
      'document',
      `SELECT gid FROM document WHERE organisation_gid = ? AND family = 'media' AND enabled = 0 AND updated_at < ?
     LIMIT ?`,
      organisationGid,
      before,
      rows,
    );
    for (const { gid } of unused) {
      const media = yield* getDocument('media', organisationGid, gid);
      if (media) yield* removeDocument(media, context);
    }
    yield* keepSweep(argument, context, unused.length);
    return { removed: unused.length, next: unused.length === rows ? true : undefined };
  },
);
