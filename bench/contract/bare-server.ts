/**
 * What a program of these three routes alone would be: Fastify, one connection, the statements that the product runs
 * for them, one durable commit for each change. It knows no schema, language, idempotency or stream.
 */
import { createHash, randomBytes } from 'node:crypto';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import Fastify, { type FastifyRequest } from 'fastify';

const [file = '', port = '0'] = process.argv.slice(2);
const raw = new DatabaseSync(file, { timeout: 5000 });
raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -65536');
const prepared = new Map<string, StatementSync>();
const sql = (text: string) => {
  const known = prepared.get(text) ?? raw.prepare(text);
  prepared.set(text, known);
  return known;
};
const newGid = () => randomBytes(12).toString('base64url');

interface Row {
  gid: string;
  body: string;
  version: number;
  created_at: number;
  updated_at: number;
}
const columns = 'family, organisation_gid, gid, parent_gid, position, body, secret, version, created_at, updated_at';
const present = ({ gid, version, created_at, updated_at, body }: Row) => ({
  gid,
  version,
  createdAt: created_at,
  updatedAt: updated_at,
  ...JSON.parse(body),
});

function organisationOf({ headers }: FastifyRequest): string {
  const hash = createHash('sha256')
    .update((headers.authorization ?? '').slice(7))
    .digest('hex');
  const found = sql('SELECT kind, organisation_gid, subject_gid, expires_at, api_key FROM token WHERE hash = ?').get(
    hash,
  );
  if (!found) throw new Error('no token');
  return String(found.organisation_gid);
}

function inTransaction<A>(work: () => A): A {
  raw.exec('BEGIN IMMEDIATE');
  const answer = work();
  raw.exec('COMMIT');
  return answer;
}

/** Both logs, as the product keeps them. */
function tell(organisation: string, gid: string, action: string, now: number): void {
  const change = { action, byKind: 'session', address: '127.0.0.1', family: 'department', recordGid: gid, changes: [] };
  sql('INSERT INTO log_entry (gid, organisation_gid, log, record_gid, body, created_at) VALUES (?, ?, ?, ?, ?, ?)').run(
    newGid(),
    organisation,
    'change',
    gid,
    JSON.stringify(change),
    now,
  );
  const head = sql('UPDATE log_head SET seq = seq + 1 WHERE organisation_gid = ? RETURNING seq').get(organisation);
  sql('INSERT INTO event (organisation_gid, seq, kind, at, payload) VALUES (?, ?, ?, ?, ?)').run(
    organisation,
    head?.seq as SQLInputValue,
    'edited',
    now,
    JSON.stringify({ family: 'department', gid }),
  );
}

const server = Fastify();
server.get('/departments', async (request) => {
  const organisation = organisationOf(request);
  const { page = 1, limit = 10 } = request.query as { page?: number; limit?: number };
  const { count } = sql(
    "SELECT count FROM document_count WHERE organisation_gid = ? AND family = 'department' AND parent_gid = '' AND property = '' AND value = ''",
  ).get(organisation) as { count: number };
  const rows = sql(
    `SELECT ${columns} FROM document d WHERE d.organisation_gid = ? AND d.family = 'department' AND d.parent_gid = ''
     ORDER BY lower(json_extract(d.body, '$.code')), d.gid LIMIT ? OFFSET ?`,
  ).all(organisation, Number(limit), (Number(page) - 1) * Number(limit)) as unknown as Row[];
  return { data: rows.map(present), paging: { page, totalPage: Math.ceil(count / Number(limit)), count, limit } };
});
server.post('/departments', async (request) => {
  const organisation = organisationOf(request);
  const body = request.body as { code: string; name: string };
  const now = Date.now();
  const gid = newGid();
  return inTransaction(() => {
    sql(`INSERT INTO document (family, organisation_gid, gid, parent_gid, position, name_key, enabled, body, version, created_at, updated_at)
         VALUES ('department', ?, ?, '', 0, ?, 1, ?, 1, ?, ?)`).run(
      organisation,
      gid,
      body.name.toLowerCase(),
      JSON.stringify({ enabled: true, ...body }),
      now,
      now,
    );
    sql(`INSERT INTO document_count (organisation_gid, family, parent_gid, property, value, count)
         VALUES (?, 'department', '', '', '', 1), (?, 'department', '', 'enabled', '1', 1)
         ON CONFLICT (organisation_gid, family, parent_gid, property, value) DO UPDATE SET count = document_count.count + 1`).run(
      organisation,
      organisation,
    );
    const key = [organisation, body.code.toLowerCase()];
    const holder = sql(
      "SELECT gid FROM document_key WHERE organisation_gid = ? AND family = 'department' AND parent_gid = '' AND property = 'code' AND value = ?",
    ).get(...key);
    if (holder) throw new Error('taken');
    sql(`INSERT INTO document_key (organisation_gid, family, parent_gid, property, value, gid)
         VALUES (?, 'department', '', 'code', ?, ?)`).run(...key, gid);
    tell(organisation, gid, 'created', now);
    return { gid, version: 1, createdAt: now, updatedAt: now, enabled: true, ...body };
  });
});
server.patch('/departments', async (request) => {
  const organisation = organisationOf(request);
  const { gid, ...patch } = request.body as { gid: string; name: string };
  const now = Date.now();
  return inTransaction(() => {
    const row = sql(
      `SELECT ${columns} FROM document WHERE organisation_gid = ? AND family = 'department' AND gid = ?`,
    ).get(organisation, gid) as unknown as Row;
    const body = { ...JSON.parse(row.body), ...patch };
    sql(
      `UPDATE document SET name_key = ?, enabled = ?, body = ?, secret = NULL, version = ?, updated_at = ? WHERE gid = ?`,
    ).run(body.name.toLowerCase(), body.enabled ? 1 : 0, JSON.stringify(body), row.version + 1, now, gid);
    const key = [organisation, body.code.toLowerCase()];
    sql('DELETE FROM document_key WHERE gid = ?').run(gid);
    sql(
      "SELECT gid FROM document_key WHERE organisation_gid = ? AND family = 'department' AND parent_gid = '' AND property = 'code' AND value = ?",
    ).get(...key);
    sql(`INSERT INTO document_key (organisation_gid, family, parent_gid, property, value, gid)
         VALUES (?, 'department', '', 'code', ?, ?)`).run(...key, gid);
    tell(organisation, gid, 'updated', now);
    return { gid, version: row.version + 1, createdAt: row.created_at, updatedAt: now, ...body };
  });
});
await server.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => server.close().then(() => raw.close()));
