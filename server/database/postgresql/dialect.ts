/** Quoted text and names, comments, and the placeholders between them. */
const parts = /'(?:[^']|'')*'|"[^"]*"|--[^\n]*|\?/g;

/** A statement with PostgreSQL's placeholders: each `?` outside quotes becomes `$1`, `$2`, … */
export function statementForPostgresql(sql: string): string {
  let count = 0;
  return sql.replace(parts, (part) => (part === '?' ? `$${++count}` : part));
}

/**
 * A change that fails in the database itself where it meets nothing: nobody waits for its answer, and only a transaction
 * that has failed there is rolled back by its COMMIT.
 */
export function orFail(sql: string): string {
  return `WITH met AS (${sql} RETURNING 1) SELECT 1 / count(*) FROM met`;
}

/**
 * A migration that is for both engines, for PostgreSQL: integers hold milliseconds, and text is ordered and put into
 * lower case by its bytes, as SQLite does, whatever the database's own collation.
 */
export function schemaForPostgresql(sql: string): string {
  return sql
    .replace(/--[^\n]*/g, '')
    .replace(/\bINTEGER\b/g, 'BIGINT')
    .replace(/\bTEXT\b/g, 'TEXT COLLATE "C"');
}
