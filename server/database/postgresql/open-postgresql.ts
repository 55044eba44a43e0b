import { setTimeout as sleep } from 'node:timers/promises';
import { commands } from '../../commands.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Actor } from '../../journal/actor.ts';
import type { Command, Context, SqlValue, Statement } from '../command.ts';
import type { Database, Idempotency } from '../database.ts';
import { withIdempotency } from '../idempotency.ts';
import { type Connections, openConnections } from './connections.ts';
import { isConflict, refusalFor } from './errors.ts';
import { aloneInDatabase, beginCommand } from './locks.ts';
import { followLogHeads } from './log-heads.ts';
import { migrate } from './migrate.ts';
import { whenReachable } from './reach.ts';
import { createTurns } from './turns.ts';

export interface PostgresqlOptions {
  readonly url: string;
  readonly clock: () => number;
}

/** How often a command or read is begun anew when another is in its way. */
const attempts = 5;
/** A command that stood in line longer than this has lost its caller's patience. */
const lineLimitMs = 10_000;
const readBegin = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/**
 * Opens the database behind an address, migrated to the newest shape. Any number of processes may have it open: each
 * command runs in a transaction of its own, in line with the others of its organisation, and every process hears of
 * every commit.
 * @throws StartProblem if PostgreSQL cannot be reached or used
 */
export async function openPostgresql({ url, clock }: PostgresqlOptions): Promise<Database> {
  await whenReachable(url, () => migrate(url, clock()));
  const connections = openConnections(url);
  const heads = followLogHeads(url, connections);
  const turns = createTurns();
  let ended = false;

  const write = async (name: keyof typeof commands, argument: unknown, idempotency?: Idempotency, by?: Actor) => {
    const command = commands[name] as unknown as Command<unknown, unknown>;
    const { answer, touched } = await asRefusal(() =>
      untilUndisturbed(async () => {
        const context: Context = { now: clock(), touched: new Map(), by };
        const answer = await connections.transact(beginCommand(organisationOf(argument)), () =>
          withIdempotency(() => command(argument, context), idempotency, context),
        );
        return { answer, touched: context.touched };
      }),
    );
    heads.committed(touched);
    return answer;
  };

  return {
    engine: 'postgresql',
    write: (name, argument, idempotency, by) => {
      if (ended) return Promise.reject(new Refusal({ code: 'service_stopping' }));
      const inLineSince = performance.now();
      return turns.take(organisationOf(argument) ?? '', () => {
        if (performance.now() - inLineSince > lineLimitMs) throw new Refusal({ code: 'service_busy' });
        return write(name, argument, idempotency, by) as never;
      });
    },
    read: <Row>(sql: string, ...parameters: SqlValue[]) =>
      asRefusal(() => untilUndisturbed(() => connections.execute(['all', sql, parameters]))) as Promise<Row[]>,
    query: (generator) => asRefusal(() => inOnePicture(connections, generator)),
    alone: (work) => connections.borrow((client) => aloneInDatabase(client, work)),
    onCommit: heads.onChange,
    close: async () => {
      ended = true;
      await turns.idle();
      await heads.close();
      await connections.close();
    },
  };
}

/** The organisation that a command changes; undefined where it is for the whole installation. */
function organisationOf(argument: unknown): string | undefined {
  const { organisationGid } = argument as { organisationGid?: string | null };
  return organisationGid ?? undefined;
}

/** All statements of the generator see the same moment. */
function inOnePicture<A>(connections: Connections, generator: Generator<Statement, A, unknown>): Promise<A> {
  return connections.transact(readBegin, () => generator);
}

async function untilUndisturbed<A>(work: () => Promise<A>): Promise<A> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
    }
    await sleep(Math.random() * 20 * attempt);
  }
}

async function asRefusal<A>(work: () => Promise<A>): Promise<A> {
  try {
    return await work();
  } catch (error) {
    throw refusalFor(error);
  }
}
