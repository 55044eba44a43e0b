import { families } from '#generated/families.ts';
import { one, type Statement } from '../database/command.ts';
import {
  type Document,
  type DocumentFamily,
  type DocumentRow,
  documentColumns,
  documentFrom,
} from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { nameOfRecord } from './name-of-record.ts';

/**
 * Refuses to remove a record that another still refers to, and names both: a department with doctors, a voice that
 * panels speak. What several share is never taken from under them.
 */
export function* checkUnused(document: Document): Generator<Statement, void, unknown> {
  const { family, organisationGid, gid } = document;
  for (const holder of Object.values(families)) {
    if (holder.ownTable) continue;
    for (const { property, many } of holder.references.filter((reference) => reference.family === family)) {
      const found = yield* one<DocumentRow>(
        'document',
        `SELECT ${documentColumns} FROM document WHERE organisation_gid = ? AND family = ? AND ${
          many
            ? `EXISTS (SELECT 1 FROM json_each(body, '$.${property}') e WHERE e.value = ?)`
            : `json_extract(body, '$.${property}') = ?`
        } ORDER BY gid LIMIT 1`,
        organisationGid,
        holder.name,
        gid,
      );
      if (found) yield* refuseAsUsed(document, documentFrom(found));
    }
  }
}

/**
 * Refuses to remove a record, and names who still uses it; what has no name, such as a leave or a part of a call, by its
 * kind, the panel it belongs to and its days.
 * @throws Refusal record_in_use
 */
export function* refuseAsUsed(used: Document, by: Document): Generator<Statement, never, unknown> {
  const record = nameOfRecord(used);
  const name = nameOfRecord(by);
  if (name) throw new Refusal({ code: 'record_in_use', field: 'gid', params: { record, name } });
  const { parent, entity } = families[by.family];
  const owner = parent && (yield* getDocument(parent.family as DocumentFamily, by.organisationGid, by.parentGid));
  const days = Object.values<unknown>(by.body).filter(
    (value): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  );
  const { dateFormat } = (yield* getOrganisation(by.organisationGid)) ?? {};
  throw new Refusal({
    code: 'record_in_use',
    field: 'gid',
    params: { record, name: owner ? nameOfRecord(owner) : '' },
    kind: entity,
    days,
    ...(dateFormat && { dateFormat }),
  });
}
