import type { FastifyBaseLogger } from 'fastify';
import type { AuditKey } from './audit/audit-key.ts';
import type { Chainer } from './audit/chainer.ts';
import type { Backups } from './backup/backups.ts';
import type { Database } from './database/database.ts';
import type { Environment } from './environment.ts';
import type { EventLoop } from './event-loop/event-loop.ts';
import type { Files } from './files/files.ts';
import type { Health } from './health/health.ts';
import type { Jobs } from './jobs/runner.ts';
import type { GuessedPatients } from './kiosk/guessed-patients.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Removals } from './organisations/removals.ts';
import type { ReadLog } from './read-log/read-log.ts';
import type { Passwords } from './security/passwords.ts';
import type { Tokens } from './security/tokens.ts';
import type { WrongKeys } from './security/wrong-keys.ts';
import type { FailedSignIns } from './single-sign-on/failed-sign-ins.ts';
import type { Providers } from './single-sign-on/providers.ts';
import type { Seal } from './single-sign-on/sealed-state.ts';
import type { HallViews } from './stream/hall-views.ts';
import type { Hub } from './stream/hub.ts';

/** What every call can use; made once, in app.ts. */
export interface Services {
  readonly environment: Environment;
  readonly database: Database;
  readonly files: Files;
  readonly health: Health;
  readonly backups: Backups;
  readonly jobs: Jobs;
  readonly removals: Removals;
  /** Secret of the chained logs, and what links them. */
  readonly auditKey: AuditKey;
  readonly chainer: Chainer;
  readonly readLog: ReadLog;
  /** Folder of the prepared reports. */
  readonly reportsFolder: string;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  /** Identity providers, and the seal of sign-ins that people take to them. */
  readonly providers: Providers;
  readonly seal: Seal;
  /** Whether failed sign-ins have to wait. */
  readonly limitFailures: boolean;
  readonly wrongKeys: WrongKeys;
  readonly guessedPatients: GuessedPatients;
  readonly failedSignIns: FailedSignIns;
  readonly hub: Hub;
  readonly halls: HallViews;
  /** Who held the event loop, and for how long. */
  readonly metrics: Metrics;
  readonly eventLoop: EventLoop;
  readonly log: FastifyBaseLogger;
  /** Now, milliseconds since 1970 UTC; tests put their own in. */
  readonly clock: () => number;
}
