import { one, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';

/** Yields the panel of an address that names no organisation: the gid is unique among all. */
export function* findPanel(gid: string): Generator<Statement, Document<'panel'> | undefined, unknown> {
  const row = yield* one<{ organisation_gid: string }>(
    'document',
    `SELECT organisation_gid FROM document WHERE gid = ? AND family = 'panel'`,
    gid,
  );
  return row && (yield* getDocument('panel', row.organisation_gid, gid));
}
