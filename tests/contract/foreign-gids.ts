import type { Database } from '#server/database/database.ts';
import type { Table } from '#server/database/tables.ts';

/** The tables whose rows have a gid and belong to an organisation, as the database itself names them. */
const named = {
  sqlite: `SELECT m.name FROM sqlite_schema m JOIN pragma_table_info(m.name) o ON o.name = 'organisation_gid'
    JOIN pragma_table_info(m.name) g ON g.name = 'gid' WHERE m.type = 'table'`,
  postgresql: `SELECT o.table_name AS name FROM information_schema.columns o
    JOIN information_schema.columns g ON g.table_schema = o.table_schema AND g.table_name = o.table_name
    WHERE o.table_schema = current_schema() AND o.column_name = 'organisation_gid' AND g.column_name = 'gid'`,
} as const;

/** The gids of everything that organisations other than this one have, and of the organisations themselves. */
export async function foreignGids(database: Database, organisationGid: string): Promise<Set<string>> {
  const tables = await database.read<{ name: Table }>([], named[database.engine]);
  const foreign = new Set<string>();
  for (const { name } of tables) {
    const rows = await database.read<{ gid: string; organisation: string }>(
      name,
      `SELECT gid, organisation_gid AS organisation FROM ${name} WHERE organisation_gid <> ?`,
      organisationGid,
    );
    for (const { gid, organisation } of rows) foreign.add(gid).add(organisation);
  }
  foreign.delete('');
  return foreign;
}

/** Every text in an answer, those of its lists and records included. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
