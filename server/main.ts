/** Starts Callboard: reads the environment, opens the database, seeds the demo hospital if wanted, listens. */

import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { DemoSignIns } from '#demo/seed.ts';
import { type App, createApp } from './app.ts';
import { minuteMs } from './durations.ts';
import { type Environment, readEnvironment } from './environment.ts';
import { removeHalfSeeded, seedWhole } from './organisations/seeding.ts';
import { ensureAdminPassword } from './security/admin-password.ts';
import { exitCodes, StartProblem } from './start-problem.ts';

/** A stop that takes longer than this is cut short. */
const stopLimitMs = 10_000;
const demoRefreshMs = 10 * minuteMs;

try {
  await start(readEnvironment(process.env));
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(`\nCallboard cannot start: ${error.message}\n`);
  process.exit(error.exitCode);
}

async function start(environment: Environment): Promise<void> {
  const app = await createApp({ environment, onFatal });
  const { database, passwords } = app.services;
  // Of several processes that start on an empty database one makes the password and the demo hospital.
  const { madePassword, demo } = await database.alone(async () => ({
    madePassword: await ensureAdminPassword(database, passwords, environment.ADMIN_PASSWORD),
    demo: environment.DEMO === '1' ? await seedIfEmpty(app) : undefined,
  }));
  await listen(app, environment);
  stopOnSignals(app);
  tell(app, environment, madePassword, demo);
  if (environment.DEMO === '1') await keepDemoFresh(app);
}

/** Builds the demo hospital in an empty database, anew where a start was cut short; answers how to sign in to it, which is told this once. */
async function seedIfEmpty(app: App): Promise<DemoSignIns | undefined> {
  const { database, files } = app.services;
  await removeHalfSeeded(database, files);
  if (!(await isEmpty(app))) return undefined;
  const { seedDemo } = await import('#demo/seed.ts');
  const { organisation } = await import('#demo/hospital/organisation.ts');
  const nobody = { organisationGid: null, subjectGid: null };
  const { token } = await app.services.tokens.issue({ kind: 'systemAdvance', ...nobody });
  const { log } = app.server;
  const { level } = log;
  log.level = 'warn'; // hundreds of calls at once would bury the addresses
  try {
    return await seedWhole(database, organisation.gid, () => seedDemo(app.server, token));
  } finally {
    log.level = level;
  }
}

/** The demo hospital has something to do whenever it is looked at: on a later day, and in the next session. */
async function keepDemoFresh({ server }: App): Promise<void> {
  const { refreshDemoDay } = await import('#demo/seed.ts');
  const refresh = () =>
    refreshDemoDay(server).catch((error) => server.log.warn({ err: error }, 'the demo hospital was not refreshed'));
  setInterval(refresh, demoRefreshMs).unref();
  await refresh();
}

async function isEmpty({ services }: App): Promise<boolean> {
  return (await services.database.read("SELECT gid FROM organisation WHERE gid <> '' LIMIT 1")).length === 0;
}

async function listen({ server, stop }: Pick<App, 'server' | 'stop'>, { PORT, HOST }: Environment): Promise<void> {
  try {
    await server.listen({ port: PORT, host: HOST });
  } catch (error) {
    await stop();
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') {
      throw new StartProblem(exitCodes.taken, `port ${PORT} is taken. Stop what uses it, or set PORT to another.`);
    }
    if (code === 'EACCES') throw new StartProblem(exitCodes.usage, `this user may not listen on port ${PORT}.`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartProblem(exitCodes.usage, `HOST ${HOST} is no address of this machine.`);
    }
    throw error;
  }
}

/** SIGTERM and SIGINT: streams say goodbye, calls under way finish, the database closes. A second one cuts it short. */
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
}

/** What was acknowledged is on the disk; what is uncertain must be read from it again by a new start. */
function onFatal(reason: string): void {
  console.error(`\nCallboard stops: the disk cannot be trusted (${reason}). Check it, then start again.\n`);
  process.exit(74);
}

function tell(
  { server }: App,
  { HOST }: Environment,
  madePassword: string | undefined,
  demo: DemoSignIns | undefined,
): void {
  const { port } = server.server.address() as AddressInfo;
  const hosts = HOST === '0.0.0.0' || HOST === '::' ? ['localhost', ...ownAddresses()] : [HOST];
  const lines = [
    '',
    'Callboard is running:',
    ...hosts.map((host) => `  http://${host.includes(':') ? `[${host}]` : host}:${port}/`),
  ];
  if (madePassword) {
    lines.push('', `Password of the system settings (/system-advance), shown this once: ${madePassword}`);
  }
  if (demo) {
    lines.push(
      '',
      'The demo hospital:',
      `  administration  organisation ${demo.organisationGid}, password ${demo.organisationPassword}`,
      `  controllers     staff ${demo.staffIds.join(' ')}, password ${demo.staffPassword}`,
      `  kiosk           check in with ${demo.patientId}`,
    );
  }
  console.log([...lines, ''].join('\n'));
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
