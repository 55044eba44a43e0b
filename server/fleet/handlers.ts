import type { Handlers } from '../call/handler.ts';
import { listFleet } from './list-fleet.ts';
import { orderDevices } from './order-devices.ts';
import { readRuntimes } from './runtimes.ts';

export const fleetHandlers: Handlers<'listFleet' | 'orderDevices'> = {
  listFleet: async ({ organisationGid, query, now, services }) => {
    const [page, runtimes] = await Promise.all([
      services.database.query(listFleet(organisationGid, query, now)),
      readRuntimes(services.dist),
    ]);
    return { ...page, runtimes };
  },

  orderDevices: ({ organisationGid, body, write }) => write(orderDevices, { organisationGid, ...body }),
};
