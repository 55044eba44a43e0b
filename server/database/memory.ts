import type { SingleStatement } from './command.ts';

/** Tables that change seldom and are read in every command. */
const settled = new Set(['organisation', 'document', 'document_key', 'appointment', 'setting']);

type Nature = 'settled' | 'changesSettled' | 'other';

const natures = new Map<string, Nature>();
/** Lists of values make statements of many lengths: what is known of them is forgotten now and then. */
const naturesLimit = 2_000;
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
      const nature = natureOf(statement[1]);
      if (nature === 'settled') return memory.recall(statement, execute);
      if (nature === 'changesSettled') memory.forget();
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

function natureOf(sql: string): Nature {
  const known = natures.get(sql);
  if (known) return known;
  if (natures.size >= naturesLimit) natures.clear();
  const nature = find(sql);
  natures.set(sql, nature);
  return nature;
}

function find(sql: string): Nature {
  const changed = [...sql.matchAll(/\b(?:INSERT(?:\s+OR\s+\w+)?\s+INTO|UPDATE|DELETE\s+FROM)\s+(\w+)/gi)].map(
    ([, table]) => table ?? '',
  );
  if (changed.length > 0) return changed.some((table) => settled.has(table)) ? 'changesSettled' : 'other';
  // A list of tables after FROM is not understood: then the comma leaves the statement alone.
  const read = [...sql.matchAll(/\b(?:FROM|JOIN)\s+(\w+)(?:\s+(?:AS\s+)?\w+)?\s*(,?)/gi)];
  const all = read.length > 0 && read.every(([, table, comma]) => settled.has(table ?? '') && !comma);
  return all && /^\s*SELECT\b/i.test(sql) && !/FOR UPDATE|random|\(\s*VALUES/i.test(sql) ? 'settled' : 'other';
}

/** One answer is given to many: whoever would change it must fail. */
function frozen<A>(answer: A): A {
  if (answer instanceof Promise) return answer.then(frozen) as A;
  if (Array.isArray(answer)) for (const row of answer) Object.freeze(row);
  return Object.freeze(answer);
}
