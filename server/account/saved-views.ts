import type { SavedViews } from '#generated/shapes.ts';
import type { Caller } from '../call/handler.ts';
import { one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';

interface Whose {
  readonly organisationGid: string;
  readonly owner: string;
}

/** Whose views a caller reads and changes: their own, or those of all who share the password. */
export function ownerOfViews({ subjectGid, personName, kind }: Caller): string {
  return subjectGid ?? (personName === null ? kind : `${kind} ${personName}`);
}

/** The views that somebody has saved. */
export function* readViews({ organisationGid, owner }: Whose): Generator<Statement, SavedViews, unknown> {
  const found = yield* one<{ views: string }>(
    'saved_view',
    'SELECT views FROM saved_view WHERE organisation_gid = ? AND owner = ?',
    organisationGid,
    owner,
  );
  return { views: found ? (JSON.parse(found.views) as SavedViews['views']) : [] };
}

/** Command: keeps somebody's views in place of those before. */
export const keepViews = defineCommand(
  import.meta.url,
  'keepViews',
  function* ({ organisationGid, owner, views }: Whose & SavedViews): Generator<Statement, SavedViews, unknown> {
    yield* run(
      'saved_view',
      `INSERT INTO saved_view (organisation_gid, owner, views) VALUES (?, ?, ?)
       ON CONFLICT (organisation_gid, owner) DO UPDATE SET views = excluded.views`,
      organisationGid,
      owner,
      JSON.stringify(views),
    );
    return { views };
  },
);

/** Forgets the views of a member of staff who is deleted. */
export function* forgetViews(organisationGid: string, owner: string): Generator<Statement, void, unknown> {
  yield* run('saved_view', 'DELETE FROM saved_view WHERE organisation_gid = ? AND owner = ?', organisationGid, owner);
}
