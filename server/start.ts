/** Reads the environment, opens the database, seeds the demo hospital if wanted, listens. */

import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { DemoSignIns } from '#demo/seed.ts';
import { type App, createApp } from './app.ts';
import { closeDemo, demoPasswords } from './close-demo.ts';
import { problemOfStart } from './failed-start.ts';
import { minuteMs } from './ground/durations.ts';
import { type Environment, readEnvironment } from './ground/environment.ts';
import { isLoopback } from './ground/networks.ts';
import { exitCodes, StartProblem } from './ground/start-problem.ts';
import { answerWhileStarting } from './health/answer-while-starting.ts';
import { openLogOutput, outliveConsole } from './http/log-output.ts';
import { listen, listenProblem } from './listen.ts';
import { onceParentGone } from './once-parent-gone.ts';
import { demoTokens, isDemoRemoved, isUnmarkedDemo, markDemo } from './organisations/demo.ts';
import { keepPast } from './organisations/keep-past.ts';
import { createSeedClock, type SeedClock } from './organisations/seed-clock.ts';
import { removeHalfSeeded, seedWhole } from './organisations/seeding.ts';
import { ensureAdminPassword, weakAdminPassword } from './security/admin-password.ts';
import { unlockSignIns } from './sign-in/commands.ts';
import { openRedirect } from './tls/redirect-server.ts';
import { openTls } from './tls/tls.ts';

/** A stop that takes longer than this is cut short. */
const stopLimitMs = 10_000;
const demoRefreshMs = 10 * minuteMs;
/** As often as screens report. */
const demoScreensMs = minuteMs / 2;

// Names and identifiers of patients: what this process writes, other users of the machine cannot read.
process.umask(0o077);
outliveConsole();

let environment: Environment | undefined;
try {
  environment = readEnvironment(process.env);
  await start(environment);
} catch (error) {
  const problem = error instanceof StartProblem ? error : environment && problemOfStart(error, environment);
  if (!problem) throw error;
  console.error(`\nCallboard cannot start: ${problem.message}\n`);
  process.exit(problem.exitCode);
}

async function start(environment: Environment): Promise<void> {
  refuseWeakPassword(environment);
  const tls = await openTls({ environment });
  const stopAnswering = await answerWhileStarting(environment, tls).catch((error) => {
    throw listenProblem(error, environment);
  });
  const clock = createSeedClock();
  const app = await createApp({ environment, tls, onFatal, logStream: openLogOutput(), clock: clock.now });
  const { database, passwords } = app.services;
  // A stranger cannot start this server: a start is the provider's way out of a locked account.
  await database.write(unlockSignIns, { organisationGid: '', kind: 'systemAdvance' });
  // Of several processes that start on an empty database one makes the password and the demo hospital.
  // What is shown once is shown as soon as it holds: a start that is cut short after it would take it along.
  await database.alone(async () => {
    const madePassword = await ensureAdminPassword(database, passwords, environment.ADMIN_PASSWORD);
    if (madePassword) show([`Password of the system settings (/system-advance), shown this once: ${madePassword}`]);
    const demo = environment.DEMO === '1' ? await seedIfEmpty(app, environment, clock) : undefined;
    if (demo) show(signInsOf(demo));
    else if (!isLoopback(environment.HOST)) show(await closeDemo(app));
  });
  // Of a server that is cut off nothing would be kept; nobody waits for an answer yet.
  flushCompileCache();
  await stopAnswering();
  try {
    await listen(app.server, environment);
    await redirectToTls(app, environment);
  } catch (error) {
    await app.stop();
    throw error;
  }
  app.prepare();
  stopOnSignals(app);
  tellAddresses(app, environment);
  if (environment.DEMO === '1') await keepDemoFresh(app, environment);
}

/** A password that is easily guessed is for trying things out on this machine, not for a network. */
function refuseWeakPassword({ ADMIN_PASSWORD, HOST }: Environment): void {
  const reason = weakAdminPassword(ADMIN_PASSWORD);
  if (!reason) return;
  if (!isLoopback(HOST)) {
    throw new StartProblem(exitCodes.usage, `ADMIN_PASSWORD ${reason}. Choose another, or leave it out: one is made.`);
  }
  console.error(`\nADMIN_PASSWORD ${reason}; with it the server would not start for other machines.`);
}

/** Who types the hospital's address without https comes by http. */
async function redirectToTls({ server }: App, environment: Environment): Promise<void> {
  const { HOST: host, HTTP_REDIRECT_PORT: port } = environment;
  if (port === 0) return;
  const { port: securePort } = server.server.address() as AddressInfo;
  await openRedirect({ host, port, securePort }).catch((error) => {
    throw listenProblem(error, environment, 'HTTP_REDIRECT_PORT');
  });
}

