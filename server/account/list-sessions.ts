import { limits } from '#generated/limits.ts';
import type { SignInSession, SignInSessionList } from '#generated/shapes.ts';
import type { AdminRole } from '#generated/values.ts';
import type { Caller } from '../call/handler.ts';
import { all, type SqlValue, type Statement } from '../database/command.ts';

interface Row {
  hash: string;
  kind: SignInSession['kind'];
  subjectGid: string | null;
  name: string | null;
  role: AdminRole | null;
  singleSignOn: number;
  address: string | null;
  userAgent: string | null;
  createdAt: number;
  expiresAt: number;
  seenAt: number | null;
  seenAddress: string | null;
}

/** Which sessions: a condition on `t`, with its values. */
export type Sessions = readonly [condition: string, values: readonly SqlValue[]];

/** Those of whoever calls: of the same person, or with the same shared password. */
export function ownSessions({ kind, organisationGid, subjectGid, personName, accountKey }: Caller): Sessions {
  if (accountKey !== null) {
    const condition = "t.kind = ? AND COALESCE(t.organisation_gid, '') = ? AND t.account_key = ?";
    return [condition, [kind, organisationGid ?? '', accountKey]];
  }
  return [
    `t.kind = ? AND COALESCE(t.organisation_gid, '') = ? AND COALESCE(t.subject_gid, '') = ?
     AND COALESCE(t.person_name, '') = ?`,
    [kind, organisationGid ?? '', subjectGid ?? '', personName ?? ''],
  ];
}

/** Those of all people of an organisation, at controllers too. */
export function sessionsOf(organisationGid: string): Sessions {
  return ["t.organisation_gid = ? AND t.kind IN ('session', 'staff')", [organisationGid]];
}

/** Name of a session to people: the beginning of its token's hash, which leads back to no token. */
export function sessionGid(tokenHash: string): string {
  return tokenHash.slice(0, 24);
}

/** Yields sessions, the newest first, with the caller's own marked. */
export function* listSessions(
  [condition, values]: Sessions,
  now: number,
  caller: Pick<Caller, 'tokenHash'> | null,
): Generator<Statement, SignInSessionList, unknown> {
  const rows = yield* all<Row>(
    ['token', 'token_seen', 'document'],
    `SELECT t.hash, t.kind, t.subject_gid AS "subjectGid",
       COALESCE(json_extract(d.body, '$.name'), t.person_name) AS name, t.admin_role AS role,
       t.single_sign_on AS "singleSignOn", t.address, t.user_agent AS "userAgent", t.created_at AS "createdAt",
       t.expires_at AS "expiresAt", s.seen_at AS "seenAt", s.address AS "seenAddress"
     FROM token t LEFT JOIN token_seen s ON s.token_hash = t.hash LEFT JOIN document d ON d.gid = t.subject_gid
     WHERE ${condition} AND t.api_key = 0 AND t.expires_at > ? ORDER BY t.created_at DESC, t.hash
     LIMIT ${limits.sessionsListed}`,
    ...values,
    now,
  );
  return { data: rows.map((row) => sessionFrom(row, caller)) };
}

function sessionFrom(row: Row, caller: Pick<Caller, 'tokenHash'> | null): SignInSession {
  const { hash, kind, subjectGid, name, role, seenAt, userAgent } = row;
  const address = row.seenAddress ?? row.address;
  return {
    gid: sessionGid(hash),
    kind,
    ...(subjectGid && { personGid: subjectGid }),
    ...(name && { name }),
    ...(role && { role }),
    singleSignOn: Boolean(Number(row.singleSignOn)),
    ...(address && { address }),
    ...(userAgent && { userAgent }),
    since: Number(row.createdAt),
    until: Number(row.expiresAt),
    ...(seenAt !== null && { seenAt: Number(seenAt) }),
    present: hash === caller?.tokenHash,
  };
}
