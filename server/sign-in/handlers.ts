import type { OperationId } from '#generated/operations.ts';
import type { Organisation, SignedIn } from '#generated/shapes.ts';
import type { Call, Handlers } from '../call/handler.ts';
import { findOrganisationRow, organisationFrom } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { hashOf } from '../ground/new-token.ts';
import { adminPasswordHash } from '../security/admin-password.ts';
import { cameFrom } from '../security/came-from.ts';
import { revokeToken } from '../security/commands.ts';
import { note, noted } from '../security/note-sign-in.ts';
import type { TokenOwner } from '../security/token.ts';
import { checkPasswordsUsed, waysOf } from '../single-sign-on/settings.ts';
import { providerSignOutOf } from '../single-sign-on/sign-out.ts';
import { attempt } from './attempt.ts';
import { unlockSignIns } from './commands.ts';
import { exchangeKey } from './exchange-key.ts';
import { listLockedSignIns } from './list-locked.ts';
import { signInAdministrator } from './sign-in-administrator.ts';
import { findStaffByPassword } from './staff-by-password.ts';

export const signInHandlers: Handlers<
  | 'signInOrganisation'
  | 'signInAdministrator'
  | 'signInSystemAdvance'
  | 'signInStaff'
  | 'signInPanel'
  | 'signInKiosk'
  | 'signInTicketMachine'
  | 'createClinicsApiToken'
  | 'createRadiologyApiToken'
  | 'signOut'
  | 'listLockedSignIns'
  | 'unlockSignIns'
> = {
  // At each sign-in, an unknown organisation and a wrong password are one answer in the same time (decision 053).
  signInOrganisation: noted('session', async (call) => {
    const { orgGid, password } = call.body;
    const found = await organisationOf(call, orgGid);
    checkPasswordsUsed(found?.organisation, 'session');
    const { row, organisation } = await attempt(call, { kind: 'session', orgGid, staffId: '' }, async () => {
      const right = await call.services.passwords.verify(found?.row.password_hash, password);
      if (!found || !right) throw new Refusal({ code: 'login_failed' });
      return found;
    });
    const owner = { kind: 'session', organisationGid: row.gid, subjectGid: null, provedBy: row.password_hash } as const;
    return signIn(call, owner, organisation);
  }),

  signInAdministrator: noted('session', signInAdministrator),

  signInSystemAdvance: noted('systemAdvance', async (call) => {
    if (!(await waysOf(call.services, 'systemAdvance', '')).password) {
      throw new Refusal({ code: 'password_sign_in_off' });
    }
    const provedBy = await attempt(call, { kind: 'systemAdvance', orgGid: '', staffId: '' }, async () => {
      const stored = await adminPasswordHash(call.services.database);
      if (await call.services.passwords.verify(stored, call.body.password)) return stored;
      throw new Refusal({ code: 'wrong_password', field: 'password' });
    });
    return signIn(call, { kind: 'systemAdvance', organisationGid: null, subjectGid: null, provedBy });
  }),

  // An unknown staff id and a wrong password are one answer, in the same time: ids cannot be tried out.
  signInStaff: noted('staff', async (call) => {
    const { orgGid, staffId: typed, password } = call.body;
    const found = await organisationOf(call, orgGid);
    checkPasswordsUsed(found?.organisation, 'staff');
    const { row, organisation, staff } = await attempt(call, { kind: 'staff', orgGid, staffId: typed }, async () => {
      const known = await findStaffByPassword(call.services, found?.row.gid, typed, password);
      if (!found || !known) throw new Refusal({ code: 'login_failed' });
      return { ...found, staff: known };
    });
    const { deviceType = 'desktopController' } = call.body;
    const provedBy = staff.secret ?? undefined;
    const owner: TokenOwner = { kind: 'staff', organisationGid: row.gid, subjectGid: staff.gid, deviceType, provedBy };
    const { staffId, name: staffName } = staff.body;
    return { ...(await signIn(call, owner, organisation)), staffId, staffName };
  }),

  signInPanel: noted('panel', (call) => exchangeKey(call, 'panel')),
  signInKiosk: noted('kiosk', (call) => exchangeKey(call, 'kiosk')),
  signInTicketMachine: noted('ticketMachine', (call) => exchangeKey(call, 'ticketMachine')),

  createClinicsApiToken: noted('agency', signInAgency),
  createRadiologyApiToken: noted('agency', signInAgency),

  listLockedSignIns: ({ organisationGid, now, services }) =>
    services.database.query(listLockedSignIns(organisationGid, now)),

  unlockSignIns: ({ organisationGid, body, write }) => write(unlockSignIns, { organisationGid, ...body }),

  signOut: async (call) => {
    const { caller, services } = call;
    if (!caller) return { ok: true };
    await services.database.write(revokeToken, { hash: caller.tokenHash });
    const { personName } = caller;
    await note(call, caller.kind, { action: 'signedOut', ...(personName && { subjectName: personName }) });
    const providerSignOut = await providerSignOutOf(call, caller);
    return { ok: true, ...(providerSignOut && { providerSignOut }) };
  },
};

/** Both branches of the hospital system have the organisation's one key. */
async function signInAgency(call: Call<'createClinicsApiToken' | 'createRadiologyApiToken'>): Promise<SignedIn> {
  const { orgGid, apiKey } = call.body;
  const found = await organisationOf(call, orgGid);
  if (!found || hashOf(apiKey) !== found.row.agency_key_hash) {
    call.services.wrongKeys.note(call.request.ip, apiKey);
    throw new Refusal({ code: 'login_failed', field: 'apiKey' });
  }
  const { row, organisation } = found;
  const provedBy = row.agency_key_hash;
  return signIn(call, { kind: 'agency', organisationGid: row.gid, subjectGid: null, provedBy }, organisation);
}

async function organisationOf(call: Call<OperationId>, typedGid: string) {
  const row = await call.services.database.query(findOrganisationRow(typedGid.trim()));
  return row && { row, organisation: organisationFrom(row) };
}

async function signIn(call: Call<OperationId>, owner: TokenOwner, organisation?: Organisation): Promise<SignedIn> {
  return {
    ...(await call.services.tokens.issue({ ...owner, ...cameFrom(call.request) })),
    kind: owner.kind,
    ...(organisation && {
      orgGid: organisation.gid,
      organisationName: organisation.name,
      language: organisation.language,
    }),
  };
}
