import { one, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { listDocuments } from '../documents/list-documents.ts';

/** Yields the group that a panel belongs to, if any; it is in one at most. */
export function* groupOf(
  organisationGid: string,
  panelGid: string,
): Generator<Statement, Document<'group'> | undefined, unknown> {
  const row = yield* one<{ gid: string }>(
    'document',
    `SELECT d.gid FROM document d, json_each(d.body, '$.members') m
     WHERE d.organisation_gid = ? AND d.family = 'group' AND m.value = ?`,
    organisationGid,
    panelGid,
  );
  return row && (yield* getDocument('group', organisationGid, row.gid));
}

/** Yields every group of the organisation under each of its members' gids. */
export function* groupsByMember(
  organisationGid: string,
): Generator<Statement, Map<string, Document<'group'>>, unknown> {
  const groups = yield* listDocuments('group', organisationGid);
  return new Map(groups.flatMap((group) => group.body.members.map((gid) => [gid, group] as const)));
}
