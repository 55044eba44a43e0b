import type { Organisation } from '#generated/shapes.ts';
import type { Handlers } from '../call/handler.ts';
import type { ListQuery } from '../database/lists/list-query.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { addresses } from '../ground/addresses.ts';
import { hashOf, newToken } from '../ground/new-token.ts';
import { checkPassword } from '../security/password-rules.ts';
import { checkIssuer } from '../single-sign-on/provider-address.ts';
import { organisationAccessHandlers } from './access-handlers.ts';
import { beginningOf } from './beginnings.ts';
import { createOrganisation, rotateAgencyKey, updateOrganisation } from './commands.ts';
import { listOrganisations } from './list.ts';
import { newSecret } from './new-secret.ts';
import { giveUpOrganisation } from './removal-commands.ts';
import { suspendOrganisation } from './suspend-organisation.ts';

export const organisationHandlers: Handlers<
  | 'listOrganisations'
  | 'createOrganisation'
  | 'getOrganisationGeneral'
  | 'updateOrganisationGeneral'
  | 'rotateAgencyKey'
  | 'removeOrganisation'
  | 'suspendOrganisation'
  | keyof typeof organisationAccessHandlers
> = {
  ...organisationAccessHandlers,

  listOrganisations: ({ query, services }) => services.database.query(listOrganisations(query as unknown as ListQuery)),

  createOrganisation: async (call) => {
    const { body, write, services } = call;
    const { gid, password, singleSignOnSecret, ...rest } = body;
    checkPassword(password, { kind: 'administrator', words: [gid, rest.name] });
    await checkIssuer(rest.singleSignOn?.issuer, services.environment.OIDC_NETWORKS);
    const agencyKey = newSecret(call);
    const organisation = await write(createOrganisation, {
      gid,
      body: { ...beginningOf(rest.type, rest.language), ...rest },
      passwordHash: await services.passwords.hash(password),
      agencyKeyHash: hashOf(agencyKey),
      singleSignOnSecret,
    });
    return { organisation, agencyKey, quickLoginUrl: addresses.quickLogin(gid) };
  },

  getOrganisationGeneral: async ({ organisationGid, services }) =>
    (await services.database.query(getOrganisation(organisationGid))) as Organisation,

  updateOrganisationGeneral: async ({ organisationGid, body, files, write, services, caller }) => {
    const { gid, version, singleSignOnSecret, ...changes } = body;
    if (gid.toLowerCase() !== organisationGid.toLowerCase()) throw new Refusal({ code: 'not_found', field: 'gid' });
    await checkIssuer(changes.singleSignOn?.issuer, services.environment.OIDC_NETWORKS);
    const organisation = await write(updateOrganisation, {
      organisationGid,
      version,
      changes,
      logo: files.logo,
      singleSignOnSecret,
      mayEndPasswords: caller?.kind !== 'session' || caller.singleSignOn,
      tokenHash: caller?.tokenHash ?? '',
    });
    await services.files.collect();
    return organisation;
  },

  removeOrganisation: async ({ query: { gid, name, force = false }, write, services }) => {
    await write(giveUpOrganisation, { gid, name, force });
    void services.removals.wake();
    return { ok: true };
  },

  suspendOrganisation: ({ body, write }) => write(suspendOrganisation, body),

  rotateAgencyKey: async ({ organisationGid, write }) => {
    const agencyKey = newToken();
    await write(rotateAgencyKey, { organisationGid, agencyKeyHash: hashOf(agencyKey) });
    return { agencyKey };
  },
};
