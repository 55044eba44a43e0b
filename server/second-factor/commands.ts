import { type Context, count, one, run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { secretChange } from '../journal/field-diff.ts';
import { noteChange } from '../journal/note-change.ts';
import { revokeTokensOf } from '../security/revoke-tokens.ts';
import type { UsedFactor } from './check-factor.ts';

interface Whose {
  readonly organisationGid: string;
  readonly staffGid: string;
}

/** Command: keeps a secret until its first code comes. */
export const beginFactor = defineCommand(
  import.meta.url,
  'beginFactor',
  function* ({ organisationGid, staffGid, pending }: Whose & { pending: string }): Generator<Statement, void, unknown> {
    yield* run(
      'second_factor',
      `INSERT INTO second_factor (staff_gid, organisation_gid, pending) VALUES (?, ?, ?)
       ON CONFLICT (staff_gid) DO UPDATE SET pending = excluded.pending`,
      staffGid,
      organisationGid,
      pending,
    );
  },
);

interface ConfirmArgument extends Whose {
  /** The secret that the code was made with, as it waits or was confirmed just now. */
  readonly sealed: string;
  readonly step: number;
  readonly recovery: readonly string[];
  /** The session that confirms: one that could do nothing else gets its role. */
  readonly tokenHash: string;
}

/**
 * Command: makes a secret the second factor, in place of one before.
 * @throws Refusal second_factor_wrong if another one waits by now
 */
export const confirmFactor = defineCommand(
  import.meta.url,
  'confirmFactor',
  function* (argument: ConfirmArgument, context: Context): Generator<Statement, void, unknown> {
    const { organisationGid, staffGid, sealed, step, recovery, tokenHash } = argument;
    const confirmed = yield* count(
      'second_factor',
      `UPDATE second_factor SET secret = ?, pending = NULL, last_step = ?, recovery = ?,
       confirmed_at = CASE WHEN pending IS NULL THEN confirmed_at ELSE ? END
       WHERE staff_gid = ? AND coalesce(pending, secret) = ?`,
      sealed,
      step,
      JSON.stringify(recovery),
      context.now,
      staffGid,
      sealed,
    );
    if (confirmed === 0) throw new Refusal({ code: 'second_factor_wrong', field: 'code' });
    const staff = yield* getDocument('staff', organisationGid, staffGid);
    yield* run(
      'token',
      'UPDATE token SET admin_role = ? WHERE hash = ? AND subject_gid = ?',
      staff?.body.adminRole ?? 'none',
      tokenHash,
      staffGid,
    );
    yield* noteFactor(context, argument, staff?.body.name);
  },
);

/** Command: takes somebody's second factor away; one that was lost ends their sessions too. Answers how many. */
export const removeFactor = defineCommand(
  import.meta.url,
  'removeFactor',
  function* (
    whose: Whose & { endsSessions: boolean },
    context: Context,
  ): Generator<Statement, { count: number }, unknown> {
    const { organisationGid, staffGid, endsSessions } = whose;
    const staff = yield* getDocument('staff', organisationGid, staffGid);
    if (!staff) throw new Refusal({ code: 'not_found', field: 'gid' });
    const removed = yield* forgetFactor(staffGid);
    if (removed > 0) {
      if (endsSessions) yield* revokeTokensOf(organisationGid, ['session'], staffGid);
      yield* noteFactor(context, whose, staff.body.name);
    }
    return { count: removed };
  },
);

/** Forgets the second factor of somebody, who may be gone; yields how many there were. */
export function* forgetFactor(staffGid: string): Generator<Statement, number, unknown> {
  return yield* count('second_factor', 'DELETE FROM second_factor WHERE staff_gid = ?', staffGid);
}

/**
 * Marks what was shown as used, within the command that signs in: of two sign-ins with one code one is too late.
 * @throws Refusal second_factor_wrong if it was used meanwhile, or the factor was replaced
 */
export function* useFactor(staffGid: string, used: UsedFactor | undefined): Generator<Statement, void, unknown> {
  if (!used) return;
  const taken = 'step' in used ? yield* takeStep(staffGid, used.step) : yield* takeRecovery(staffGid, used.recovery);
  if (!taken) throw new Refusal({ code: 'second_factor_wrong', field: 'code' });
}

function* takeStep(staffGid: string, step: number): Generator<Statement, boolean, unknown> {
  const taken = yield* count(
    'second_factor',
    'UPDATE second_factor SET last_step = ? WHERE staff_gid = ? AND last_step < ?',
    step,
    staffGid,
    step,
  );
  return taken > 0;
}

function* takeRecovery(staffGid: string, hash: string): Generator<Statement, boolean, unknown> {
  const row = yield* one<{ recovery: string }>(
    'second_factor',
    'SELECT recovery FROM second_factor WHERE staff_gid = ?',
    staffGid,
  );
  const left = JSON.parse(row?.recovery ?? '[]') as string[];
  if (!left.includes(hash)) return false;
  const recovery = JSON.stringify(left.filter((one) => one !== hash));
  yield* run('second_factor', 'UPDATE second_factor SET recovery = ? WHERE staff_gid = ?', recovery, staffGid);
  return true;
}

function* noteFactor(context: Context, { organisationGid, staffGid }: Whose, recordName: string | undefined) {
  const changes = [secretChange('secondFactor')];
  yield* noteChange(context, {
    organisationGid,
    family: 'staff',
    recordGid: staffGid,
    recordName,
    action: 'updated',
    changes,
  });
}
