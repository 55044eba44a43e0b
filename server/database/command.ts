import type { Actor } from '../ground/actor.ts';
import type { Tables } from './tables.ts';
import type { Happened } from './written.ts';

/** A value that both SQLite and PostgreSQL store. Times are integer milliseconds, documents JSON text. */
export type SqlValue = string | number | null;

/** Statements that only read, by how much of the result is wanted: the first row, or all. */
type ReadKind = 'one' | 'all';

/**
 * Statements that change something, by what is wanted of it: the first row that was changed (RETURNING), how many, or
 * nothing; `sure` wants nothing but that a row was changed.
 */
type WriteKind = 'changed' | 'count' | 'run' | 'sure';

/**
 * One question or change. Caches go by what it says of itself, not by its SQL: its kind, and the tables that it reads,
 * or those that it writes. Tests compare that with what SQLite does for it (tests/running/touched-tables.ts).
 */
export type SingleStatement = readonly [
  kind: ReadKind | WriteKind,
  tables: Tables,
  sql: string,
  parameters: readonly SqlValue[],
];

/**
 * A reading whose answer is made once for everybody who requests it in the same snapshot; one of settled tables only
 * (read-cache.ts) may be kept until one of these is written.
 */
export type SharedReading = readonly [
  kind: 'shared',
  key: string,
  read: () => Generator<Statement, unknown, unknown>,
  settled: boolean,
];

export type Question = SingleStatement | SharedReading;

/** One instruction to the database; a batch holds some that do not need each other's results. */
export type Statement = Question | readonly [kind: 'batch', questions: readonly Question[]];

/** What a command knows beside its argument. */
export interface Context {
  /** Who asks for the change, for the log of changes; absent where the server acts by itself. */
  readonly by?: Actor | undefined;
  /**
   * The moment of the command, milliseconds since 1970 UTC; a command never reads the clock itself. Taking an
   * organisation's log moves it on to that organisation's time (server/event-log/take-log.ts).
   */
  now: number;
  /** Organisations whose log grew, with their new sequence number; reported to the streams after the commit. */
  readonly touched: Map<string, number>;
  /** Whether the database is in this process: a question costs no round trip, so nothing is gained by asking ahead. */
  readonly near?: boolean;
  /** What it did in queues, for the metrics; counts once it is committed. */
  readonly happened?: Happened[];
  /** Set by a command that takes a patient's last trace away: older pages must not keep it either (decision 058). */
  lastTraceGone?: boolean;
  /** Where the logs stood that this command has taken (server/event-log/take-log.ts). */
  readonly taken?: Map<string, number>;
}

/**
 * One change of the database, written once for every engine: a generator that yields statements and returns the
 * answer. It runs in one transaction; a thrown Refusal leaves nothing behind (docs/decisions, commands as generators).
 */
export type Command<Argument, Answer> = (argument: Argument, context: Context) => Generator<Statement, Answer, unknown>;

/** Whether nothing is changed by it. */
export function isRead([kind]: Question): boolean {
  return kind === 'one' || kind === 'all' || kind === 'shared';
}

/** Yields the first row of a query, or undefined, to be read only: others may have the same. Placeholders are `?`. */
export function* one<Row>(
  tables: Tables,
  sql: string,
  ...parameters: SqlValue[]
): Generator<Statement, Readonly<Row> | undefined, unknown> {
  return (yield ['one', tables, sql, parameters]) as Readonly<Row> | undefined;
}

/** Yields all rows of a query, to be read only: others may have the same. */
export function* all<Row>(
  tables: Tables,
  sql: string,
  ...parameters: SqlValue[]
): Generator<Statement, readonly Readonly<Row>[], unknown> {
  return (yield ['all', tables, sql, parameters]) as readonly Readonly<Row>[];
}

/**
 * Yields the answer of a reading generator; all who read the same snapshot and name the same key share it, and nobody may
 * change it. The key names all that the answer depends on, besides the database.
 */
export function* shared<A>(
  key: string,
  read: () => Generator<Statement, A, unknown>,
): Generator<Statement, A, unknown> {
  return (yield ['shared', key, read, false]) as A;
}

/**
 * The same of a reading that asks nothing but settled tables (read-cache.ts), what an administrator has set: on SQLite
 * the answer outlives commits that do not touch them.
 */
export function* sharedSettled<A>(
  key: string,
  read: () => Generator<Statement, A, unknown>,
): Generator<Statement, A, unknown> {
  return (yield ['shared', key, read, true]) as A;
}

/** Runs a change and yields the first row that it answers (RETURNING), or undefined. */
export function* changed<Row>(
  tables: Tables,
  sql: string,
  ...parameters: SqlValue[]
): Generator<Statement, Row | undefined, unknown> {
  return (yield ['changed', tables, sql, parameters]) as Row | undefined;
}

/** Runs a change and yields how many rows it changed. */
export function* count(tables: Tables, sql: string, ...parameters: SqlValue[]): Generator<Statement, number, unknown> {
  return (yield ['count', tables, sql, parameters]) as number;
}

/**
 * Runs a change of which nothing needs to be known but that it succeeds. An engine on the network does not wait for it:
 * if it fails, a later statement of the command throws its error, or the commit.
 */
export function* run(tables: Tables, sql: string, ...parameters: SqlValue[]): Generator<Statement, void, unknown> {
  yield ['run', tables, sql, parameters];
}

/**
 * The same for a change that was decided on what was read under the log's lock: should it meet nothing to change, the
 * whole command is refused with service_busy and leaves nothing behind.
 */
export function* sure(tables: Tables, sql: string, ...parameters: SqlValue[]): Generator<Statement, void, unknown> {
  yield ['sure', tables, sql, parameters];
}
