import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { limits } from '#generated/limits.ts';
import { openAuditKey } from './audit/audit-key.ts';
import { noChainer, startChainer } from './audit/chainer.ts';
import { openBackups } from './backup/backups.ts';
import { prepareClose } from './close-server.ts';
import { closeToOthers } from './close-to-others.ts';
import { markedDatabase } from './database/marked-database.ts';
import { openDatabase } from './database/open-database.ts';
import { withWriteListeners } from './database/write-listeners.ts';
import { Refusal } from './errors/refusal.ts';
import { longestMs, watchEventLoop } from './event-loop/event-loop.ts';
import { workOf } from './event-loop/work-of.ts';
import { openFiles } from './files/files.ts';
import { refuseHalfRestore, refuseLostFile } from './former-installation.ts';
import { ensureDataFolder } from './ground/data-folder.ts';
import { secondMs } from './ground/durations.ts';
import type { Environment } from './ground/environment.ts';
import { handlers } from './handlers.ts';
import { answerRepeated } from './http/answer-repeated.ts';
import { answerBrokenRequest } from './http/broken-requests.ts';
import { keepBackRefusals } from './http/keep-back-refusals.ts';
import { refuseOddAddresses } from './http/odd-addresses.ts';
import { parseBody } from './http/parse-json.ts';
import { prepareChecks } from './http/prepare-checks.ts';
import { readAwayLeftovers } from './http/read-away.ts';
import { registerOperations } from './http/register.ts';
import { refuseSlowBodies } from './http/slow-bodies.ts';
import './family-hooks.ts';
import type { Services } from './call/services.ts';
import { createGuessedCodes } from './devices/guessed-codes.ts';
import { watchFleet } from './fleet/watch-fleet.ts';
import { readNetworks } from './ground/networks.ts';
import { createHealth } from './health/health.ts';
import { allowListedOrigins } from './http/cross-origin.ts';
import { keepErrors } from './http/keep-errors.ts';
import { logAnswers, loggerOptions } from './http/logger.ts';
import { registerSecurityText } from './http/security-text.ts';
import { startJobs } from './jobs/runner.ts';
import { createGuessedPatients } from './kiosk/guessed-patients.ts';
import { startMediaSources } from './media-sources/media-runner.ts';
import { measureWriting } from './metrics/measure-database.ts';
import { measureHttp } from './metrics/measure-http.ts';
import { measureServer } from './metrics/measure-server.ts';
import { createMetrics } from './metrics/metrics.ts';
import { registerMetrics } from './metrics/metrics-route.ts';
import { startRemovals } from './organisations/removals.ts';
import { answerBrokenAddress } from './pages/answer-broken-address.ts';
import { answerInPage } from './pages/answer-in-page.ts';
import { registerPages } from './pages/register-pages.ts';
import { openPrinting, registerPrinting } from './printing/open-printing.ts';
import { startPush } from './push/push-runner.ts';
import { noReadLog, openReadLog } from './read-log/read-log.ts';
import { readyData } from './ready-data.ts';
import { reportsFolder as folderOfReports, reportWorker } from './reports/make-report.ts';
import { createSweeper } from './retention/sweeper.ts';
import type { PeriodicLook } from './scheduler/periodic-look.ts';
import { createScheduler } from './scheduler/scheduler.ts';
import { openScreens } from './screens/open-screens.ts';
import { noLastSeen, openLastSeen } from './security/last-seen.ts';
import { createPasswords, type PasswordCost } from './security/passwords.ts';
import { sendSecurityHeaders } from './security/security-headers.ts';
import { createTokens } from './security/tokens.ts';
import { createToldRefusals } from './security/told-refusals.ts';
import { createWrongKeys } from './security/wrong-keys.ts';
import { createFailedSignIns } from './single-sign-on/failed-sign-ins.ts';
import { createProviders } from './single-sign-on/providers.ts';
import { createSeal } from './single-sign-on/sealed-state.ts';
import { createHallViews } from './stream/hall-views.ts';
import { createHub } from './stream/hub.ts';
import { followUnheardStreams } from './stream/unheard-streams.ts';
import { sweepNowAndThen } from './sweep-now-and-then.ts';
import type { Tls } from './tls/tls.ts';
import { sendTrace, traceIdOf } from './trace/trace-of-request.ts';
import { openUnfinished } from './uploads/unfinished.ts';

