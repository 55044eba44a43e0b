import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Database } from '#server/database/database.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { readEnvironment } from '#server/ground/environment.ts';
import { type RunningPostgresql, startPostgresql } from '#tests/running/postgresql.ts';
import { createDatabase } from '#tests/running/postgresql-database.ts';

export type Engine = Database['engine'];

/** A database of one engine, to be used by a server, through the port, or bare. */
export interface Store {
  readonly engine: Engine;
  /** The environment of a server that works on it. */
  readonly variables: { readonly DATA_DIR: string; readonly DATABASE_URL: string };
  /** Opens it as the server does. */
  open(): Promise<Database>;
  /** Runs SQL bare; no server has it open. */
  exec(sql: string): Promise<Record<string, unknown>[]>;
}

/** The place for stores of one engine: a folder, or a PostgreSQL of its own that writes to the disk as usual. */
export interface Stores {
  create(): Promise<Store>;
  /** The PostgreSQL behind them, for whoever wants it to fail. */
  readonly postgresql?: RunningPostgresql | undefined;
  remove(): Promise<void>;
}

export async function openStores(engine: Engine): Promise<Stores> {
  const parent = await mkdtemp(join(tmpdir(), 'callboard-bench-'));
  const server =
    engine === 'postgresql'
      ? await startPostgresql({ fsync: 'on', shared_buffers: '256MB', max_wal_size: '4GB' })
      : undefined;
  return {
    postgresql: server,
    create: async () => {
      const DATA_DIR = await mkdtemp(join(parent, 'store-'));
      const DATABASE_URL = server ? await createDatabase(server.url) : '';
      return storeAt({ DATA_DIR, DATABASE_URL });
    },
    remove: async () => {
      await server?.stop();
      await rm(parent, { recursive: true, force: true });
    },
  };
}

function storeAt(variables: Store['variables']): Store {
  const { DATA_DIR: dataFolder, DATABASE_URL: url } = variables;
  return {
    engine: url ? 'postgresql' : 'sqlite',
    variables,
    open: () =>
      openDatabase(readEnvironment(variables), {
        dataFolder,
        clock: Date.now,
        onFatal: (reason) => {
          throw new Error(reason);
        },
      }),
    exec: url ? (sql) => execPostgresql(url, sql) : async (sql) => execSqlite(join(dataFolder, 'callboard.db'), sql),
  };
}

async function execPostgresql(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results = (await client.query(sql)) as pg.QueryResult | pg.QueryResult[];
    return [results].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

function execSqlite(file: string, sql: string): Record<string, unknown>[] {
  const connection = new DatabaseSync(file);
  try {
    if (sql.trimStart().toUpperCase().startsWith('SELECT')) return connection.prepare(sql).all();
    connection.exec(`PRAGMA synchronous = OFF; BEGIN; ${sql}; COMMIT`);
    return [];
  } finally {
    connection.close();
  }
}
