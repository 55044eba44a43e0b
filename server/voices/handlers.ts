import type { VoiceGroup, VoiceGroupList } from '#generated/shapes.ts';
import type { Handlers } from '../call/handler.ts';
import type { ListQuery } from '../database/lists/list-query.ts';
import { listRecords } from '../families/list.ts';
import { saveVoiceTemplate } from './commands.ts';
import { tryVoices } from './try-voices.ts';

export const voiceHandlers: Handlers<'listVoiceTemplates' | 'saveVoiceTemplate' | 'tryVoices'> = {
  listVoiceTemplates: async ({ organisationGid, query, services }) =>
    (await services.database.query(
      listRecords({ family: 'voiceGroup', organisationGid }, '', query as unknown as ListQuery),
    )) as unknown as VoiceGroupList,

  saveVoiceTemplate: async ({ organisationGid, body, write }) =>
    (await write(saveVoiceTemplate, { organisationGid, ...body })) as unknown as VoiceGroup,

  tryVoices: ({ organisationGid, body, services }) => services.database.query(tryVoices(organisationGid, body)),
};
