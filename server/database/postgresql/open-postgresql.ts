import { Refusal } from '../../errors/refusal.ts';
import { beat } from '../beat.ts';
import type { SqlValue } from '../command.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import type { Written } from '../written.ts';
import { createAccessMark } from './access-mark.ts';
import { type Connections, openConnections } from './connections.ts';
import { refusalFor } from './errors.ts';
import { aloneInDatabase } from './locks.ts';
import { followLogHeads } from './log-heads.ts';
import { migrate } from './migrate.ts';
import { whenReachable } from './reach.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { openSharedQueries } from './shared-queries.ts';
import { inOneCommit, inSnapshot } from './transact.ts';
import { openWriter } from './writer.ts';

export interface PostgresqlOptions {
  readonly url: string;
  readonly clock: () => number;
  /** Called after each commit. */
  readonly onWritten?: ((written: Written) => void) | undefined;
}

/**
 * Opens the database behind an address, migrated to the newest shape. Any number of processes may have it open: each
 * command runs in a transaction of its own, in line with the others of its organisation, and every process hears of
 * every commit.
 * @throws StartProblem if PostgreSQL cannot be reached or used
 */
export async function openPostgresql({ url, clock, onWritten }: PostgresqlOptions): Promise<Database> {
  await whenReachable(url, () => migrate(url, clock()));
  const connections = openConnections(url);
  const access = createAccessMark();
  const heads = await followLogHeads(url, connections, access);
  const writer = openWriter(connections, { heads, access }, clock, onWritten);
  const shared = openSharedQueries(connections);
  let ended = false;
  const query: Database['query'] = (generator) => asRefusal(() => inSnapshot(connections, () => generator));

  return {
    engine: 'postgresql',
    write: (command, argument, idempotency, by) =>
      ended
        ? Promise.reject(new Refusal({ code: 'service_stopping' }))
        : writer.write({ command, argument, idempotency, by }),
    read: <Row>(tables: Tables, sql: string, ...parameters: SqlValue[]) =>
      asRefusal(() => retryOnConflict(() => connections.execute(['all', tables, sql, parameters]))) as Promise<Row[]>,
    query,
    queryLong: query,
    queryShared: shared.queryShared,
    access: access.now,
    load: () => ({ waiting: writer.waiting(), connections: connections.load() }),
    prove: () => asRefusal(() => proveWriting(connections, clock())),
    alone: (work) => connections.borrow((client) => aloneInDatabase(client, work)),
    onCommit: heads.onChange,
    close: async () => {
      ended = true;
      await writer.idle();
      await shared.idle();
      await heads.close();
      await connections.close();
    },
  };
}

/** In a transaction of its own and in nobody's line: a long command of the installation does not look like a fault. */
async function proveWriting(connections: Connections, now: number): Promise<void> {
  const work = () => beat({}, { now, touched: new Map() });
  const [outcome] = await inOneCommit(connections, 'BEGIN READ WRITE', [work]);
  if (outcome && 'refused' in outcome) throw outcome.refused;
}

async function asRefusal<A>(work: () => Promise<A>): Promise<A> {
  try {
    return await work();
  } catch (error) {
    throw refusalFor(error);
  }
}
