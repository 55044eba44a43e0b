import { organisation as hospital } from '#demo/hospital/organisation.ts';
import { type Context, one, run, type Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { defineCommand } from '../database/define-command.ts';
import { findOrganisationRow } from '../documents/organisation.ts';
import type { Tokens } from '../security/tokens.ts';

/**
 * Command: says that an organisation is the demo hospital, of which everything is invented: its pages say so from then
 * on. Administrators cannot set it, nor take it off.
 */
export const markDemo = defineCommand(
  import.meta.url,
  'markDemo',
  function* ({ organisationGid }: { organisationGid: string }, _: Context): Generator<Statement, void, unknown> {
    const row = yield* findOrganisationRow(organisationGid);
    if (!row) return;
    const body = JSON.stringify({ ...JSON.parse(row.body), demo: true });
    yield* run('organisation', 'UPDATE organisation SET body = ? WHERE gid = ?', body, row.gid);
  },
);

/** Whether the demo hospital was there and the provider removed it: then it does not come back by itself. */
export async function isDemoRemoved(database: Database): Promise<boolean> {
  return (await database.read('setting', "SELECT value FROM setting WHERE name = 'demoRemoved'")).length > 0;
}

/** Notes it where the organisation that is given up is the demo. */
export function* noteDemoRemoved({ body }: { readonly body: string }): Generator<Statement, void, unknown> {
  if (!(JSON.parse(body) as { demo?: boolean }).demo) return;
  yield* run(
    'setting',
    "INSERT INTO setting (name, value) VALUES ('demoRemoved', '1') ON CONFLICT (name) DO UPDATE SET value = excluded.value",
  );
}

/** Yields whether the demo hospital of an earlier version is there, which said nothing of itself. */
export function* isUnmarkedDemo(): Generator<Statement, boolean, unknown> {
  const row = yield* findOrganisationRow(hospital.gid);
  if (!row) return false;
  const { name, demo } = JSON.parse(row.body) as { name: string; demo?: boolean };
  return name === hospital.name && !demo;
}

/** Makes tokens of the demo hospital within the server: its passwords are known to nobody but who was told them. */
export function demoTokens(database: Database, tokens: Tokens) {
  return async (who: { kind: 'session' } | { kind: 'staff'; staffId: string }): Promise<string | undefined> => {
    const subject = await database.query(subjectOf(who));
    if (!subject) return undefined;
    return (await tokens.issue({ kind: who.kind, organisationGid: hospital.gid, ...subject })).token;
  };
}

/** Yields whom a token is for; undefined where there is no demo hospital, or nobody of that id in it. */
function* subjectOf(
  who: { kind: 'session' } | { kind: 'staff'; staffId: string },
): Generator<Statement, { subjectGid: string | null } | undefined, unknown> {
  const row = yield* findOrganisationRow(hospital.gid);
  if (!row || !(JSON.parse(row.body) as { demo?: boolean }).demo) return undefined;
  if (who.kind === 'session') return { subjectGid: null };
  const staff = yield* one<{ gid: string }>(
    'document_key',
    `SELECT gid FROM document_key
     WHERE organisation_gid = ? AND family = 'staff' AND parent_gid = '' AND property = 'staffId' AND value = ?`,
    hospital.gid,
    who.staffId,
  );
  return staff && { subjectGid: staff.gid };
}
