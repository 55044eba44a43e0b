import type { AuditKey } from './audit-key.ts';
import { canonicalJson } from './canonical-json.ts';

/** An entry as it stands in the database. */
export interface StoredEntry {
  readonly gid: string;
  readonly organisationGid: string;
  readonly log: string;
  readonly recordGid: string | null;
  readonly body: string;
  readonly createdAt: number;
}

/** An entry's columns, for SELECT. */
export const entryColumns = `gid, organisation_gid AS "organisationGid", log, record_gid AS "recordGid", body,
  created_at AS "createdAt"`;

/** Hash of the entry that is the `seq`-th of its chain. */
export function hashOfEntry(key: AuditKey, previousHash: string, seq: number, entry: StoredEntry): string {
  const { gid, organisationGid, log, recordGid, createdAt } = entry;
  const envelope = { gid, organisationGid, log, recordGid, createdAt, key: key.id, seq };
  return key.link(previousHash, canonicalJson({ ...envelope, body: readBody(entry.body) }));
}

/** What is sealed of the place from which a chain goes on after old entries were removed. */
export function startOf(organisationGid: string, log: string, seq: number, hash: string): string {
  return canonicalJson({ organisationGid, log, seq, hash });
}

/** Whether a body stands as the server writes it: another text may mean another thing to the database than to us. */
export function isAsWritten({ body }: StoredEntry): boolean {
  return JSON.stringify(readBody(body)) === body;
}

/** What is no JSON was not written by the server; it still has a hash, so that the chain goes on. */
function readBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
