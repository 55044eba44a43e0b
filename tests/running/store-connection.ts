import type { SqlValue, Statement } from '#server/database/command.ts';

/** One connection that answers at once, whatever the engine. */
export interface StoreConnection {
  exec(sql: string): void;
  execute(statement: Statement): unknown;
  /** Rows of what a test itself asks; placeholders are `?`. */
  rows<Row>(sql: string, ...values: SqlValue[]): Row[];
  run<A>(generator: Generator<Statement, A, unknown>): A;
  close(): void;
}
