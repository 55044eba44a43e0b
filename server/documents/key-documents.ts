import { families } from '#generated/families.ts';
import { all, run, type SqlValue, type Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { defineCommand } from '../database/define-command.ts';
import { orderKeysOf } from '../database/lists/order-keys.ts';
import type { DocumentFamily } from './document.ts';

/** Records in one commit: so few that nobody else waits for long. */
const bite = 200;

interface UnkeyedRow {
  readonly gid: string;
  readonly family: DocumentFamily;
  readonly body: string;
}

/** Command: makes the keys of some records that have none of their version; answers of how many. */
export const keyDocuments = defineCommand(
  import.meta.url,
  'keyDocuments',
  function* (_argument: Record<string, never>): Generator<Statement, number, unknown> {
    const rows = yield* all<UnkeyedRow>(
      'document',
      'SELECT gid, family, body FROM document WHERE keyed_version IS DISTINCT FROM version ORDER BY gid LIMIT ?',
      bite,
    );
    const keys = rows.flatMap(({ gid, family, body }): SqlValue[] => {
      const { nameKey, orderKeys } = orderKeysOf(families[family], JSON.parse(body));
      return [gid, nameKey, orderKeys];
    });
    if (rows.length > 0) {
      yield* run(
        'document',
        `WITH made (gid, name_key, order_keys) AS (VALUES ${rows.map(() => '(?, ?, ?)').join(', ')})
         UPDATE document SET name_key = made.name_key, order_keys = made.order_keys, keyed_version = version
         FROM made WHERE document.gid = made.gid`,
        ...keys,
      );
    }
    return rows.length;
  },
);

/**
 * Makes the keys of all records that were written before there were such keys, by a server that knew none, or into the
 * database by hand; answers how many.
 */
export async function keyAllDocuments(database: Pick<Database, 'write'>): Promise<number> {
  let keyed = 0;
  let count: number;
  do {
    count = await database.write(keyDocuments, {});
    keyed += count;
  } while (count === bite);
  return keyed;
}
