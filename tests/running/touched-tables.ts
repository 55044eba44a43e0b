/**
 * Holds that every statement says what it is: whether it reads or writes, and which tables. The caches go by that, and
 * SQLite knows what is true: its authorizer is asked for every table when a statement is compiled. Loaded before the
 * tests of the server on SQLite, and by its threads.
 */
import { constants, type DatabaseSync } from 'node:sqlite';
import { isRead, type SingleStatement } from '#server/database/command.ts';
import { loadInWriter } from '#server/database/define-command.ts';
import { inspectStatements } from '#server/database/sqlite/connection.ts';
import { type Table, tables } from '#server/database/tables.ts';

const known: ReadonlySet<string> = new Set(tables);
const { SQLITE_READ, SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE, SQLITE_OK } = constants;
const writing = [SQLITE_INSERT, SQLITE_UPDATE, SQLITE_DELETE];

interface Touched {
  readonly read: ReadonlySet<string>;
  readonly written: ReadonlySet<string>;
}

const touchedBy = new Map<string, Touched>();

/** @throws Error if SQLite reads or writes other tables for it than it says */
export function checkTouched(raw: DatabaseSync, statement: SingleStatement): void {
  const [kind, declared, sql] = statement;
  const { read, written } = touchedBy.get(sql) ?? lookInto(raw, sql);
  const reads = isRead(statement);
  const names = new Set<string>(typeof declared === 'string' ? [declared] : declared);
  const found = reads ? read : written;
  const asSaid = found.size === names.size && [...found].every((name) => names.has(name));
  if (asSaid && !(reads && written.size > 0)) return;
  throw new Error(
    `A statement says that it is '${kind}' of ${listed(names)}; it reads ${listed(read)} and writes ${listed(written)}: ${sql}`,
  );
}

function lookInto(raw: DatabaseSync, sql: string): Touched {
  const touched = { read: new Set<Table>(), written: new Set<Table>() };
  raw.setAuthorizer((action, table) => {
    if (!known.has(table ?? '')) return SQLITE_OK;
    if (action === SQLITE_READ) touched.read.add(table as Table);
    if (writing.includes(action)) touched.written.add(table as Table);
    return SQLITE_OK;
  });
  try {
    raw.prepare(sql);
  } finally {
    raw.setAuthorizer(null);
  }
  touchedBy.set(sql, touched);
  return touched;
}

function listed(names: ReadonlySet<string>): string {
  return names.size === 0 ? 'no table' : [...names].sort().join(', ');
}

inspectStatements(checkTouched, import.meta.url);
loadInWriter(import.meta.url);
