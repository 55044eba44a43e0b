/** What the engine under test means to do for a statement: which tables it scans, what it must sort. */
import type { SingleStatement, Statement } from '#server/database/command.ts';
import { driveToEnd } from '#server/database/drive.ts';
import { engine } from './engine.ts';
import type { StoreConnection } from './store-connection.ts';

/** Runs a reading generator and answers each statement that it asked on the way. */
export function statementsOf<A>(
  connection: StoreConnection,
  generator: Generator<Statement, A, unknown>,
): SingleStatement[] {
  const asked: SingleStatement[] = [];
  const answer = (statement: Statement): unknown => {
    if (statement[0] === 'batch') return statement[1].map(answer);
    if (statement[0] === 'shared') return driveToEnd(statement[2](), answer);
    asked.push(statement);
    return connection.execute(statement);
  };
  driveToEnd(generator, answer);
  return asked;
}

/**
 * The steps that a statement cannot take by an index: scans of whole tables, and sorts of what is found. PostgreSQL is
 * told to avoid both, which it does wherever an index allows it: a small table would be scanned in any case.
 */
export function withoutIndex(connection: StoreConnection, [, , sql, values]: SingleStatement): string[] {
  if (engine === 'sqlite') {
    const steps = connection.rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values);
    return steps.map(({ detail }) => detail).filter((detail) => /^SCAN (?!CONSTANT)|TEMP B-TREE/.test(detail));
  }
  connection.exec('SET enable_seqscan = off; SET enable_sort = off; SET enable_incremental_sort = off');
  const steps = connection.rows<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, ...values);
  return steps.map((step) => step['QUERY PLAN']).filter((detail) => /Seq Scan|Sort\b/.test(detail));
}

/** On SQLite: the steps in which it goes through a whole table, or through all that an organisation has in it. */
export function throughAll(connection: StoreConnection, [, , sql, values]: SingleStatement): string[] {
  if (engine !== 'sqlite') return [];
  const steps = connection.rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values);
  return steps
    .map(({ detail }) => detail)
    .filter((detail) => /^SCAN (?!CONSTANT|\(subquery)|\(organisation_gid=\?\)$/.test(detail));
}
