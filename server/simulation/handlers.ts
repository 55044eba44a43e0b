import type { Handlers } from '../call/handler.ts';
import { playTrial, readTrial } from './simulate-policy.ts';

export const simulationHandlers: Handlers<'simulatePolicy'> = {
  simulatePolicy: async ({ organisationGid, body, now, services }) =>
    playTrial(await services.database.query(readTrial(organisationGid, body, now)), body),
};
