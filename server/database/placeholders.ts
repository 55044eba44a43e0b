/**
 * The places of values in a statement, in brackets: `(?, ?)`. Of no value it is a list in which nothing is found, for
 * PostgreSQL reads no empty one.
 */
export function placeholders(values: Iterable<unknown>): string {
  return `(${Array.from(values, () => '?').join(', ') || 'NULL'})`;
}
