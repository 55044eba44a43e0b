import type { Handlers } from '../call/handler.ts';
import { listFleet } from './list-fleet.ts';
import { orderDevices } from './order-devices.ts';

export const fleetHandlers: Handlers<'listFleet' | 'orderDevices'> = {
  listFleet: ({ organisationGid, query, now, services }) =>
    services.database.query(listFleet(organisationGid, query, now)),

  orderDevices: ({ organisationGid, body, write }) => write(orderDevices, { organisationGid, ...body }),
};
