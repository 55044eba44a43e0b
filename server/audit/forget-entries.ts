import { all, type Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import type { AuditKey } from './audit-key.ts';
import { type ChainName, chainOf } from './chain.ts';
import { forgetEntries } from './commands.ts';
import { startOf } from './link.ts';

/** Entries removed in one transaction. */
const bite = 60;

type Pace = <A>(take: () => Promise<A>) => Promise<A>;

interface Old {
  readonly seq: number;
  readonly hash: string;
  readonly createdAt: number;
}

/**
 * Removes the entries of one log that are older than `before`, a bite at a time, from the start of its chain; what the
 * chain goes on from stays, sealed, so that it is still found whole. Entries that are not linked yet wait for that.
 * @param pace lets calls have the writer between two bites
 * @returns how many were removed
 */
export async function forgetEntriesBefore(
  database: Database,
  key: AuditKey,
  name: ChainName,
  before: number,
  pace: Pace = (take) => take(),
): Promise<number> {
  const { organisationGid, log } = name;
  for (let removed = 0; ; ) {
    const { startSeq, oldest } = await database.query(oldestOf(name));
    const young = oldest.findIndex(({ createdAt }) => createdAt >= before);
    const old = young < 0 ? oldest : oldest.slice(0, young);
    const end = old.at(-1);
    if (!end) return removed;
    const last = { seq: end.seq, hash: end.hash, seal: key.seal(startOf(organisationGid, log, end.seq, end.hash)) };
    const argument = { organisationGid, log, after: startSeq, last };
    if (await pace(() => database.write(forgetEntries, argument))) removed += old.length;
    if (old.length < bite) return removed;
  }
}

function* oldestOf(name: ChainName): Generator<Statement, { startSeq: number; oldest: readonly Old[] }, unknown> {
  const chain = yield* chainOf(name);
  const startSeq = chain?.startSeq ?? 0;
  const oldest = yield* all<Old>(
    'log_entry',
    `SELECT seq, hash, created_at AS "createdAt" FROM log_entry
     WHERE organisation_gid = ? AND log = ? AND seq > ? ORDER BY seq LIMIT ${bite}`,
    name.organisationGid,
    name.log,
    startSeq,
  );
  return { startSeq, oldest };
}
