import { one, type Statement } from '../database/command.ts';
import { type Document, type DocumentFamily, type DocumentRow, documentColumns, documentFrom } from './document.ts';

const oneByGid = `SELECT ${documentColumns} FROM document WHERE organisation_gid = ? AND family = ? AND gid = ?`;

/** Yields one record of the organisation, or undefined. */
export function* getDocument<F extends DocumentFamily>(
  family: F,
  organisationGid: string,
  gid: string,
): Generator<Statement, Document<F> | undefined, unknown> {
  const row = yield* one<DocumentRow>('document', oneByGid, organisationGid, family, gid);
  return row && documentFrom<F>(row);
}

/** Yields the record that holds a unique value (x-unique), whatever its case: the panel of a room code, for example. */
export function* findDocument<F extends DocumentFamily>(
  family: F,
  organisationGid: string,
  property: string,
  value: string,
): Generator<Statement, Document<F> | undefined, unknown> {
  const found = yield* one<{ gid: string }>(
    'document_key',
    'SELECT gid FROM document_key WHERE organisation_gid = ? AND family = ? AND property = ? AND value = ?',
    organisationGid,
    family,
    property,
    value.toLowerCase(),
  );
  return found && (yield* getDocument(family, organisationGid, found.gid));
}
