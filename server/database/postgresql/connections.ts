import pg from 'pg';
import type { Statement } from '../command.ts';
import { fromDriver } from './errors.ts';
import { execute } from './pipeline.ts';

/** Connections of one process; a database of 100 then serves several processes, and their LISTEN connections. */
const connectionLimit = 10;

const { builtins } = pg.types;

/** Numbers as numbers (no value of ours is above 2^53), truth as 1 or 0, as SQLite answers them. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.BOOL]: (text) => (text === 't' ? 1 : 0),
};
/** How values are read from PostgreSQL. */
export const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

const settings = [
  // Only the transactions of commands write.
  'default_transaction_read_only=on',
  // Every question has its index (tests hold that) and wants few rows. A plan that was made while a table was small, or
  // for a guess of how many rows there are, must not read all of it: it did, at each press.
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  // One plan per question and connection: planning the query for who is next took longer than running it.
  'plan_cache_mode=force_generic_plan',
  // Compiling costs more than any question of ours takes.
  'jit=off',
];

/** How every connection is made; nothing waits for ever, whatever becomes of the other side. */
export function connectionOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    types,
    application_name: 'callboard',
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    // What does not need an answer before the next statement goes out at once with it.
    pipeline: true,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 25_000,
    statement_timeout: 20_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 20_000,
  };
}

/** Runs statements and generators on connections of a pool. */
export interface Connections {
  /** Runs one statement outside a transaction. */
  execute(statement: Statement): Promise<unknown>;
  /** Lends a connection out; it is thrown away if the work fails. */
  borrow<A>(work: (client: pg.PoolClient) => Promise<A>): Promise<A>;
  /** How many are lent out, rest, and are waited for. */
  load(): { busy: number; idle: number; asked: number };
  close(): Promise<void>;
}

/** @throws (all methods) ConnectionLost when PostgreSQL is away, else the server's own error */
export function openConnections(url: string): Connections {
  const pool = new pg.Pool({
    ...connectionOptions(url),
    pipeline: true,
    max: connectionLimit,
    idleTimeoutMillis: 30_000,
  });
  // Who uses a connection hears of its end from the query; idle ones are replaced. Unheard, either would end us.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));

  const borrow = async <A>(work: (client: pg.PoolClient) => Promise<A>): Promise<A> => {
    const client = await pool.connect().catch((error) => {
      throw fromDriver(error);
    });
    try {
      const answer = await work(client);
      client.release();
      return answer;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  return {
    execute: (statement) => borrow((client) => execute(client, statement)),
    borrow,
    load: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, asked: pool.waitingCount }),
    close: () => pool.end(),
  };
}
