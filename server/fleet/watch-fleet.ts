import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { type OrganisationRow, organisationFrom } from '../documents/organisation.ts';
import { lookPeriodically, type PeriodicLook } from '../scheduler/periodic-look.ts';
import { missedBefore } from './alarm-plan.ts';
import { hasOutageNews, noteOutages } from './note-outages.ts';

interface WatchOptions {
  readonly database: Database;
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Looks now and then which devices are missed. What was told stands in the database, so a restart tells nothing twice. */
export function watchFleet({ database, clock, log }: WatchOptions): PeriodicLook {
  /** Before the server started, and while its database was away, no report could come in: that is no device's silence. */
  let listeningSince = clock();
  const lookAtAll = async () => {
    const rows = await database.read<OrganisationRow>(
      'organisation',
      "SELECT * FROM organisation WHERE gid <> '' AND removing_at IS NULL ORDER BY gid",
    );
    for (const row of rows) {
      const now = clock();
      // A clock that was ahead at the start and is put right has not listened in the future.
      listeningSince = Math.min(listeningSince, now);
      const before = missedBefore(organisationFrom(row), now, listeningSince);
      if (!(await database.query(hasOutageNews(row.gid, before, now)))) continue;
      await database.write(noteOutages, { organisationGid: row.gid, before });
    }
  };
  const lookOnce = async () => {
    try {
      await lookAtAll();
    } catch (error) {
      listeningSince = clock();
      throw error;
    }
  };
  return lookPeriodically(lookOnce, log, 'the devices could not be looked after');
}
