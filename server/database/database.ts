import type { Actor } from '../ground/actor.ts';
import type { SqlValue, Statement } from './command.ts';
import type { AnswerOf, AnyCommand, ArgumentOf } from './define-command.ts';
import type { Tables } from './tables.ts';
import type { Load } from './written.ts';

/** Makes a command act once: the same key gives the same answer, another request under it is refused (409). */
export interface Idempotency {
  readonly organisationGid: string;
  readonly key: string;
  /** SHA-256 of who asks for what: caller, operation, parameters and body. */
  readonly fingerprint: string;
}

/** The database as the server sees it, whatever engine is behind it. */
export interface Database {
  readonly engine: 'sqlite' | 'postgresql';
  /** Runs one command durably: the answer comes after the commit. Throws the command's Refusal. */
  write<C extends AnyCommand>(
    command: C,
    argument: ArgumentOf<C>,
    idempotency?: Idempotency,
    by?: Actor,
  ): Promise<AnswerOf<C>>;
  /** Rows of one reading statement of these tables; placeholders are `?`. */
  read<Row>(tables: Tables, sql: string, ...parameters: SqlValue[]): Promise<Row[]>;
  /** Runs a reading generator on one snapshot of the database. */
  query<A>(generator: Generator<Statement, A, unknown>): Promise<A>;
  /**
   * The same for readings that take the longer the more there is: nobody else waits for them. What is remembered between
   * readings is not used; a short one takes longer.
   */
  queryLong<A>(generator: Generator<Statement, A, unknown>): Promise<A>;
  /** The same for short readings that many request at once: they share a snapshot, and what they have in common. */
  queryShared<A>(generator: Generator<Statement, A, unknown>): Promise<A>;
  /**
   * A number that stays the same while nobody loses or changes access: whom a token spoke for, it speaks for still.
   * Undefined while that is being changed, or where other processes that may change it are not heard.
   */
  access(): number | undefined;
  /** Writes and reads, as a call does; rejects when either cannot be done. The caller limits the time it may take. */
  prove(): Promise<void>;
  /** How much it has to do at the moment. */
  load(): Load;
  /** Does some work while no other process on this database does work alone: what is done once, at the start. */
  alone<A>(work: () => Promise<A>): Promise<A>;
  /** Called after each commit for every organisation whose log grew, with its new sequence number. */
  onCommit(listener: (organisationGid: string, seq: number) => void): () => void;
  /** Waits for commands under way, then closes. */
  close(): Promise<void>;
}
