import pg from 'pg';
import type { SqlValue, Statement } from '../command.ts';
import { statementForPostgresql } from './dialect.ts';
import { ConnectionLost, fromDriver, isStalePlan } from './errors.ts';

/** Connections of one process; a database of 100 then serves several processes, and their LISTEN connections. */
const connectionLimit = 10;
/** Statements that keep a plan per connection; a few hundred cover every query of the product. */
const preparedLimit = 500;

const { builtins } = pg.types;

/** Numbers as numbers (no value of ours is above 2^53), truth as 1 or 0, as SQLite answers them. */
const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [builtins.INT8]: Number,
  [builtins.NUMERIC]: Number,
  [builtins.BOOL]: (text) => (text === 't' ? 1 : 0),
};
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    parsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** How every connection is made; nothing waits for ever, whatever becomes of the other side. */
export function connectionOptions(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    types,
    application_name: 'callboard',
    // Only the transactions of commands write.
    options: '-c default_transaction_read_only=on',
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
  /** Runs what the generator yields in one transaction, begun with `begin`; answers after the commit. */
  transact<A>(begin: string, make: () => Generator<Statement, A, unknown>): Promise<A>;
  /** Lends a connection out; it is thrown away if the work fails. */
  borrow<A>(work: (client: pg.PoolClient) => Promise<A>): Promise<A>;
  close(): Promise<void>;
}

/** @throws (all methods) ConnectionLost when PostgreSQL is away, else the server's own error */
export function openConnections(url: string): Connections {
  const pool = new pg.Pool({ ...connectionOptions(url), max: connectionLimit, idleTimeoutMillis: 30_000 });
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
    transact: (begin, make) => transact(borrow, begin, make),
    borrow,
    close: () => pool.end(),
  };
}

/** Runs one statement on a connection. */
export async function execute(client: pg.ClientBase, [kind, sql, values]: Statement): Promise<unknown> {
  const { rows, rowCount } = await ask(client, { ...prepare(sql), values: values as SqlValue[] });
  if (kind === 'run') return rowCount ?? 0;
  return kind === 'one' ? rows[0] : rows;
}

async function transact<A>(
  borrow: Connections['borrow'],
  begin: string,
  make: () => Generator<Statement, A, unknown>,
): Promise<A> {
  /** What the generator threw while the connection was well: it goes back to the pool. */
  let refused: { readonly error: unknown } | undefined;
  const answer = await borrow(async (client) => {
    await ask(client, { text: begin });
    let result: A;
    try {
      result = await runGenerator(client, make());
    } catch (error) {
      if (error instanceof ConnectionLost || isStalePlan(error)) throw error;
      await ask(client, { text: 'ROLLBACK' });
      refused = { error };
      return undefined as never;
    }
    const { command } = await ask(client, { text: 'COMMIT' });
    // PostgreSQL answers the COMMIT of a transaction that has failed with ROLLBACK and without an error.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back at its end');
    return result;
  });
  if (refused) throw refused.error;
  return answer;
}

/** Drives a generator: each statement it yields is executed, and a failing one is thrown into it. */
async function runGenerator<A>(client: pg.ClientBase, generator: Generator<Statement, A, unknown>): Promise<A> {
  let step = generator.next();
  while (!step.done) {
    let result: unknown;
    try {
      result = await execute(client, step.value);
    } catch (error) {
      step = generator.throw(error);
      continue;
    }
    step = generator.next(result);
  }
  return step.value;
}

async function ask(client: pg.ClientBase, query: pg.QueryConfig): Promise<pg.QueryResult> {
  try {
    return await client.query(query);
  } catch (error) {
    throw fromDriver(error);
  }
}

/** Its columns are decided when it is planned: a migration would break the plan. */
const allColumns = /SELECT (?:\w+\.)?\*/;

const prepared = new Map<string, { readonly text: string; readonly name?: string }>();

/** The statement in PostgreSQL's form; the first ones keep a plan under a name of their own. */
function prepare(sql: string): { readonly text: string; readonly name?: string } {
  const known = prepared.get(sql);
  if (known) return known;
  const text = statementForPostgresql(sql);
  if (prepared.size >= preparedLimit || allColumns.test(sql)) return { text };
  const entry = { text, name: `c${prepared.size}` };
  prepared.set(sql, entry);
  return entry;
}
