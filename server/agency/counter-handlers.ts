import type { Handlers } from '../call/handler.ts';
import { readDay } from '../queue/place.ts';
import { composeGroupHistory, composeGroupQueueSizes } from './group-queues.ts';

/** The answers' limit. */
const mostGroups = 500;

export const agencyCounterHandlers: Handlers<'viewGroupsQueueHistory' | 'listGroupQueueSizes'> = {
  viewGroupsQueueHistory: async ({ organisationGid, query, services, now }) => {
    const day = await services.database.query(readDay(organisationGid, now));
    const data = await services.database.query(composeGroupHistory(day, query));
    return { serviceDate: day.moment.serviceDate, data: data.slice(0, mostGroups) };
  },

  listGroupQueueSizes: async ({ organisationGid, services, now }) => {
    const day = await services.database.query(readDay(organisationGid, now));
    return { data: (await services.database.query(composeGroupQueueSizes(day))).slice(0, mostGroups) };
  },
};
