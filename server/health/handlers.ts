import type { Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { contract } from '../shapes/contract.ts';

const startedAt = performance.now();

export const healthHandlers: Handlers<'getHealth' | 'getReady'> = {
  getHealth: async ({ services }) => {
    if (!(await services.health.isWell())) throw new Refusal({ code: 'storage_unavailable' });
    return {
      status: 'ok',
      version: contract.info.version,
      uptimeSeconds: Math.round(performance.now() - startedAt) / 1000,
      database: services.database.engine,
    };
  },

  // While it starts, a small server answers here (answer-while-starting.ts); while it stops, app.ts refuses everything.
  getReady: async () => ({ status: 'ready' }),
};
