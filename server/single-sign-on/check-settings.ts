import type { Organisation, SingleSignOn } from '#generated/shapes.ts';
import { run, type Statement } from '../database/command.ts';
import { organisationDefaults } from '../documents/organisation.ts';
import { Refusal, type RefusalEntry } from '../errors/refusal.ts';
import { mayUsePasswords } from './settings.ts';

const defaults = organisationDefaults.singleSignOn as SingleSignOn;

/** What is wrong with an organisation's settings beyond their shape. */
export function singleSignOnFaults({ enabled, issuer, clientId }: SingleSignOn = {}): RefusalEntry[] {
  const faults: RefusalEntry[] = [];
  if (issuer && !URL.canParse(issuer)) faults.push({ code: 'format_error', field: 'singleSignOn.issuer' });
  if (enabled && !issuer) faults.push({ code: 'field_required', field: 'singleSignOn.issuer' });
  if (enabled && !clientId) faults.push({ code: 'field_required', field: 'singleSignOn.clientId' });
  return faults;
}

/**
 * Keeps the secret of one provider from being shown to another: who names another types its secret, or takes the
 * former one away.
 * @throws Refusal field_required
 */
export function checkSecretIsTheirs(before: SingleSignOn = {}, after: SingleSignOn = {}, keepsSecret: boolean): void {
  if (!keepsSecret || !after.issuer || after.issuer === before.issuer) return;
  throw new Refusal({ code: 'field_required', field: 'singleSignOnSecret' });
}

/**
 * Ends the sessions that a provider has vouched for once it is no longer asked, and those of administrators or of staff
 * where what it told of them may let them in no more; and the sessions of passwords that are switched off.
 * @throws Refusal single_sign_on_untried when administrators would lock themselves out: whoever ends their password has
 * come in without it, or belongs to the provider's staff
 */
export function* afterSingleSignOnChange(
  { gid, singleSignOn: set }: Organisation,
  { singleSignOn: changed }: Organisation,
  { mayEndPasswords = true, tokenHash }: { readonly mayEndPasswords?: boolean; readonly tokenHash: string },
): Generator<Statement, void, unknown> {
  // What was never set, or cleared, has its default: a form that writes it down changes nothing.
  const before = set && { ...defaults, ...set };
  const after = changed && { ...defaults, ...changed };
  if (!mayEndPasswords && mayUsePasswords(before, 'session') && !mayUsePasswords(after, 'session')) {
    throw new Refusal({ code: 'single_sign_on_untried', field: 'singleSignOn.administratorPassword' });
  }
  for (const kind of ['session', 'staff'] as const) {
    if (mayUsePasswords(before, kind) && !mayUsePasswords(after, kind))
      yield* endPasswordSessions(gid, kind, tokenHash);
  }
  if (!before?.enabled) return;
  const same = before.issuer === after?.issuer && before.clientId === after?.clientId;
  for (const kind of ['session', 'staff'] as const) {
    if (same && after?.enabled && !letsInFewer[kind](before, after)) continue;
    yield* run(
      'token',
      'DELETE FROM token WHERE organisation_gid = ? AND kind = ? AND single_sign_on = 1 AND hash <> ?',
      gid,
      kind,
      tokenHash,
    );
  }
}

/** An administrator with a name of their own came in by the password that they have as staff (sign-in-administrator.ts). */
const byPassword = {
  session: "kind = 'session'",
  staff: "(kind = 'staff' OR kind = 'session' AND subject_gid IS NOT NULL)",
};

function* endPasswordSessions(
  gid: string,
  kind: keyof typeof byPassword,
  keptHash: string,
): Generator<Statement, void, unknown> {
  yield* run(
    'token',
    `DELETE FROM token WHERE organisation_gid = ? AND ${byPassword[kind]} AND single_sign_on = 0 AND api_key = 0
       AND hash <> ?`,
    gid,
    keptHash,
  );
}

type Compared = (before: SingleSignOn, after: SingleSignOn) => boolean;

/** Whether somebody who came in might not come in now. */
const letsInFewer: Readonly<Record<'session' | 'staff', Compared>> = {
  session: (before, after) =>
    before.roleClaim !== after.roleClaim || !includesAll(after.administratorRoles, before.administratorRoles),
  staff: (before, after) => {
    if (before.staffIdClaim !== after.staffIdClaim) return true;
    // Where none is named, any role will do, and so will no role.
    if (!after.staffRoles?.length) return false;
    return (
      before.roleClaim !== after.roleClaim ||
      !before.staffRoles?.length ||
      !includesAll(after.staffRoles, before.staffRoles)
    );
  },
};

function includesAll(roles: readonly string[] = [], wanted: readonly string[] = []): boolean {
  return wanted.every((role) => roles.includes(role));
}
