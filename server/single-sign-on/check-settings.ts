import type { Organisation, SingleSignOn } from '#generated/shapes.ts';
import { run, type Statement } from '../database/command.ts';
import { Refusal, type RefusalEntry } from '../errors/refusal.ts';
import { mayUsePasswords } from './settings.ts';

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
 * Ends the sessions that a provider has vouched for once it is no longer asked, and those of administrators where their
 * role may be one no more.
 * @throws Refusal single_sign_on_untried when administrators would lock themselves out: whoever ends their password has
 * come in without it, or belongs to the provider's staff
 */
export function* afterSingleSignOnChange(
  { gid, singleSignOn: before }: Organisation,
  { singleSignOn: after }: Organisation,
  { mayEndPasswords = true, tokenHash }: { readonly mayEndPasswords?: boolean; readonly tokenHash: string },
): Generator<Statement, void, unknown> {
  if (!mayEndPasswords && mayUsePasswords(before, 'session') && !mayUsePasswords(after, 'session')) {
    throw new Refusal({ code: 'single_sign_on_untried', field: 'singleSignOn.administratorPassword' });
  }
  if (!before?.enabled) return;
  const same = before.issuer === after?.issuer && before.clientId === after?.clientId;
  const isAsked = same && after?.enabled;
  if (isAsked && !losesRoles(before, after)) return;
  yield* run(
    'token',
    `DELETE FROM token WHERE organisation_gid = ? AND single_sign_on = 1 AND hash <> ?${isAsked ? " AND kind = 'session'" : ''}`,
    gid,
    tokenHash,
  );
}

/** Whether somebody who came in as an administrator might not come in now. */
function losesRoles(before: SingleSignOn, after: SingleSignOn): boolean {
  const left = after.administratorRoles ?? [];
  return before.roleClaim !== after.roleClaim || (before.administratorRoles ?? []).some((role) => !left.includes(role));
}
