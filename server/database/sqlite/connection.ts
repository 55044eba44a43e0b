import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Refusal } from '../../errors/refusal.ts';
import type { SingleStatement, SqlValue, Statement } from '../command.ts';
import { driveToEnd, type Running } from '../drive.ts';
import { isSettled, type ReadCache } from '../read-cache.ts';

/** Statements kept prepared per connection; a few hundred cover every query of the product. */
const preparedLimit = 500;

/** Looks at a statement before it is executed, and may throw. */
export type Inspect = (raw: DatabaseSync, statement: SingleStatement) => void;

let inspect: Inspect | undefined;
let inspector: string | undefined;

/**
 * Has every statement of this thread looked at: tests compare what each says of itself with what SQLite does for it.
 * @param module the `import.meta.url` of the file that does so: other threads load it from there
 */
export function inspectStatements(by: Inspect, module: string): void {
  inspect = by;
  inspector = module;
}

/** The file that has statements looked at, where one does. */
export const inspectorModule = (): string | undefined => inspector;

/** How long one connection waits for another. */
export const busyMs = 5_000;

/** One connection to the SQLite file: runs statements and whole generators, keeping statements prepared. */
export interface Connection {
  readonly raw: DatabaseSync;
  execute(statement: Statement): unknown;
  /** Drives a generator; what the cache holds is not asked again. */
  run<A>(generator: Running<A>, cache?: ReadCache): A;
  /** Changes whenever another connection has written to the file; asked in a transaction, it holds for that. */
  version(): number;
  close(): void;
}

/**
 * Opens the file for the writer (durable: WAL, every commit reaches the disk) or for reading only.
 * @throws the driver's error; code ERR_SQLITE_ERROR with SQLite's number in `errcode`.
 */
export function openConnection(file: string, use: 'write' | 'read'): Connection {
  const raw = new DatabaseSync(file, { readOnly: use === 'read', timeout: busyMs });
  if (use === 'write')
    raw.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON;',
    );
  const prepared = new Map<string, StatementSync>();

  const prepare = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known) return known;
    if (prepared.size >= preparedLimit) prepared.clear();
    const statement = raw.prepare(sql);
    prepared.set(sql, statement);
    return statement;
  };
  const executeSingle = (single: SingleStatement): unknown => {
    inspect?.(raw, single);
    const [kind, , sql, parameters] = single;
    const statement = prepare(sql);
    const values = parameters as SqlValue[];
    if (kind === 'one' || kind === 'changed') return statement.get(...values);
    if (kind === 'all') return statement.all(...values);
    const { changes } = statement.run(...values);
    if (kind === 'sure' && Number(changes) === 0) throw new Refusal({ code: 'service_busy' });
    return kind === 'count' ? Number(changes) : undefined;
  };
  const execute = (statement: Statement, cache?: ReadCache): unknown => {
    if (statement[0] === 'batch') return statement[1].map((single) => execute(single, cache));
    if (statement[0] === 'shared') {
      const [, key, read, settled] = statement;
      const step = settled ? executeSettled : execute;
      const make = () => driveToEnd(read(), (asked) => step(asked, cache));
      return cache ? cache.share(key, make, settled) : make();
    }
    return cache ? cache.read(statement, () => executeSingle(statement)) : executeSingle(statement);
  };
  /** What is kept until a settled table is written must rest on nothing else. */
  const executeSettled = (statement: Statement, cache?: ReadCache): unknown => {
    if (!isSettled(statement)) throw new Error(`a settled reading asks ${JSON.stringify(statement)}`);
    return execute(statement, cache);
  };
  return {
    raw,
    execute: (statement) => execute(statement),
    run: (generator, cache) => driveToEnd(generator, (statement) => execute(statement, cache)),
    version: () => Number((prepare('PRAGMA data_version').get() as { data_version: number }).data_version),
    close: () => raw.close(),
  };
}
