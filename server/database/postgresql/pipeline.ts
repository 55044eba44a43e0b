import type { Writable } from 'node:stream';
import type pg from 'pg';
import type { Question, SingleStatement, SqlValue, Statement } from '../command.ts';
import type { ReadCache } from '../read-cache.ts';
import { orFail, statementForPostgresql } from './dialect.ts';
import { fromDriver, metNothing, NothingToChange } from './errors.ts';

/** Statements that keep a plan per connection; a few hundred cover every query of the product. */
const preparedLimit = 500;

/** Statements on one connection, in order: one is sent without waiting for those before it. */
export interface Pipeline {
  /** Sends a statement and waits for its answer. */
  ask(statement: Statement): Promise<unknown>;
  /** Sends a statement and does not wait; its error comes with the next answer, or when all is settled. */
  send(statement: SingleStatement | string): void;
  /** Waits for everything that was sent; throws its first error. */
  settle(): Promise<void>;
  /**
   * Drives a generator to its answer: the asynchronous twin of driveToEnd (drive.ts). A failing statement is thrown
   * into it.
   */
  run<A>(generator: Generator<Statement, A, unknown>): Promise<A>;
}

export function openPipeline(client: pg.ClientBase, cache?: ReadCache): Pipeline {
  const sent: Promise<void>[] = [];
  let failure: { readonly error: unknown } | undefined;

  const gather = gathering(client);
  const start = (question: Question) => {
    gather();
    if (question[0] === 'shared') {
      const make = () => pipeline.run(question[2]());
      return cache ? cache.share(question[1], make, question[3]) : make();
    }
    return cache ? cache.read(question, () => execute(client, question)) : execute(client, question);
  };
  const settle = async () => {
    await Promise.all(sent.splice(0));
    if (failure) throw failure.error;
  };
  const pipeline: Pipeline = {
    ask: async (statement) => {
      try {
        // All are sent before the first is answered.
        return await (statement[0] === 'batch' ? Promise.all(statement[1].map(start)) : start(statement));
      } catch (error) {
        // What was sent before failed first, and this only because of it.
        await settle();
        throw error;
      }
    },
    send: (statement) => {
      gather();
      const answer =
        typeof statement === 'string' ? query(client, { text: statement }) : Promise.resolve(start(statement));
      sent.push(
        answer.then(
          () => {},
          (error) => {
            failure ??= { error };
          },
        ),
      );
    },
    settle,
    run: async (generator) => {
      let step = generator.next();
      while (!step.done) {
        if (step.value[0] === 'run' || step.value[0] === 'sure') {
          pipeline.send(step.value);
          step = generator.next();
          continue;
        }
        let result: unknown;
        try {
          result = await pipeline.ask(step.value);
        } catch (error) {
          step = generator.throw(error);
          continue;
        }
        step = generator.next(result);
      }
      return step.value;
    },
  };
  return pipeline;
}

/**
 * Sends what is sent in one turn in one write: the driver writes each statement by itself, and the system calls
 * would cost more than all else.
 */
function gathering(client: pg.ClientBase): () => void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  let gathers = false;
  return () => {
    if (gathers) return;
    gathers = true;
    stream.cork();
    process.nextTick(() => {
      gathers = false;
      stream.uncork();
    });
  };
}

/** Runs one statement on a connection. */
export async function execute(client: pg.ClientBase, statement: Statement): Promise<unknown> {
  if (statement[0] === 'batch') return Promise.all(statement[1].map((single) => execute(client, single)));
  if (statement[0] === 'shared') return openPipeline(client).run(statement[2]());
  const [kind, , sql, values] = statement;
  const isSure = kind === 'sure';
  const config = { ...prepare(isSure ? orFail(sql) : sql), values: values as SqlValue[] };
  const { rows, rowCount } = await query(client, config).catch((error: unknown) => {
    throw isSure && metNothing(error) ? new NothingToChange(error) : error;
  });
  if (kind === 'count') return rowCount ?? 0;
  if (kind === 'run' || isSure) return undefined;
  return kind === 'all' ? rows : rows[0];
}

/** @throws ConnectionLost when PostgreSQL is away, else the server's own error */
export async function query(client: pg.ClientBase, config: pg.QueryConfig): Promise<pg.QueryResult> {
  try {
    return await client.query(config);
  } catch (error) {
    throw fromDriver(error);
  }
}

/** It answers the columns that there were when it was planned: a migration would break the plan. Stars inside do not. */
const allColumns = /^\s*SELECT (?:\w+\.)?\*|,\s*\w+\.\*|RETURNING \*/;

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
