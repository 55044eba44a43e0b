import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { limits } from '#generated/limits.ts';
import { prepareClose } from './close-server.ts';
import { registerOperations } from './contract/register.ts';
import { ensureDataFolder } from './data-folder.ts';
import { openDatabase } from './database/open-database.ts';
import { hourMs, minuteMs } from './durations.ts';
import type { Environment } from './environment.ts';
import { answerError } from './errors/error-handler.ts';
import { Refusal } from './errors/refusal.ts';
import { openFiles } from './files/files.ts';
import { handlers } from './handlers.ts';
import { startJobs } from './jobs/runner.ts';
import { keepErrors } from './journal/keep-errors.ts';
import { logAnswer, loggerOptions } from './logger.ts';
import { registerPages } from './pages/register-pages.ts';
import { reportsFolder as folderOfReports, reportWorker } from './reports/make-report.ts';
import { sweepReports } from './reports/sweep-reports.ts';
import { createScheduler, type Scheduler } from './scheduler/scheduler.ts';
import { contentSecurity } from './security/content-security.ts';
import { allowListedOrigins } from './security/cross-origin.ts';
import { createPasswords, type PasswordCost } from './security/passwords.ts';
import { createTokens } from './security/tokens.ts';
import type { Services } from './services.ts';
import { createHallViews } from './stream/hall-views.ts';
import { createHub } from './stream/hub.ts';

const sweepEveryMs = hourMs;
/** Long enough for the largest video over a slow line, short enough that nobody holds a connection for ever. */
const requestTimeoutMs = 15 * minuteMs;

export interface AppOptions {
  readonly environment: Environment;
  /** Tests put their own clock in. */
  readonly clock?: () => number;
  /** Where log lines go instead of standard output. */
  readonly logStream?: { write(line: string): void };
  readonly signInAttemptsPerMinute?: number;
  /** Tests make passwords cheap; whoever serves people leaves this out. */
  readonly passwordCost?: PasswordCost;
  /** False where a test runs the scheduler itself. */
  readonly schedule?: boolean;
  /** Folder of the built front ends. */
  readonly dist?: URL;
  /** Called when the disk can no longer be trusted and the process must end. */
  readonly onFatal?: (reason: string) => void;
}

export interface App {
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly scheduler: Scheduler;
  /** Says goodbye on streams, lets calls under way finish, closes the database. */
  stop(): Promise<void>;
}

/**
 * Composes the server without listening: database, services, every operation of the contract, pages.
 * @throws StartProblem if the data folder or the database cannot be used
 */
export async function createApp(options: AppOptions): Promise<App> {
  const { environment, clock = Date.now, dist = new URL('../dist/', import.meta.url) } = options;
  const dataFolder = ensureDataFolder(environment.DATA_DIR);
  const server = Fastify({
    logger: loggerOptions(environment.LOG_LEVEL, options.logStream) ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: () => randomBytes(8).toString('hex'),
    bodyLimit: limits.jsonBodyBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerError,
  });
  const onFatal = options.onFatal ?? ((reason: string) => server.log.fatal(reason));
  const database = await openDatabase(environment, { dataFolder, clock, onFatal });
  const reportsFolder = folderOfReports(dataFolder);
  const hub = createHub({ database, clock, log: server.log });
  const services: Services = {
    environment,
    database,
    files: await openFiles(dataFolder, database),
    jobs: startJobs({
      database,
      log: server.log,
      workers: { report: reportWorker({ database, clock, folder: reportsFolder }) },
    }),
    reportsFolder,
    tokens: createTokens(database, clock),
    passwords: createPasswords(options.passwordCost),
    hub,
    halls: createHallViews({ database, hub }),
    log: server.log,
    clock,
  };

  let stopping = false;
  const closeServer = prepareClose(server);
  server.setErrorHandler(answerError);
  server.addHook('onRequest', async () => {
    if (stopping) throw new Refusal({ code: 'service_stopping' });
  });
  // Every answer names its trace, so that what a person reports can be found in the log.
  server.addHook('onSend', async (request, reply) => {
    reply.header('x-trace-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => logAnswer(request, reply));
  keepErrors(server, database);
  server.removeAllContentTypeParsers();
  const parseJson = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, body as string, done),
  );
  await server.register(helmet, contentSecurity);
  allowListedOrigins(server, database);
  await server.register(rateLimit, { global: false });
  await server.register(multipart);
  registerOperations(server, handlers, services, options.signInAttemptsPerMinute ?? limits.signInAttemptsPerMinute);
  await registerPages(server, services, dist);

  const sweep = setInterval(() => {
    const swept = Promise.all([
      database.write('sweepExpired', {}),
      database.write('sweepLogs', {}),
      database.write('sweepScreens', {}),
      services.files.collect(true),
      sweepReports(database, reportsFolder),
    ]);
    swept.catch((error) => server.log.error({ err: error }, 'the sweep failed'));
  }, sweepEveryMs);
  sweep.unref();
  const scheduler = createScheduler({ database, clock, log: server.log });
  if (options.schedule !== false) scheduler.start();

  return {
    server,
    services,
    scheduler,
    stop: async () => {
      stopping = true;
      clearInterval(sweep);
      await scheduler.stop();
      await services.hub.close();
      await services.jobs.stop();
      await closeServer();
      await database.close();
    },
  };
}
