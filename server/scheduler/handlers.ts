import type { DailyReset, Organisation } from '#generated/shapes.ts';
import type { Handlers } from '../call/handler.ts';
import { all, type Statement } from '../database/command.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { updateOrganisation } from '../organisations/commands.ts';
import { nextResetAt } from './due-reset.ts';
import { closeDueDay } from './scheduler.ts';

export const schedulerHandlers: Handlers<'getDailyReset' | 'updateDailyReset' | 'checkOrgDailyReset'> = {
  getDailyReset: ({ organisationGid, services, now }) => services.database.query(readReset(organisationGid, now)),

  updateDailyReset: async ({ organisationGid, body, caller, write, services, now }) => {
    const { version, enabled, time, ...rest } = body;
    await write(updateOrganisation, {
      organisationGid,
      version,
      changes: {
        ...rest,
        ...(enabled !== undefined && { dailyResetEnabled: enabled }),
        ...(time !== undefined && { dailyResetTime: time }),
      },
      tokenHash: caller?.tokenHash ?? '',
    });
    return services.database.query(readReset(organisationGid, now));
  },

  // The scheduler does the same by itself; a hospital's system that asks gets its answer only when it is done.
  checkOrgDailyReset: async ({ organisationGid, services, now }) => {
    const organisation = (await services.database.query(getOrganisation(organisationGid))) as Organisation;
    await closeDueDay(services.database, organisation, now);
    return services.database.query(readReset(organisationGid, now));
  },
};

function* readReset(organisationGid: string, now: number): Generator<Statement, DailyReset, unknown> {
  const organisation = (yield* getOrganisation(organisationGid)) as Organisation;
  const { dailyResetEnabled = true, dailyResetTime, autoResetCallNumber = true, resetInitialNumber = 1 } = organisation;
  const [last] = yield* all<{ date: string; at: number }>(
    'daily_reset',
    `SELECT business_date AS date, run_at AS at FROM daily_reset WHERE organisation_gid = ?
     ORDER BY business_date DESC LIMIT 1`,
    organisationGid,
  );
  return {
    enabled: dailyResetEnabled,
    ...(dailyResetTime && { time: dailyResetTime }),
    autoResetCallNumber,
    resetInitialNumber,
    ...(last && { lastBusinessDate: last.date, lastResetAt: Number(last.at) }),
    ...(dailyResetEnabled && { nextResetAt: nextResetAt(organisation, now) }),
  };
}
