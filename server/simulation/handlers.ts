import type { Handlers } from '../call/handler.ts';
import { inTurns } from '../event-loop/in-turns.ts';
import { beginTrial, readTrial } from './simulate-policy.ts';

export const simulationHandlers: Handlers<'simulatePolicy'> = {
  simulatePolicy: async ({ organisationGid, body, now, services }) => {
    const trial = await services.database.query(readTrial(organisationGid, body, now));
    const { moments, tell } = beginTrial(trial, body);
    await inTurns(services.eventLoop, moments, () => {});
    return tell();
  },
};
