import type { Handlers } from '../call/handler.ts';
import { listFleet } from './list-fleet.ts';
import { orderDevices } from './order-devices.ts';

export const fleetHandlers: Handlers<'listFleet' | 'orderDevices'> = {
  listFleet: async ({ organisationGid, query, now, services }) => {
    // What cannot be written is told by who writes: the list is as it was then.
    await services.gatheredReports.flush().catch(() => undefined);
    return services.database.query(listFleet(organisationGid, query, now));
  },

  orderDevices: async ({ organisationGid, body, services, write }) => {
    const asked = await write(orderDevices, { organisationGid, ...body });
    services.gatheredReports.forget(body.devices.map(({ panelGid }) => panelGid));
    return asked;
  },
};
