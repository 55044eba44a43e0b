import { families } from '#generated/families.ts';
import { one, type Statement } from '../database/command.ts';
import type { Document, DocumentFamily } from '../documents/document.ts';
import { Refusal } from '../errors/refusal.ts';

/**
 * Refuses to remove a record that another still refers to, and names that one: a department with doctors, a voice that
 * panels speak. What several share is never taken from under them.
 */
export function* checkUnused({ family, organisationGid, gid }: Document): Generator<Statement, void, unknown> {
  for (const holder of Object.values(families)) {
    if (holder.ownTable) continue;
    for (const { property, many } of holder.references.filter((reference) => reference.family === family)) {
      const found = yield* one<{ gid: string; body: string }>(
        'document',
        `SELECT d.gid, d.body FROM document d WHERE d.organisation_gid = ? AND d.family = ? AND ${
          many
            ? `EXISTS (SELECT 1 FROM json_each(d.body, '$.${property}') e WHERE e.value = ?)`
            : `json_extract(d.body, '$.${property}') = ?`
        } LIMIT 1`,
        organisationGid,
        holder.name,
        gid,
      );
      if (found) throw inUse(holder.name as DocumentFamily, JSON.parse(found.body));
    }
  }
}

/** The refusal that names who still uses a record; what has no name, such as a leave, by its kind and its days. */
export function inUse(family: DocumentFamily, body: Record<string, unknown>): Refusal {
  const { nameKey, entity } = families[family];
  const name = nameKey && body[nameKey];
  if (name) return new Refusal({ code: 'record_in_use', field: 'gid', params: { name: String(name) } });
  const days = Object.values(body).filter((value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value));
  return new Refusal({ code: 'record_in_use', field: 'gid', params: { name: days.join(' – ') }, kind: entity });
}
