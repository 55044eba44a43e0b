import type { Handlers } from './contract/handler.ts';
import { contract } from './contract/shapes.ts';

const startedAt = performance.now();

export const healthHandlers: Handlers<'getHealth'> = {
  getHealth: async ({ services }) => ({
    status: 'ok',
    version: contract.info.version,
    uptimeSeconds: Math.round(performance.now() - startedAt) / 1000,
    database: services.database.engine,
  }),
};
