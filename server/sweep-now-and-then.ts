import type { Services } from './call/services.ts';
import { sweepPairings } from './devices/offer-pairing.ts';
import { forgetOldRemovals } from './families/forget-removals.ts';
import { forgetOldOutages } from './fleet/forget-outages.ts';
import { hourMs } from './ground/durations.ts';
import { warnOfKeys } from './notifications/warn-of-keys.ts';
import { forgetOldPrintJobs } from './printing/open-printing.ts';
import { forgetOldPhones } from './push/forget-old-phones.ts';
import { sweepReports } from './reports/sweep-reports.ts';
import { watchClock } from './scheduler/settled-clock.ts';
import { sweepScreens } from './screens/commands.ts';
import { forgetOldSignIns } from './sign-in/sweep-sign-ins.ts';

/** Forgets once an hour what is kept for a while only, and tells of what will end; returns what ends that. */
export function sweepNowAndThen(services: Services): () => void {
  const { database, files, unfinished, reportsFolder, log } = services;
  const isSettled = watchClock();
  const sweep = setInterval(() => {
    if (!isSettled()) return;
    const swept = Promise.all([
      forgetOldSignIns(database),
      database.write(sweepScreens, {}),
      database.write(sweepPairings, {}),
      database.write(forgetOldOutages, {}),
      database.write(warnOfKeys, {}),
      forgetOldPrintJobs(services),
      forgetOldPhones(database),
      forgetOldRemovals(database).then(() => files.collect(true)),
      sweepReports(database, reportsFolder),
      services.mediaSources.reconcile(),
      unfinished.sweep(),
    ]);
    swept.catch((error) => log.error({ err: error }, 'the sweep failed'));
  }, hourMs);
  sweep.unref();
  return () => clearInterval(sweep);
}
