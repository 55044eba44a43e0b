import { closeSync, fsyncSync, openSync, readFileSync, rmSync } from 'node:fs';
import { devNull } from 'node:os';
import pg from 'pg';
import { types } from '../database/postgresql/connections.ts';
import { backupLock } from '../database/postgresql/locks.ts';
import { openPipeline } from '../database/postgresql/pipeline.ts';
import { exitCodes } from '../ground/start-problem.ts';
import { BackupProblem } from './backup-problem.ts';
import type { Ask } from './facts.ts';
import { newEpochs } from './new-epochs.ts';
import { findTool, majorOf, runQuietly, runTool } from './postgresql-tools.ts';

const connectMs = 10_000;

/** Connects to an address for some work. */
export async function withPostgresql<A>(url: string, work: (client: pg.Client) => Promise<A>): Promise<A> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, types });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new BackupProblem(
      `PostgreSQL does not answer (${(error as Error).message}). See DATABASE_URL.`,
      exitCodes.unreachable,
      'databaseUnreachable',
    );
  }
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Asks the database as it stands. */
export function askPostgresql<A>(url: string, look: (ask: Ask) => Promise<A>): Promise<A> {
  return withPostgresql(url, (client) => look(openPipeline(client).run));
}

/** Does some work while no other process makes a backup of this database. */
export function aloneWithPostgresql<A>(url: string, work: () => Promise<A>): Promise<A> {
  return withPostgresql(url, async (client) => {
    const { rows } = await client.query(backupLock);
    if (rows[0]?.held !== 1) throw new BackupProblem('another backup of this database is under way.', exitCodes.taken);
    return await work();
  });
}

/** What was copied, and by what. */
export interface PostgresqlCopy<A> {
  readonly tool: string;
  readonly found: A;
}

/**
 * Dumps the database as it stands at one moment; `look` asks the same moment. Nobody waits for it.
 * @throws BackupProblem if pg_dump is missing or fails, or the dump cannot be read back
 */
export function copyPostgresql<A>(
  url: string,
  target: string,
  look: (ask: Ask) => Promise<A>,
): Promise<PostgresqlCopy<A>> {
  return withPostgresql(url, async (client) => {
    const { rows: versions } = await client.query("SELECT current_setting('server_version') AS version");
    const tool = await findTool('pg_dump', majorOf(versions[0].version));
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows } = await client.query('SELECT pg_export_snapshot() AS snapshot');
    const found = await look(openPipeline(client).run);
    const options = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0].snapshot}`];
    await runTool(tool, url, [...options, `--file=${target}`]);
    await client.query('COMMIT');
    const copy = openSync(target, 'r+');
    fsyncSync(copy);
    closeSync(copy);
    await checkDump(target, tool.version);
    return { tool: tool.version, found };
  });
}

/** Reads a dump to its end. @throws BackupProblem if it is not whole */
export async function checkDump(file: string, version: string): Promise<void> {
  await runQuietly(await findTool('pg_restore', majorOf(version)), [`--file=${devNull}`, file]);
}

/** Names of the migrations that the database of a dump went through, read without a server. */
export async function migrationsOfDump(file: string, version: string): Promise<string[]> {
  const list = `${file}.migrations`;
  const options = ['--data-only', '--table=migration', `--file=${list}`, file];
  await runQuietly(await findTool('pg_restore', majorOf(version)), options);
  const lines = readFileSync(list, 'utf8').split('\n');
  rmSync(list);
  const start = lines.findIndex((line) => line.startsWith('COPY '));
  const rows = start < 0 ? [] : lines.slice(start + 1, lines.indexOf('\\.', start));
  return rows.map((row) => row.split('\t')[0] ?? '');
}

/** @throws BackupProblem if a database holds tables already */
export async function refuseUnlessEmptyDatabase(url: string): Promise<void> {
  const sql =
    "SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')";
  const { rows } = await withPostgresql(url, (client) => client.query(sql));
  if (rows[0]?.tables === 0) return;
  throw new BackupProblem(
    'the database of DATABASE_URL is not empty. Make a new one for the restore.',
    exitCodes.usage,
  );
}

/**
 * Fills an empty database from a dump, wholly or not at all.
 * @throws BackupProblem; also where the database was filled and its logs still count as those that screens know
 */
export async function restorePostgresql(url: string, file: string, version: string): Promise<void> {
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', file];
  await runTool(await findTool('pg_restore', majorOf(version)), url, options);
  const renewed = newEpochs('md5(gen_random_uuid()::text || organisation_gid)');
  await withPostgresql(url, (client) => client.query(renewed)).catch((error: Error) => {
    throw new BackupProblem(
      `the database was filled, but not made ready (${error.message}). Make a new one for another restore.`,
    );
  });
}
