import type { Handlers } from '../call/handler.ts';
import { readSetting } from '../queue/place.ts';
import { composeGroupHistory, composeGroupQueueSizes } from './group-queues.ts';

/** The answers' limit. */
const mostGroups = 500;

export const agencyCounterHandlers: Handlers<'viewGroupsQueueHistory' | 'listGroupQueueSizes'> = {
  viewGroupsQueueHistory: async ({ organisationGid, query, services, now }) => {
    const setting = await services.database.query(readSetting(organisationGid, now));
    const data = await services.database.query(composeGroupHistory(setting, query));
    return { serviceDate: setting.moment.serviceDate, data: data.slice(0, mostGroups) };
  },

  listGroupQueueSizes: async ({ organisationGid, services, now }) => {
    const setting = await services.database.query(readSetting(organisationGid, now));
    return { data: (await services.database.query(composeGroupQueueSizes(setting))).slice(0, mostGroups) };
  },
};
