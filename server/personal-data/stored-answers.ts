import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '../database/database.ts';

/** An answer that is kept for a request that may be sent again. */
export interface StoredAnswer {
  readonly key: string;
  readonly answer: string;
}

/** Read at once: between two lots everybody else has their turn. */
const atOnce = 50;

/** Yields an organisation's stored answers, some at a time. */
export async function* storedAnswers(
  database: Database,
  organisationGid: string,
): AsyncGenerator<readonly StoredAnswer[]> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: StoredAnswer[] = await database.read(
      'idempotency',
      'SELECT key, answer FROM idempotency WHERE organisation_gid = ? AND key > ? ORDER BY key LIMIT ?',
      organisationGid,
      after,
      atOnce,
    );
    yield rows;
    await nextTurn();
    after = rows.length === atOnce ? rows.at(-1)?.key : undefined;
  }
}
