import type { ApiKey, ApiKeyList } from '#generated/shapes.ts';
import { all, type Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';

/** A key is named by the beginning of its hash: enough to tell keys apart, and nothing to find one by. */
export const apiKeyGidLength = 20;

interface Row {
  gid: string;
  kind: ApiKey['kind'];
  name: string | null;
  staffGid: string | null;
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
}

/** Yields the API keys of an organisation that have not expired, the newest first, with when each was used last. */
export function* listApiKeys(organisationGid: string, now: number): Generator<Statement, ApiKeyList, unknown> {
  const rows = yield* all<Row>(
    ['token', 'token_seen'],
    `SELECT substr(hash, 1, ${apiKeyGidLength}) AS gid, kind, person_name AS name, subject_gid AS "staffGid",
       created_at AS "createdAt", expires_at AS "expiresAt", seen_at AS "usedAt"
     FROM token LEFT JOIN token_seen ON token_hash = hash
     WHERE organisation_gid = ? AND api_key = 1 AND expires_at > ?
     ORDER BY created_at DESC, hash LIMIT 200`,
    organisationGid,
    now,
  );
  const data: ApiKey[] = [];
  for (const { gid, kind, name, staffGid, createdAt, expiresAt, usedAt } of rows) {
    const staff = staffGid ? yield* getDocument('staff', organisationGid, staffGid) : undefined;
    data.push({
      gid,
      kind,
      ...(name && { name }),
      ...(staff && { staffName: staff.body.name }),
      createdAt: Number(createdAt),
      expiresAt: Number(expiresAt),
      ...(usedAt !== null && { usedAt: Number(usedAt) }),
    });
  }
  return { data };
}
