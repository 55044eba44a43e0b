import type { Organisation } from '#generated/shapes.ts';
import type { Handlers } from '../contract/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import type { ListQuery } from '../families/list-query.ts';
import { addresses } from '../pages/addresses.ts';
import { hashOf, newToken } from '../security/new-token.ts';
import { organisationAccessHandlers } from './access-handlers.ts';
import { listOrganisations } from './list.ts';
import { getOrganisation } from './organisation.ts';

export const organisationHandlers: Handlers<
  | 'listOrganisations'
  | 'createOrganisation'
  | 'getOrganisationGeneral'
  | 'updateOrganisationGeneral'
  | 'rotateAgencyKey'
  | keyof typeof organisationAccessHandlers
> = {
  ...organisationAccessHandlers,

  listOrganisations: ({ query, services }) => services.database.query(listOrganisations(query as unknown as ListQuery)),

  createOrganisation: async ({ body, write, services }) => {
    const { gid, password, ...rest } = body;
    const agencyKey = newToken();
    const organisation = await write('createOrganisation', {
      gid,
      body: rest,
      passwordHash: await services.passwords.hash(password),
      agencyKeyHash: hashOf(agencyKey),
    });
    return { organisation, agencyKey, quickLoginUrl: addresses.quickLogin(gid) };
  },

  getOrganisationGeneral: async ({ organisationGid, services }) =>
    (await services.database.query(getOrganisation(organisationGid))) as Organisation,

  updateOrganisationGeneral: async ({ organisationGid, body, files, write, services, caller }) => {
    const { gid, version, ...changes } = body;
    if (gid.toLowerCase() !== organisationGid.toLowerCase()) throw new Refusal({ code: 'not_found', field: 'gid' });
    const organisation = await write('updateOrganisation', {
      organisationGid,
      version,
      changes,
      logo: files.logo,
      tokenHash: caller?.tokenHash ?? '',
    });
    await services.files.collect();
    return organisation;
  },

  rotateAgencyKey: async ({ organisationGid, write }) => {
    const agencyKey = newToken();
    await write('rotateAgencyKey', { organisationGid, agencyKeyHash: hashOf(agencyKey) });
    return { agencyKey };
  },
};
