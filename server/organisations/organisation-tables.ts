import type { Database } from '../database/database.ts';
import type { Table } from '../database/tables.ts';

const names = {
  sqlite: `SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) c ON c.name = 'organisation_gid'
    WHERE m.type = 'table' ORDER BY m.name`,
  postgresql: `SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND column_name = 'organisation_gid' ORDER BY table_name`,
} as const;

/** A queue goes with its tickets, a file with what lies on the disk. */
const apart: readonly Table[] = ['ticket', 'queue', 'file'];
/** What others refer to goes after them. */
const last: Table = 'document';

/**
 * The tables that hold something of an organisation, as the database itself names them, so that none is forgotten: in the
 * order in which their rows can go, without those that go in a way of their own.
 */
export async function organisationTables(database: Database): Promise<Table[]> {
  const found = (await database.read<{ name: Table }>([], names[database.engine])).map(({ name }) => name);
  return [...found.filter((name) => name !== last && !apart.includes(name)), last];
}