/** The longest that a request may take to arrive: the largest file at the least pace. */
const requestTimeoutMs = (limits.bodySeconds + limits.versionFileBytes / limits.leastBytesPerSecond) * secondMs;

export interface AppOptions {
  readonly environment: Environment;
  /** Tests put their own clock in. */
  readonly clock?: () => number;
  /** Where log lines go instead of standard output. */
  readonly logStream?: { write(line: string): void };
  /** The fuzzer guesses all day; whoever serves people leaves this out. */
  readonly limitFailures?: boolean;
  /** Tests make passwords cheap; whoever serves people leaves this out. */
  readonly passwordCost?: PasswordCost;
  /** False where a bench or a test measures without the log of reads, the chains and the metrics. */
  readonly observed?: boolean;
  /** False where a test runs the scheduler itself. */
  readonly schedule?: boolean;
  /** Folder of the built front ends. */
  readonly dist?: URL;
  /** The certificate to serve https with. */
  readonly tls?: Tls | undefined;
  /** Called when the disk can no longer be trusted and the process must end. */
  readonly onFatal?: (reason: string) => void;
}

export interface App {
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly scheduler: PeriodicLook;
  readonly fleetWatch: PeriodicLook;
  /** Makes ready, little by little, what would otherwise be made by the first call that needs it. */
  prepare(): void;
  readonly sweeper: PeriodicLook;
  /** Says goodbye on streams, lets calls under way finish, closes the database. */
  stop(): Promise<void>;
}

/**
 * Composes the server without listening: database, services, every operation of the contract, pages.
 * @throws StartProblem if the data folder or the database cannot be used
 */
