import type { SignedIn, Staff } from '#generated/shapes.ts';
import type { Call } from '../call/handler.ts';
import { findOrganisationRow, organisationFrom } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { checkFactor } from '../second-factor/check-factor.ts';
import { isFactorRequired } from '../second-factor/is-required.ts';
import { readFactor } from '../second-factor/read-factor.ts';
import { cameFrom } from '../security/came-from.ts';
import { checkNotSuspended } from '../security/check-not-suspended.ts';
import { checkPasswordsUsed } from '../single-sign-on/settings.ts';
import { attempt } from './attempt.ts';
import { createPersonToken } from './person-token.ts';
import { findStaffByPassword } from './staff-by-password.ts';

/**
 * Signs a member of staff in to the administration, under their own name. Wrong passwords count together with those at
 * controllers: it is one password.
 * @throws Refusal password_sign_in_off, too_many_failures; login_failed for an unknown organisation or id and for a wrong
 * password; second_factor_needed without a code for somebody who has one, second_factor_wrong; admin_role_missing for
 * somebody whose password it is and who has no role
 */
export async function signInAdministrator(call: Call<'signInAdministrator'>): Promise<SignedIn> {
  const { services } = call;
  const { orgGid, staffId: typed, password, code } = call.body;
  const row = await services.database.query(findOrganisationRow(orgGid.trim()));
  const organisation = row && organisationFrom(row);
  // Where administrators, or staff, shall not come in by a password, one that is both does not either.
  for (const kind of ['session', 'staff'] as const) checkPasswordsUsed(organisation, kind);
  const account = { kind: 'staff', orgGid, staffId: typed } as const;
  const staff = await attempt(call, account, async () => {
    const known = await findStaffByPassword(services, organisation?.gid, typed, password);
    if (!organisation || !known) throw new Refusal({ code: 'login_failed' });
    return known;
  });
  const hasFactor = (await services.database.query(readFactor(staff.gid)))?.secret;
  // Codes are counted by themselves: controllers take the same password alone, and would give wrong codes back.
  const factor = hasFactor
    ? await attempt(call, { ...account, byCode: true }, () => checkFactor(services, staff.gid, code))
    : undefined;
  const { staffId, name: staffName, adminRole = 'none' }: Staff = staff.body as Staff;
  if (adminRole === 'none') throw new Refusal({ code: 'admin_role_missing' });
  // Whoever needs a second factor and has none can set one up and do nothing else.
  const role = !factor && isFactorRequired(organisation, adminRole) ? 'none' : adminRole;
  const { gid: organisationGid, name: organisationName, language } = organisationFrom(row as NonNullable<typeof row>);
  const owner = { kind: 'session', organisationGid, subjectGid: staff.gid, role, ...cameFrom(call.request) } as const;
  await checkNotSuspended(services.database, owner);
  const { token, expiresAt, stored } = services.tokens.make(owner);
  await services.database.write(createPersonToken, { organisationGid, token: stored, version: staff.version, factor });
  return {
    token,
    expiresAt,
    kind: 'session',
    orgGid: organisationGid,
    organisationName,
    language,
    staffId,
    staffName,
    role,
  };
}
