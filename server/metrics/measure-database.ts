import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '#generated/limits.ts';
import type { Services } from '../call/services.ts';
import { all, one, type Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { filesBeside } from '../database/sqlite/watch-files.ts';
import type { Written } from '../database/written.ts';
import type { Metrics } from './metrics.ts';

const commitSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const groupSizes = [1, 2, 5, 10, 20, 50, 100, 200];
const waitSeconds = [60, 300, 600, 900, 1800, 2700, 3600, 5400, 7200, 10_800];
/** What has to be asked of the database stands so long, whoever scrapes. */
const standsMs = 5_000;

/** Measures what was written, and what came of it: calls, and how long those called had waited. */
export function measureWriting(metrics: Metrics): (written: Written) => void {
  const commits = metrics.histogram('callboard_commit_seconds', 'Time of a commit with its commands.', commitSeconds);
  const groups = metrics.histogram('callboard_commit_commands', 'Commands that went into one commit.', groupSizes);
  const events = metrics.counter(
    'callboard_queue_events_total',
    'What happened in queues: called, recalled, passed, issued, …',
    'kind',
  );
  const waits = metrics.histogram(
    'callboard_wait_seconds',
    'How long patients had waited when they were called, from check-in or from taking the number.',
    waitSeconds,
  );
  return ({ commands, ms, happened }) => {
    commits.observe(ms / 1000);
    groups.observe(commands);
    for (const { kind, waitedMs } of happened) {
      events.add(1, kind);
      if (waitedMs !== undefined) waits.observe(waitedMs / 1000);
    }
  };
}

type Measured = Pick<Services, 'database' | 'health' | 'clock'>;

/**
 * Measures how the database stands.
 * @returns asks it anew what is older than a few seconds: a scrape costs the same however often it comes
 */
export function measureDatabase(
  metrics: Metrics,
  { database, health, clock }: Measured,
  dataFolder: string,
): () => Promise<void> {
  const well = metrics.gauge('callboard_healthy', '1 while the database takes writes and gives them back, else 0.');
  const waiting = metrics.gauge('callboard_writes_waiting', 'Commands that have not been answered yet.');
  const connections = metrics.gauge('callboard_postgresql_connections', 'Connections of this process.', 'state');
  const size = metrics.gauge('callboard_database_bytes', 'Size of the database on its disk.', 'part');
  const free = metrics.gauge('callboard_disk_free_bytes', 'What may still be written into the data folder.');
  const jobs = metrics.gauge('callboard_jobs', 'Jobs that are not done, and those that failed.', 'state');
  const screens = metrics.gauge('callboard_screens', 'Screens of the last days, by whether they are heard.', 'state');
  let askedAt = Number.NEGATIVE_INFINITY;

  metrics.onScrape(() => {
    const load = database.load();
    waiting.set(load.waiting);
    for (const [state, count] of Object.entries(load.connections ?? {})) connections.set(count, state);
  });

  async function ask(): Promise<void> {
    well.set((await health.isWell()) ? 1 : 0);
    const { bavail, bsize } = await statfs(dataFolder);
    free.set(bavail * bsize);
    if (database.engine === 'sqlite') {
      const file = join(dataFolder, 'callboard.db');
      const [log = ''] = filesBeside(file);
      size.set(await bytesOf(file), 'data');
      size.set(await bytesOf(log), 'log');
    }
    const { bytes, states, heard, silent } = await database.query(readStanding(database.engine, clock()));
    if (bytes !== undefined) size.set(bytes, 'data');
    for (const state of jobStates) jobs.set(states.get(state) ?? 0, state);
    screens.set(heard, 'online');
    screens.set(silent, 'offline');
  }

  return async () => {
    if (performance.now() - askedAt < standsMs) return;
    askedAt = performance.now();
    // While the database is away the rest is told all the more.
    await ask().catch(() => undefined);
  };
}

interface Standing {
  readonly bytes: number | undefined;
  readonly states: ReadonlyMap<string, number>;
  readonly heard: number;
  readonly silent: number;
}

const jobStates = ['enqueue', 'processing', 'fail'];

function* readStanding(engine: Database['engine'], now: number): Generator<Statement, Standing, unknown> {
  const jobs = yield* all<{ state: string; count: number }>(
    'job',
    `SELECT state, count(*) AS count FROM job WHERE state IN ('enqueue', 'processing', 'fail') GROUP BY state`,
  );
  const screens = yield* one<{ heard: number; count: number }>(
    'screen',
    'SELECT count(CASE WHEN heard_at > ? THEN 1 END) AS heard, count(*) AS count FROM screen',
    now - limits.screenSilenceSeconds * 1000,
  );
  const sizes =
    engine === 'postgresql'
      ? yield* one<{ bytes: number }>([], 'SELECT pg_database_size(current_database()) AS bytes')
      : undefined;
  const heard = Number(screens?.heard ?? 0);
  return {
    bytes: sizes && Number(sizes.bytes),
    states: new Map(jobs.map(({ state, count }) => [state, Number(count)])),
    heard,
    silent: Number(screens?.count ?? 0) - heard,
  };
}

async function bytesOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0;
}
