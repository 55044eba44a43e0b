import type { Statement } from '#server/database/command.ts';

/** One connection that answers at once, whatever the engine. */
export interface StoreConnection {
  exec(sql: string): void;
  execute(statement: Statement): unknown;
  run<A>(generator: Generator<Statement, A, unknown>): A;
  close(): void;
}
