import { changesAccess } from './access.ts';
import { isRead, type SingleStatement, type Statement } from './command.ts';
import type { Table, Tables } from './tables.ts';

/** Tables that change seldom and are read in every command. */
const settled: ReadonlySet<Table> = new Set<Table>([
  'organisation',
  'document',
  'document_key',
  'appointment',
  'setting',
]);

const entriesLimit = 2_000;
const rowsLimit = 200;

/** A read cache: answers of a database, kept until it changes. */
export interface ReadCache {
  /** The answer to a statement: the cached one, else what `execute` gives. */
  read(statement: SingleStatement, execute: () => unknown): unknown;
  /** What was made under a key: the cached answer, else what `make` gives. @param settled made of settled tables only */
  share(key: string, make: () => unknown, settled: boolean): unknown;
  clear(): void;
}

/** A read cache of snapshots that follow one another. */
export interface SnapshotCache extends ReadCache {
  /** Forgets what the last commits may have changed; the settled tables are as they were. */
  clearUnsettled(): void;
}

/** Whoever must know before a statement writes. */
export interface BeforeWrite {
  /** To a settled table. */
  unsettles(): void;
  /** To what somebody's access depends on (access.ts). */
  changesAccess(): void;
}

/**
 * Caches what is read from the settled tables only; a statement that writes to one of them clears the cache.
 * @param before told before such a statement
 */
export function cacheSettledReads(before?: BeforeWrite): ReadCache {
  const cache = cacheReads();
  return {
    clear: cache.clear,
    share: (key, make, settled) => (settled ? cache.share(key, make, settled) : make()),
    read: (statement, execute) => {
      const [, tables] = statement;
      if (isRead(statement)) return onlySettled(tables) ? cache.read(statement, execute) : execute();
      if (before && changesAccess(statement)) before.changesAccess();
      if (anySettled(tables)) {
        cache.clear();
        before?.unsettles();
      }
      return execute();
    },
  };
}

/** Caches every answer, promises too: for a snapshot, in which nothing is written. */
export function cacheReads(): SnapshotCache {
  const ofSettled = keptAnswers();
  const answers = keptAnswers();
  const sharedSettled = new Map<string, unknown>();
  const sharedOnce = new Map<string, unknown>();
  const clearUnsettled = () => {
    answers.clear();
    sharedOnce.clear();
  };
  return {
    clearUnsettled,
    clear: () => {
      ofSettled.clear();
      sharedSettled.clear();
      clearUnsettled();
    },
    share: (key, make, settled) => {
      const shared = settled ? sharedSettled : sharedOnce;
      if (shared.has(key)) return shared.get(key);
      const answer = frozen(make());
      if (shared.size >= entriesLimit) shared.clear();
      shared.set(key, answer);
      return answer;
    },
    read: (statement, execute) => {
      const [kind, tables, sql, parameters] = statement;
      const known = onlySettled(tables) ? ofSettled : answers;
      const key = `${kind} ${JSON.stringify(parameters)}`;
      const asked = known.bySql.get(sql);
      if (asked?.has(key)) return asked.get(key);
      const answer = frozen(execute());
      if (!Array.isArray(answer) || answer.length <= rowsLimit) known.keep(sql, key, answer);
      return answer;
    },
  };
}

/**
 * Answers by statement, then by its values: a press asks some fifty times, and to find a statement as it is takes a
 * fraction of what it takes to make a key of its text.
 */
function keptAnswers() {
  const bySql = new Map<string, Map<string, unknown>>();
  let size = 0;
  const clear = () => {
    bySql.clear();
    size = 0;
  };
  const keep = (sql: string, key: string, answer: unknown) => {
    if (size >= entriesLimit) clear();
    size += 1;
    const asked = bySql.get(sql);
    if (asked) asked.set(key, answer);
    else bySql.set(sql, new Map([[key, answer]]));
  };
  return { bySql, keep, clear };
}

/** Whether a statement asks nothing but settled tables. */
export function isSettled(statement: Statement): boolean {
  if (statement[0] === 'batch') return statement[1].every(isSettled);
  if (statement[0] === 'shared') return statement[3];
  return isRead(statement) && onlySettled(statement[1]);
}

function onlySettled(tables: Tables): boolean {
  if (typeof tables === 'string') return settled.has(tables);
  return tables.length > 0 && tables.every((table) => settled.has(table));
}

function anySettled(tables: Tables): boolean {
  return typeof tables === 'string' ? settled.has(tables) : tables.some((table) => settled.has(table));
}

/** One answer is given to many: changing it must fail. */
export function frozen<A>(answer: A): A {
  if (answer instanceof Promise) return answer.then(frozen) as A;
  if (Array.isArray(answer)) for (const row of answer) Object.freeze(row);
  return Object.freeze(answer);
}
