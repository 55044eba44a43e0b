import type { Database } from '../database/database.ts';

const chunk = 500;

/** Which of some tokens, by their hashes, have neither expired nor been revoked. */
export async function liveTokens(
  database: Database,
  hashes: ReadonlySet<string>,
  now: number,
): Promise<ReadonlySet<string>> {
  const asked = [...hashes];
  const live = new Set<string>();
  for (let start = 0; start < asked.length; start += chunk) {
    const part = asked.slice(start, start + chunk);
    const rows = await database.read<{ hash: string }>(
      'token',
      `SELECT hash FROM token WHERE expires_at > ? AND hash IN (${part.map(() => '?').join(', ')})`,
      now,
      ...part,
    );
    for (const { hash } of rows) live.add(hash);
  }
  return live;
}
