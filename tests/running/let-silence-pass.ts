import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Makes the devices of these names have been silent for so long already, in the database of a running server: nobody has to
 * wait for a minute to pass.
 */
export function letSilencePass(dataDir: string, names: readonly string[], seconds: number): void {
  const database = new DatabaseSync(join(dataDir, 'callboard.db'), { timeout: 5_000 });
  try {
    database
      .prepare(
        `UPDATE screen SET heard_at = ? WHERE device_gid IN
           (SELECT gid FROM device WHERE name IN (${names.map(() => '?').join(', ')}))`,
      )
      .run(Date.now() - seconds * 1000, ...names);
  } finally {
    database.close();
  }
}