export async function createApp(options: AppOptions): Promise<App> {
  const { environment, tls, clock = Date.now, limitFailures = true, observed = true } = options;
  const { dist = new URL('../dist/', import.meta.url) } = options;
  const dataFolder = ensureDataFolder(environment.DATA_DIR);
  refuseHalfRestore(dataFolder);
  if (!environment.DATABASE_URL) refuseLostFile(dataFolder);
  const auditKey = openAuditKey(dataFolder, environment);
  const timeouts = { headersTimeout: limits.headersSeconds * secondMs, connectionsCheckingInterval: 5 * secondMs };
  const server = Fastify({
    logger: loggerOptions(environment.LOG_LEVEL, options.logStream) ?? false,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: traceIdOf,
    bodyLimit: limits.jsonBodyBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: readNetworks(environment.TRUSTED_PROXIES).has,
    connectionTimeout: limits.idleConnectionSeconds * secondMs,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: answerBrokenAddress,
    ...(tls ? { https: { ...timeouts, ...tls.options() } } : { http: timeouts }),
  });
  const open = closeToOthers(dataFolder);
  if (open.length > 0) server.log.warn({ paths: open.slice(0, 20) }, 'other users of this machine may read these');
  const onFatal = (reason: string) => {
    server.log.fatal({ event: 'storage.fatal', reason }, 'the storage cannot be trusted');
    options.onFatal?.(reason);
  };
  const onTrouble = (reason: string | undefined) =>
    reason === undefined
      ? server.log.warn({ event: 'storage.restored' }, 'the database files are back')
      : server.log.fatal({ event: 'storage.lost', reason }, 'the database files are lost or damaged');
  const eventLoop = watchEventLoop((hold) => {
    // Until it listens nobody waits.
    const isFault = hold.cpuMs > longestMs && server.server.listening;
    server.log[isFault ? 'warn' : 'debug']({ event: 'eventLoop.held', ...hold }, 'the event loop was held');
  });
  const metrics = createMetrics();
  const onWritten = observed ? measureWriting(metrics) : undefined;
  const { database: opened, onWriting } = withWriteListeners(
    await openDatabase(environment, { dataFolder, clock, onFatal, onTrouble, ...(onWritten && { onWritten }) }),
  );
  const database = markedDatabase(opened, eventLoop, 'background');
  await readyData(dataFolder, { database, now: clock(), log: server.log }).catch(async (error) => {
    await opened.close();
    throw error;
  });
  const reportsFolder = folderOfReports(dataFolder);
  const hub = createHub({ database: markedDatabase(opened, eventLoop, 'streams'), clock, log: server.log });
  const files = await openFiles(dataFolder, database);
  const services: Services = {
    environment,
    database,
    files,
    unfinished: openUnfinished(dataFolder),
    ...openPrinting({ environment, database, files, clock, log: server.log }),
    push: startPush({ environment, database, clock, log: server.log }),
    mediaSources: startMediaSources({ environment, database, files, clock, log: server.log }),
    health: createHealth({ database, log: server.log }),
    removals: startRemovals({ database, files, log: server.log }),
    backups: openBackups({ environment, database, log: server.log }),
    jobs: startJobs({
      database,
      log: server.log,
      workers: { report: reportWorker({ database, clock, folder: reportsFolder }) },
    }),
    auditKey,
    chainer: observed ? startChainer({ database, key: auditKey, log: server.log }) : noChainer,
    readLog: observed ? openReadLog({ database, onWriting, clock, log: server.log, mark: auditKey.mark }) : noReadLog,
    lastSeen: observed ? openLastSeen(database, clock, server.log) : noLastSeen,
    reportsFolder,
    ...openScreens({ database, files, dist, server }),
    tokens: createTokens(database, clock),
    passwords: createPasswords(options.passwordCost),
    providers: createProviders(clock, environment.OIDC_NETWORKS),
    seal: createSeal(database),
    limitFailures,
    wrongKeys: createWrongKeys(clock, limitFailures),
    toldRefusals: createToldRefusals(clock),
    guessedCodes: createGuessedCodes(clock, limitFailures),
    guessedPatients: createGuessedPatients(clock, limitFailures),
    failedSignIns: createFailedSignIns(clock, limitFailures),
    hub,
    halls: createHallViews({ database, hub }),
    unheard: followUnheardStreams(server.log),
    metrics,
    eventLoop,
    log: server.log,
    clock,
  };

  let stopping = false;
  const closeServer = prepareClose(server);
  server.addHook('onRequest', (request, _reply, done) => {
    eventLoop.mark(workOf(request));
    done();
  });
  server.setErrorHandler(answerInPage);
  // Before whatever refuses, so that refusals say so too.
  sendSecurityHeaders(server);
  refuseOddAddresses(server);
  const slowBodies = refuseSlowBodies(server);
  readAwayLeftovers(server);
  if (limitFailures) keepBackRefusals(server);
  server.addHook('onRequest', (_request, _reply, done) => {
    done(stopping ? new Refusal({ code: 'service_stopping' }) : undefined);
  });
  sendTrace(server);
  logAnswers(server);
  const measure = observed ? measureHttp(server, metrics) : undefined;
  keepErrors(server, database);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    eventLoop.mark(workOf(request));
    done(null, body.length === 0 ? undefined : parseBody(body, request.headers));
  });
  allowListedOrigins(server, database);
  await server.register(multipart);
  const contracts = registerOperations(server, handlers, services);
  await registerPages(server, services, dist);
  registerPrinting(server, services);
  const measured = measureServer(services, { dataFolder, tls });
  registerMetrics(server, metrics, { token: environment.METRICS_TOKEN, refresh: measured.refresh });
  registerSecurityText(server, environment.SECURITY_CONTACT, clock);
  tls?.follow(server.server as never, server.log);
  answerRepeated(server, services, { measure, isStopping: () => stopping });

  const stopSweeping = sweepNowAndThen(services);
  const scheduler = createScheduler({ database, clock, log: server.log });
  const fleetWatch = watchFleet({ database, clock, log: server.log });
  const sweeper = createSweeper({
    database,
    auditKey,
    clock,
    log: server.log,
    onSwept: () => services.files.collect(),
  });
  if (options.schedule !== false) {
    scheduler.start();
    fleetWatch.start();
    sweeper.start();
    services.backups.start();
  }

  return {
    server,
    services,
    scheduler,
    fleetWatch,
    prepare: () => {
      eventLoop.forget();
      prepareChecks(contracts, eventLoop);
    },
    sweeper,
    stop: async () => {
      stopping = true;
      stopSweeping();
      slowBodies.close();
      await services.backups.stop();
      await scheduler.stop();
      await fleetWatch.stop();
      await sweeper.stop();
      await services.hub.close();
      await services.jobs.stop();
      await services.printing.stop();
      await services.push.stop();
      await services.mediaSources.stop();
      await services.removals.stop();
      await closeServer();
      await services.readLog.close();
      await services.lastSeen.close();
      tls?.close();
      await services.chainer.stop();
      await services.files.close();
      measured.close();
      await database.close();
      eventLoop.close();
    },
  };
}
