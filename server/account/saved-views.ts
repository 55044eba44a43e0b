import type { SavedViews } from '#generated/shapes.ts';
import type { Caller } from '../call/handler.ts';
import { one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';

interface Owner {
  readonly owner: string;
  readonly before?: string;
}

interface Whose extends Owner {
  readonly organisationGid: string;
}

/**
 * Whose views a caller reads and changes: their own, or those of all who share the password. Those of an account at an
 * identity provider stay its own under another name; `before` is where they stood as long as only the name was known.
 */
export function ownerOfViews({ subjectGid, personName, accountKey, kind }: Caller): Owner {
  if (subjectGid !== null) return { owner: subjectGid };
  const named = personName === null ? kind : `${kind} ${personName}`;
  return accountKey === null ? { owner: named } : { owner: `${kind} ${accountKey}`, before: named };
}

/** The views that somebody has saved. */
export function* readViews({ organisationGid, owner, before }: Whose): Generator<Statement, SavedViews, unknown> {
  const found = yield* one<{ views: string }>(
    'saved_view',
    `SELECT views FROM saved_view WHERE organisation_gid = ? AND owner IN (?, ?)
     ORDER BY CASE owner WHEN ? THEN 0 ELSE 1 END LIMIT 1`,
    organisationGid,
    owner,
    before ?? owner,
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

/** Forgets the views of a member of staff who was deleted. */
export function* forgetViews(organisationGid: string, owner: string): Generator<Statement, void, unknown> {
  yield* run('saved_view', 'DELETE FROM saved_view WHERE organisation_gid = ? AND owner = ?', organisationGid, owner);
}
