import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import type { Environment } from './environment.ts';
import type { Files } from './files/files.ts';
import type { Jobs } from './jobs/runner.ts';
import type { Passwords } from './security/passwords.ts';
import type { Tokens } from './security/tokens.ts';
import type { HallViews } from './stream/hall-views.ts';
import type { Hub } from './stream/hub.ts';

/** What every call can use; made once, in app.ts. */
export interface Services {
  readonly environment: Environment;
  readonly database: Database;
  readonly files: Files;
  readonly jobs: Jobs;
  /** Folder of the prepared reports. */
  readonly reportsFolder: string;
  readonly tokens: Tokens;
  readonly passwords: Passwords;
  readonly hub: Hub;
  readonly halls: HallViews;
  readonly log: FastifyBaseLogger;
  /** Now, milliseconds since 1970 UTC; tests put their own in. */
  readonly clock: () => number;
}
