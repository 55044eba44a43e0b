import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { SqlValue, Statement } from '../command.ts';

/** Statements kept prepared per connection; a few hundred cover every query of the product. */
const preparedLimit = 500;

/** One connection to the SQLite file: runs statements and whole generators, keeping statements prepared. */
export interface Connection {
  readonly raw: DatabaseSync;
  execute(statement: Statement): unknown;
  run<A>(generator: Generator<Statement, A, unknown>): A;
  close(): void;
}

/**
 * Opens the file for the writer (durable: WAL, every commit reaches the disk) or for reading only.
 * @throws the driver's error; code ERR_SQLITE_ERROR with SQLite's number in `errcode`.
 */
export function openConnection(file: string, use: 'write' | 'read'): Connection {
  const raw = new DatabaseSync(file, { readOnly: use === 'read', timeout: 5000 });
  if (use === 'write') raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  const prepared = new Map<string, StatementSync>();

  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= preparedLimit) prepared.clear();
    const statement = raw.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const execute = ([kind, sql, parameters]: Statement): unknown => {
    const statement = prepare(sql);
    const values = parameters as SqlValue[];
    if (kind === 'one') return statement.get(...values);
    if (kind === 'all') return statement.all(...values);
    return Number(statement.run(...values).changes);
  };
  return {
    raw,
    execute,
    run: (generator) => runGenerator(generator, execute),
    close: () => raw.close(),
  };
}

/** Drives a generator: each statement it yields is executed, and a failing one is thrown into it. */
function runGenerator<A>(generator: Generator<Statement, A, unknown>, execute: (statement: Statement) => unknown): A {
  let step = generator.next();
  while (!step.done) {
    let result: unknown;
    try {
      result = execute(step.value);
    } catch (error) {
      step = generator.throw(error);
      continue;
    }
    step = generator.next(result);
  }
  return step.value;
}
