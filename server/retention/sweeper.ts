import type { FastifyBaseLogger } from 'fastify';
import type { AuditKey } from '../audit/audit-key.ts';
import type { Database } from '../database/database.ts';
import { type OrganisationRow, organisationFrom } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { newGid } from '../ground/new-gid.ts';
import { createPace, Interrupted } from '../ground/pace.ts';
import { noteFailedRun } from '../scheduler/commands.ts';
import { lookPeriodically, type PeriodicLook } from '../scheduler/periodic-look.ts';
import { watchClock } from '../scheduler/settled-clock.ts';
import { sweepExpired } from '../security/commands.ts';
import { isSweepDue } from './due.ts';
import { giveBackSweep, takeSweep } from './lease.ts';
import { biteRows } from './sweep.ts';
import { sweepOrganisation } from './sweep-organisation.ts';

interface SweeperOptions {
  readonly database: Database;
  readonly auditKey: AuditKey;
  readonly clock: () => number;
  readonly log: FastifyBaseLogger;
  /** Called when something has gone that may have had files. */
  readonly onSwept?: () => Promise<unknown>;
}

/**
 * Lets go of what has been kept for long enough (docs/decisions/057-how-long-data-live.md). What was done stands in the
 * database: a restart goes on where the last bite ended, and of several processes one sweeps an organisation.
 */
export function createSweeper({ database, auditKey, clock, log, onSwept }: SweeperOptions): PeriodicLook {
  const owner = newGid();
  const stopping = new AbortController();
  const pace = createPace(stopping.signal);
  /** Organisations whose failure stands in their log already: a fault that lasts is noted once. */
  const noted = new Set<string>();

  const sweep = async (row: OrganisationRow) => {
    const organisation = organisationFrom(row);
    const organisationGid = row.gid;
    const now = clock();
    if (!(await database.query(isSweepDue({ ...organisation, gid: row.gid }, now)))) return;
    const state = await database.write(takeSweep, { organisationGid, owner });
    if (!state) return;
    try {
      await sweepOrganisation({ database, auditKey, organisation, organisationGid, owner, state, now, pace });
      noted.delete(organisationGid);
      await onSwept?.();
    } catch (error) {
      await database.write(giveBackSweep, { organisationGid, owner }).catch(() => undefined);
      if (error instanceof Interrupted) return;
      throw error;
    }
  };
  const lookOnce = async () => {
    while (await pace(() => database.write(sweepExpired, { rows: biteRows })));
    const rows = await database.read<OrganisationRow>(
      'organisation',
      'SELECT * FROM organisation WHERE removing_at IS NULL ORDER BY gid',
    );
    for (const row of rows) {
      if (stopping.signal.aborted) return;
      await sweep(row).catch((error) => fail(row.gid, error));
    }
  };
  const fail = async (organisationGid: string, error: unknown) => {
    // Another process has it, or the database is away: the next look tries again.
    if (error instanceof Refusal && error.isTemporary()) return;
    log.warn({ err: error, organisation: organisationGid, job: 'retention' }, 'the sweep failed');
    if (noted.has(organisationGid)) return;
    noted.add(organisationGid);
    const message = error instanceof Error ? error.message : String(error);
    await database.write(noteFailedRun, { organisationGid, job: 'retention', message }).catch(() => undefined);
  };
  const untilStopped = () =>
    lookOnce().catch((error) => {
      if (!(error instanceof Interrupted)) throw error;
    });
  const periodic = lookPeriodically(
    untilStopped,
    log,
    'the sweep could not look',
    // What was deleted by a wrong clock does not come back.
    watchClock({ leaptAtStart: true }),
  );
  return {
    ...periodic,
    stop: () => {
      stopping.abort();
      return periodic.stop();
    },
  };
}
