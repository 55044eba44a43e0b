import pg from 'pg';
import { exitCodes, StartProblem } from '../../ground/start-problem.ts';
import { keepListIndexes } from '../lists/list-indexes.ts';
import { type Migration, migrationsDue } from '../migration-files.ts';
import { connectionOptions } from './connections.ts';
import { schemaForPostgresql } from './dialect.ts';
import { aloneInDatabase } from './locks.ts';
import { openPipeline } from './pipeline.ts';

const oldestVersion = 15;

/**
 * Checks that this PostgreSQL will do and brings the database to the newest shape: the migrations that it has not
 * seen, in order, each in one transaction. Several processes that start together take turns.
 * @throws StartProblem if it cannot be; the driver's error if PostgreSQL is away
 */
export async function migrate(url: string, now: number): Promise<void> {
  // A migration may take long, and so may waiting for another process to finish one.
  const { query_timeout, statement_timeout, lock_timeout, ...options } = connectionOptions(url);
  const client = new pg.Client({ ...options, options: '' });
  client.on('error', () => {});
  await client.connect();
  try {
    await check(client);
    await aloneInDatabase(client, () => runDue(client, now));
  } finally {
    await client.end();
  }
}

async function runDue(client: pg.Client, now: number): Promise<void> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migration (name TEXT PRIMARY KEY, checksum TEXT NOT NULL, at BIGINT NOT NULL)',
  );
  const { rows } = await client.query<Migration>('SELECT name, checksum FROM migration');
  for (const { name, sql, checksum } of migrationsDue('postgresql', rows)) {
    await inTransaction(client, async () => {
      await client.query(name.endsWith('.postgresql.sql') ? sql : schemaForPostgresql(sql));
      await client.query('INSERT INTO migration (name, checksum, at) VALUES ($1, $2, $3)', [name, checksum, now]);
    });
  }
  await inTransaction(client, async () => {
    const pipeline = openPipeline(client);
    await pipeline.run(keepListIndexes(indexNames));
    await pipeline.settle();
  });
}

const indexNames = 'SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema()';

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  try {
    await client.query('BEGIN');
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function check(client: pg.Client): Promise<void> {
  const { rows } = await client.query<Record<'version' | 'encoding' | 'commit', string>>(
    `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding,
       current_setting('synchronous_commit') AS commit`,
  );
  const { version = '0', encoding, commit } = rows[0] ?? {};
  const major = Math.floor(Number(version) / 10_000);
  if (major < oldestVersion) refuse(`this PostgreSQL is version ${major}; ${oldestVersion} or newer is needed.`);
  if (encoding !== 'UTF8') refuse(`the database is encoded in ${encoding}; make one with ENCODING 'UTF8'.`);
  if (commit === 'off') {
    refuse('PostgreSQL has synchronous_commit = off, which loses acknowledged calls in a power cut. Set it to on.');
  }
}

function refuse(reason: string): never {
  throw new StartProblem(exitCodes.usage, reason);
}
