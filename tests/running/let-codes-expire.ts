import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Makes the pairing codes that wait have expired a moment ago, in the database of a running server. */
export function letCodesExpire(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'callboard.db'), { timeout: 5_000 });
  try {
    database.prepare('UPDATE pairing SET expires_at = ?').run(Date.now() - 1000);
  } finally {
    database.close();
  }
}
