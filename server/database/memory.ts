import { isRead, type SingleStatement } from './command.ts';
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

/** Answers of a database that hold until it changes, so that the same question is not asked twice. */
export interface Memory {
  /** The answer to a statement: the remembered one, else what `execute` gives. */
  recall(statement: SingleStatement, execute: () => unknown): unknown;
  /** What was put together under a key: the remembered answer, else what `make` gives. */
  share(key: string, make: () => unknown): unknown;
  forget(): void;
}

/** Remembers what was read from the settled tables; whatever writes to them clears it. */
export function rememberSettled(): Memory {
  const memory = remember();
  return {
    forget: memory.forget,
    share: (_, make) => make(),
    recall: (statement, execute) => {
      const [, tables] = statement;
      if (isRead(statement)) return onlySettled(tables) ? memory.recall(statement, execute) : execute();
      if (anySettled(tables)) memory.forget();
      return execute();
    },
  };
}

/** Remembers every answer: where nothing is written. A promise is remembered as well. */
export function remember(): Memory {
  const answers = new Map<string, unknown>();
  const together = new Map<string, unknown>();
  return {
    forget: () => {
      answers.clear();
      together.clear();
    },
    share: (key, make) => {
      if (together.has(key)) return together.get(key);
      const answer = frozen(make());
      if (together.size >= entriesLimit) together.clear();
      together.set(key, answer);
      return answer;
    },
    recall: (statement, execute) => {
      const key = JSON.stringify(statement);
      if (answers.has(key)) return answers.get(key);
      const answer = frozen(execute());
      if (Array.isArray(answer) && answer.length > rowsLimit) return answer;
      if (answers.size >= entriesLimit) answers.clear();
      answers.set(key, answer);
      return answer;
    },
  };
}

function onlySettled(tables: Tables): boolean {
  if (typeof tables === 'string') return settled.has(tables);
  return tables.length > 0 && tables.every((table) => settled.has(table));
}

function anySettled(tables: Tables): boolean {
  return typeof tables === 'string' ? settled.has(tables) : tables.some((table) => settled.has(table));
}

/** One answer is given to many: whoever would change it must fail. */
function frozen<A>(answer: A): A {
  if (answer instanceof Promise) return answer.then(frozen) as A;
  if (Array.isArray(answer)) for (const row of answer) Object.freeze(row);
  return Object.freeze(answer);
}
