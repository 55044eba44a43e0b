import type { Organisation } from '#generated/shapes.ts';
import { type Context, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { findOrganisationRow, getOrganisation, organisationFrom } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { appendEvent } from '../event-log/append-event.ts';
import { mergePatch } from '../ground/merge-patch.ts';
import { fieldDiff } from '../journal/field-diff.ts';
import { noteForProvider, noteOrganisation } from '../journal/note-organisation.ts';

interface SuspendArgument {
  readonly gid: string;
  readonly suspended: boolean;
}

/**
 * Command: suspends an organisation, or resumes it. Its tokens count for nothing meanwhile (security/tokens.ts) and its
 * screens are told; whatever it has stays. One that is as wanted already is left as it is.
 */
export const suspendOrganisation = defineCommand(
  import.meta.url,
  'suspendOrganisation',
  function* ({ gid, suspended }: SuspendArgument, context: Context): Generator<Statement, Organisation, unknown> {
    const row = yield* findOrganisationRow(gid);
    if (!row || row.gid === '') throw new Refusal({ code: 'not_found', field: 'gid' });
    const before = organisationFrom(row);
    if ((before.suspendedAt !== undefined) === suspended) return before;
    const body = mergePatch(JSON.parse(row.body), { suspendedAt: suspended ? context.now : null });
    yield* run(
      'organisation',
      'UPDATE organisation SET body = ?, version = version + 1, updated_at = ? WHERE gid = ?',
      JSON.stringify(body),
      context.now,
      row.gid,
    );
    const after = (yield* getOrganisation(row.gid)) as Organisation;
    const payload = { family: 'organisation', gid: row.gid };
    yield* appendEvent(context, { organisationGid: row.gid, kind: 'edited', payload });
    yield* noteOrganisation(context, 'updated', before, after, []);
    const changes = fieldDiff('Organisation', before, after).filter(({ field }) => field === 'suspendedAt');
    yield* noteForProvider(context, 'updated', after, changes);
    return after;
  },
);
