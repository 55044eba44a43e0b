import { all, type Statement } from '../database/command.ts';
import { type Document, type DocumentFamily, type DocumentRow, documentColumns, documentFrom } from './document.ts';

/** Yields all records of a family in the organisation, or under one parent, in their order (position, then name). */
export function* listDocuments<F extends DocumentFamily>(
  family: F,
  organisationGid: string,
  parentGid?: string,
): Generator<Statement, Document<F>[], unknown> {
  const rows = yield* all<DocumentRow>(
    'document',
    `SELECT ${documentColumns} FROM document
     WHERE organisation_gid = ? AND family = ? ${parentGid === undefined ? '' : 'AND parent_gid = ?'}
     ORDER BY parent_gid, position, name_key, gid`,
    organisationGid,
    family,
    ...(parentGid === undefined ? [] : [parentGid]),
  );
  return rows.map((row) => documentFrom<F>(row));
}
