import type { OperationId } from '#generated/operations.ts';
import type { Organisation, SignedIn } from '#generated/shapes.ts';
import type { Call, Handlers } from '../contract/handler.ts';
import { findDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { findOrganisationRow, organisationFrom } from '../organisations/organisation.ts';
import { adminPasswordHash } from '../security/admin-password.ts';
import { hashOf } from '../security/new-token.ts';
import type { TokenOwner } from '../security/tokens.ts';
import { exchangeKey } from './exchange-key.ts';
import { note, noted } from './note-sign-in.ts';

export const signInHandlers: Handlers<
  | 'signInOrganisation'
  | 'signInSystemAdvance'
  | 'signInStaff'
  | 'signInPanel'
  | 'signInKiosk'
  | 'signInTicketMachine'
  | 'createClinicsApiToken'
  | 'createRadiologyApiToken'
  | 'signOut'
> = {
  signInOrganisation: noted('session', async (call) => {
    const { row, organisation } = await organisationOf(call, call.body.orgGid);
    if (!(await call.services.passwords.verify(row.password_hash, call.body.password))) {
      throw new Refusal({ code: 'wrong_password', field: 'password' });
    }
    return signIn(call, { kind: 'session', organisationGid: row.gid, subjectGid: null }, organisation);
  }),

  signInSystemAdvance: noted('systemAdvance', async (call) => {
    const stored = await adminPasswordHash(call.services.database);
    if (!(await call.services.passwords.verify(stored, call.body.password))) {
      throw new Refusal({ code: 'wrong_password', field: 'password' });
    }
    return signIn(call, { kind: 'systemAdvance', organisationGid: null, subjectGid: null });
  }),

  // An unknown staff id and a wrong password are one answer, in the same time: ids cannot be tried out.
  signInStaff: noted('staff', async (call) => {
    const { row, organisation } = await organisationOf(call, call.body.orgGid);
    const staff = await call.services.database.query(findDocument('staff', row.gid, 'staffId', call.body.staffId));
    const right = await call.services.passwords.verify(staff?.secret, call.body.password);
    if (!staff || !right || staff.body.enabled === false) throw new Refusal({ code: 'login_failed' });
    const { deviceType = 'desktopController' } = call.body;
    const owner: TokenOwner = { kind: 'staff', organisationGid: row.gid, subjectGid: staff.gid, deviceType };
    const { staffId, name: staffName } = staff.body;
    return { ...(await signIn(call, owner, organisation)), staffId, staffName };
  }),

  signInPanel: noted('panel', (call) => exchangeKey(call, 'panel')),
  signInKiosk: noted('kiosk', (call) => exchangeKey(call, 'kiosk')),
  signInTicketMachine: noted('ticketMachine', (call) => exchangeKey(call, 'ticketMachine')),

  createClinicsApiToken: noted('agency', signInAgency),
  createRadiologyApiToken: noted('agency', signInAgency),

  signOut: async (call) => {
    const { caller, services } = call;
    if (caller) {
      await services.database.write('revokeToken', { hash: caller.tokenHash });
      await note(call, caller.kind, { action: 'signedOut' });
    }
    return { ok: true };
  },
};

/** Both branches of the hospital system have the organisation's one key. */
async function signInAgency(call: Call<'createClinicsApiToken' | 'createRadiologyApiToken'>): Promise<SignedIn> {
  const { row, organisation } = await organisationOf(call, call.body.orgGid);
  if (hashOf(call.body.apiKey) !== row.agency_key_hash) throw new Refusal({ code: 'login_failed', field: 'apiKey' });
  return signIn(call, { kind: 'agency', organisationGid: row.gid, subjectGid: null }, organisation);
}

async function organisationOf(call: Call<OperationId>, typedGid: string) {
  const row = await call.services.database.query(findOrganisationRow(typedGid.trim()));
  if (!row) throw new Refusal({ code: 'organisation_not_found', field: 'orgGid' });
  return { row, organisation: organisationFrom(row) };
}

async function signIn(call: Call<OperationId>, owner: TokenOwner, organisation?: Organisation): Promise<SignedIn> {
  return {
    ...(await call.services.tokens.issue(owner)),
    kind: owner.kind,
    ...(organisation && {
      orgGid: organisation.gid,
      organisationName: organisation.name,
      language: organisation.language,
    }),
  };
}
