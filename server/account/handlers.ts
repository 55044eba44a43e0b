import type { OperationId } from '#generated/operations.ts';
import type { OwnAccount } from '#generated/shapes.ts';
import type { Call, Caller, Handlers } from '../call/handler.ts';
import { getDocument } from '../documents/get-document.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { readFactor } from '../second-factor/read-factor.ts';
import { checkPassword } from '../security/password-rules.ts';
import { provesChange } from '../security/proves-change.ts';
import { attempt } from '../sign-in/attempt.ts';
import { changeStaffPassword, endSessions } from './commands.ts';
import { listSessions, ownSessions, sessionsOf } from './list-sessions.ts';
import { keepViews, ownerOfViews, readViews } from './saved-views.ts';

export const accountHandlers: Handlers<
  | 'getOwnAccount'
  | 'changeOwnPassword'
  | 'listOwnSessions'
  | 'endOwnSession'
  | 'endOtherSessions'
  | 'listSessions'
  | 'endSession'
  | 'getOwnViews'
  | 'updateOwnViews'
> = {
  getOwnAccount: async (call) => {
    const { caller } = call;
    const staff = await ownRecord(call);
    const name = staff?.body.name ?? caller?.personName;
    return {
      kind: caller?.kind ?? 'session',
      singleSignOn: caller?.singleSignOn ?? false,
      ...(name && { name }),
      ...(staff && { staffId: staff.body.staffId, secondFactor: await hasFactor(call, staff.gid) }),
      ...(caller?.role && { role: caller.role }),
      ...(caller?.accountKey && { accountKey: caller.accountKey }),
    } satisfies OwnAccount;
  },

  changeOwnPassword: async (call) => {
    const { body, services } = call;
    const staff = await ownRecord(call);
    // Whoever shares the organisation's password changes that; others have theirs at the identity provider.
    if (!staff) throw new Refusal({ code: 'no_permission' });
    const { organisationGid, gid: staffGid, version } = staff;
    const { staffId, name } = staff.body;
    const changes = await attempt(call, { kind: 'staff', orgGid: organisationGid, staffId }, () =>
      provesChange(services.passwords, staff.secret, body),
    );
    if (!changes) return { ok: true };
    const organisation = await services.database.query(getOrganisation(organisationGid));
    const words = [organisationGid, organisation?.name ?? '', staffId, name];
    checkPassword(body.password, { kind: 'administrator', words });
    const secret = await services.passwords.hash(body.password);
    const keptHash = callerOf(call).tokenHash;
    await call.write(changeStaffPassword, { organisationGid, staffGid, version, secret, keptHash });
    return { ok: true };
  },

  listOwnSessions: (call) =>
    call.services.database.query(listSessions(ownSessions(callerOf(call)), call.now, call.caller)),

  endOwnSession: (call) => {
    const [condition, values] = ownSessions(callerOf(call));
    const organisationGid = callerOf(call).organisationGid ?? '';
    return call.write(endSessions, { condition, values, gid: call.query.gid, organisationGid });
  },

  endOtherSessions: (call) => {
    const [condition, values] = ownSessions(callerOf(call));
    const { tokenHash: keptHash, organisationGid } = callerOf(call);
    return call.write(endSessions, { condition, values, keptHash, organisationGid: organisationGid ?? '' });
  },

  listSessions: ({ organisationGid, now, caller, services }) =>
    services.database.query(listSessions(sessionsOf(organisationGid), now, caller)),

  endSession: ({ organisationGid, query, write }) => {
    const [condition, values] = sessionsOf(organisationGid);
    return write(endSessions, { condition, values, gid: query.gid, organisationGid });
  },

  getOwnViews: (call) =>
    call.services.database.query(readViews({ organisationGid: call.organisationGid, ...ownerOfViews(callerOf(call)) })),

  updateOwnViews: (call) => {
    const { owner } = ownerOfViews(callerOf(call));
    return call.write(keepViews, { organisationGid: call.organisationGid, owner, views: call.body.views });
  },
};

/** The record of a caller who signed in under their own name. */
async function ownRecord({ caller, services }: Pick<Call<OperationId>, 'caller' | 'services'>) {
  if (!caller?.organisationGid || !caller.subjectGid) return undefined;
  return services.database.query(getDocument('staff', caller.organisationGid, caller.subjectGid));
}

async function hasFactor({ services }: Pick<Call<OperationId>, 'services'>, staffGid: string): Promise<boolean> {
  return Boolean((await services.database.query(readFactor(staffGid)))?.secret);
}

/** All of these need a token. */
function callerOf({ caller }: Pick<Call<OperationId>, 'caller'>): Caller {
  if (!caller) throw new Refusal({ code: 'please_login_again' });
  return caller;
}
