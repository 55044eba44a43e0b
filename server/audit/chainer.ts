import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { all, one, type Statement } from '../database/command.ts';
import type { Database } from '../database/database.ts';
import { Refusal } from '../errors/refusal.ts';
import { hourMs } from '../ground/durations.ts';
import type { AuditKey } from './audit-key.ts';
import { auditHeads, type ChainName, chainOf } from './chain.ts';
import { linkEntries } from './commands.ts';
import { entryColumns, hashOfEntry, type StoredEntry } from './link.ts';

/** An entry stands unlinked for about so long. */
const everyMs = 1_000;
/** Entries in one transaction: the writer is held up for a millisecond or two. */
const bite = 100;
/** Hashing holds the event loop up for so long at most. */
const stretchMs = 4;
/** Between two bites calls have the writer to themselves. */
const pauseMs = 20;
/** The end of the process waits for so long for what stands unlinked; the next start links the rest. */
const stopMs = 2_000;

export interface Chainer {
  /** Links what stands unlinked now. */
  link(): Promise<void>;
  /** Writes the head of every chain to the log output. */
  tellHeads(): Promise<void>;
  /** Links and tells the heads a last time. */
  stop(): Promise<void>;
}

declare module '../call/services.ts' {
  interface Services {
    readonly chainer: Chainer;
  }
}

/** Links nothing: for a bench alone. */
export const noChainer: Chainer = { link: async () => {}, tellHeads: async () => {}, stop: async () => {} };

interface ChainerOptions {
  readonly database: Database;
  readonly key: AuditKey;
  readonly log: FastifyBaseLogger;
}

/**
 * Links entries of the logs into their chains, outside the calls that made them: what was committed is found here, and
 * hashed on what the chain ends with. Of several processes on one database the one that comes first links; the others
 * see that the head is another and look again.
 */
export function startChainer({ database, key, log }: ChainerOptions): Chainer {
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let failing = false;
  let endBy = Number.POSITIVE_INFINITY;

  const linkAll = async () => {
    let name: ChainName | undefined = { organisationGid: '', log: '' };
    for (;;) {
      name = await database.query(nextUnlinked(name));
      if (!name) return;
      while (performance.now() < endBy && (await linkBite(name))) await sleep(pauseMs);
    }
  };
  /** Links the oldest entries of one log; answers whether there may be more. */
  const linkBite = async (name: ChainName): Promise<boolean> => {
    const { chain, entries } = await database.query(unlinkedOf(name));
    if (entries.length === 0) return false;
    const after = { seq: chain?.seq ?? 0, hash: chain?.hash ?? '' };
    const links: { gid: string; hash: string }[] = [];
    let { hash } = after;
    let since = performance.now();
    for (const entry of entries) {
      hash = hashOfEntry(key, hash, after.seq + links.length + 1, entry);
      links.push({ gid: entry.gid, hash });
      if (performance.now() - since < stretchMs) continue;
      await nextTurn();
      since = performance.now();
    }
    const { organisationGid } = name;
    const linked = await database.write(linkEntries, { organisationGid, log: name.log, after, keyId: key.id, links });
    return linked && entries.length === bite;
  };
  /** One that is under way may be past what its caller has just written: all who come meanwhile share the next. */
  const link = () => {
    next ??= last.then(() => {
      next = undefined;
      const linking = linkAll();
      last = linking.catch(() => undefined);
      return linking;
    });
    return next;
  };
  const quietly = (work: Promise<void>) =>
    work.then(
      () => {
        failing = false;
      },
      (error) => {
        // The database is away: everybody else says so too, and the next look finds what stands unlinked.
        if (!failing && !(error instanceof Refusal && error.isTemporary())) {
          log.error({ err: error, event: 'audit.failed' }, 'the logs could not be chained');
        }
        failing = true;
      },
    );
  const tellHeads = async () => {
    for (const { organisationGid, log: name, seq, hash } of await database.query(auditHeads())) {
      log.info({ event: 'audit.head', organisation: organisationGid, log: name, seq, hash, key: key.id });
    }
  };

  const timer = setInterval(() => void quietly(link()), everyMs).unref();
  const hourly = setInterval(() => void quietly(tellHeads()), hourMs).unref();
  return {
    link,
    tellHeads,
    stop: async () => {
      clearInterval(timer);
      clearInterval(hourly);
      endBy = performance.now() + stopMs;
      await quietly(link().then(tellHeads));
    },
  };
}

/** Yields the next log, in the order of their names, in which something stands unlinked. */
function* nextUnlinked(after: ChainName): Generator<Statement, ChainName | undefined, unknown> {
  return yield* one<ChainName>(
    'log_entry',
    `SELECT organisation_gid AS "organisationGid", log FROM log_entry
     WHERE seq IS NULL AND (organisation_gid, log) > (?, ?) ORDER BY organisation_gid, log LIMIT 1`,
    after.organisationGid,
    after.log,
  );
}

function* unlinkedOf(name: ChainName) {
  const chain = yield* chainOf(name);
  const entries = yield* all<StoredEntry>(
    'log_entry',
    `SELECT ${entryColumns} FROM log_entry WHERE organisation_gid = ? AND log = ? AND seq IS NULL
     ORDER BY created_at, gid LIMIT ${bite}`,
    name.organisationGid,
    name.log,
  );
  return { chain, entries };
}
