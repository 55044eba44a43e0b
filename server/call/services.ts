import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import type { EventLoop } from '../event-loop/event-loop.ts';
import type { Environment } from '../ground/environment.ts';

/**
 * What every call can use; made once, in app.ts. A feature that offers a service adds it here from its own file
 * (`declare module`), as Fastify's plugins do, so that calls need not know the features.
 */
export interface Services {
  readonly environment: Environment;
  readonly database: Database;
  /** Folder of the prepared reports. */
  readonly reportsFolder: string;
  /** Whether failed sign-ins have to wait. */
  readonly limitFailures: boolean;
  /** Who held the event loop, and for how long. */
  readonly eventLoop: EventLoop;
  readonly log: FastifyBaseLogger;
  /** Now, milliseconds since 1970 UTC; tests put their own in. */
  readonly clock: () => number;
}