/**
 * Builds the demo hospital in an empty database, again where a start was cut short; answers how to sign in to it, which is
 * printed this once.
 */
async function seedIfEmpty(app: App, { HOST }: Environment, clock: SeedClock): Promise<DemoSignIns | undefined> {
  const { database, files } = app.services;
  await removeHalfSeeded(database, files);
  const { organisation } = await import('#demo/hospital/organisation.ts');
  if (await database.query(isUnmarkedDemo())) await database.write(markDemo, { organisationGid: organisation.gid });
  if (!(await isEmpty(app)) || (await isDemoRemoved(database))) return undefined;
  const { seedDemo } = await import('#demo/seed.ts');
  const nobody = { organisationGid: null, subjectGid: null };
  const { token } = await app.services.tokens.issue({ kind: 'systemAdvance', ...nobody });
  const { log } = app.server;
  const { level } = log;
  log.level = 'warn'; // hundreds of calls at once would bury the addresses
  try {
    return await seedWhole(database, organisation.gid, async () => {
      // Passwords that everybody can read in the sources are for this machine alone.
      const passwords = isLoopback(HOST) ? undefined : demoPasswords();
      const present = Date.now();
      const signIns = await seedDemo(app.server, token, passwords, {
        now: () => present,
        setBack: (ms) => clock.standAt(present - ms),
        keepPast: (days, until) => database.write(keepPast, { organisationGid: organisation.gid, days, until }),
      });
      await database.write(markDemo, { organisationGid: organisation.gid });
      return signIns;
    });
  } finally {
    clock.goOn();
    log.level = level;
  }
}

/** The demo hospital has something to do whenever it is looked at: on a later day, and in the next session. */
async function keepDemoFresh({ server, services: { database, tokens } }: App, { HOST }: Environment): Promise<void> {
  const { demoScreens, refreshDemoDay } = await import('#demo/seed.ts');
  const { byTokens } = await import('#demo/access.ts');
  const access = isLoopback(HOST) ? undefined : byTokens(server, demoTokens(database, tokens));
  const refresh = async () => {
    try {
      if (!(await refreshDemoDay(server, access))) clearInterval(timer);
    } catch (error) {
      server.log.warn({ err: error }, 'the demo hospital was not refreshed');
    }
  };
  const timer = setInterval(refresh, demoRefreshMs).unref();
  await refresh();
  const report = await demoScreens(server, access).catch(() => undefined);
  // A panel that was removed, or whose address was changed, has no screen any more.
  if (report) setInterval(() => report().catch(() => undefined), demoScreensMs).unref();
}

async function isEmpty({ services }: App): Promise<boolean> {
  return (
    (await services.database.read('organisation', "SELECT gid FROM organisation WHERE gid <> '' LIMIT 1")).length === 0
  );
}

/**
 * SIGTERM, SIGINT and the end of `npm start`: streams say goodbye, calls under way finish, the database closes. A second
 * one cuts it short.
 */
function stopOnSignals(app: App): void {
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    app.server.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    app.stop().then(
      () => process.exit(0),
      (error) => {
        app.server.log.error({ err: error }, 'the stop failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (process.env.npm_lifecycle_event === 'start') onceParentGone(() => stop('the end of npm start'));
}

/** What was acknowledged is on the disk; what is uncertain must be read from it again by a new start. */
function onFatal(reason: string): void {
  console.error(`\nCallboard stops: the disk cannot be trusted (${reason}). Check it, then start again.\n`);
  process.exit(74);
}

function tellAddresses({ server }: App, { HOST, TLS_CERT_FILE }: Environment): void {
  const { port } = server.server.address() as AddressInfo;
  const hosts = HOST === '0.0.0.0' || HOST === '::' ? ['localhost', ...ownAddresses()] : [HOST];
  const scheme = TLS_CERT_FILE ? 'https' : 'http';
  const addresses = hosts.map((host) => `  ${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}/`);
  show(['Callboard is running:', ...addresses]);
}

function signInsOf({
  organisationGid,
  organisationPassword,
  staffIds,
  staffPassword,
  patientId,
}: DemoSignIns): string[] {
  return [
    'The demo hospital:',
    `  administration  organisation ${organisationGid}, password ${organisationPassword}`,
    `  controllers     staff ${staffIds.join(' ')}, password ${staffPassword}`,
    `  kiosk           check in with ${patientId}`,
  ];
}

function show(lines: readonly string[]): void {
  if (lines.length > 0) console.log(['', ...lines, ''].join('\n'));
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
