import { isRead, type SingleStatement } from './command.ts';
import { type Table, tablesOf } from './tables.ts';

/** What it depends on whom a token speaks for. */
const tables: readonly Table[] = ['organisation', 'token'];

/** Whether a statement may take access from somebody who has it, or change it. A new token gives only more. */
export function changesAccess(statement: SingleStatement): boolean {
  const [, written, sql] = statement;
  if (isRead(statement) || /^\s*INSERT INTO token\b/.test(sql)) return false;
  return tablesOf(written).some((table) => tables.includes(table));
}
