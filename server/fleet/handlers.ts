import type { Handlers } from '../call/handler.ts';
import { listFleet } from './list-fleet.ts';
import { orderDevices } from './order-devices.ts';

export const fleetHandlers: Handlers<'listFleet' | 'orderDevices'> = {
  listFleet: ({ organisationGid, query, now, services }) =>
    services.database.query(listFleet(organisationGid, query, now)),

  orderDevices: async ({ organisationGid, body, services, write }) => {
    const asked = await write(orderDevices, { organisationGid, ...body });
    services.quietReports.forget(body.devices.map(({ panelGid }) => panelGid));
    return asked;
  },
};
