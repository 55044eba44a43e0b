import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { limits } from '#generated/limits.ts';

/** Makes the pairing codes that wait have expired a moment ago, in the database of a running server. */
export function letCodesExpire(dataDir: string): void {
  change(dataDir, 'UPDATE pairing SET expires_at = ?', Date.now() - 1000);
}

/** Makes the devices that wait, and keep nothing, have been switched off a while ago. */
export function letDevicesFallSilent(dataDir: string): void {
  const silentMs = limits.pairingSilenceSeconds * 1000;
  change(dataDir, 'UPDATE pairing SET asked_at = ? WHERE asked_at IS NOT NULL', Date.now() - silentMs);
}

function change(dataDir: string, sql: string, at: number): void {
  const database = new DatabaseSync(join(dataDir, 'callboard.db'), { timeout: 5_000 });
  try {
    database.prepare(sql).run(at);
  } finally {
    database.close();
  }
}
