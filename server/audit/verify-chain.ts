import { all, one, type Statement } from '../database/command.ts';
import type { AuditKey } from './audit-key.ts';
import { type AuditHead, type Chain, type ChainName, chainOf } from './chain.ts';
import { entryColumns, hashOfEntry, isAsWritten, type StoredEntry, startOf } from './link.ts';

/** Entries read at once: memory stays the same however long a chain is. */
const page = 500;
/** Faults of one chain that are told singly. */
const mostTold = 20;

/**
 * What is wrong with a chain. altered: an entry, or the place from which the chain goes on, is not what was written
 * there; missing: entries between others are gone; cut: entries at the end are gone; unchecked: entries were made with
 * another key, so that only their order is known.
 */
export type Fault =
  | { readonly kind: 'altered'; readonly seq: number; readonly gid?: string; readonly why: string }
  | { readonly kind: 'missing' | 'cut'; readonly seq: number; readonly last: number }
  | { readonly kind: 'unchecked'; readonly seq: number; readonly last: number; readonly keyId: string };

export type Verdict = 'whole' | Fault['kind'];

/** What was found of one chain. */
export interface ChainReport extends ChainName {
  readonly verdict: Verdict;
  /** The first faults; `faultCount` tells how many there are. */
  readonly faults: readonly Fault[];
  readonly faultCount: number;
  /** First entry that is still kept, and the last. */
  readonly first: number;
  readonly last: number;
  readonly hash: string;
  readonly checked: number;
  /** Entries that wait to be linked. */
  readonly unlinked: number;
}

interface Linked extends StoredEntry {
  readonly seq: number;
  readonly hash: string;
  readonly keyId: string;
}

/** Verdicts, the worst first. */
export const verdicts: readonly Verdict[] = ['altered', 'missing', 'cut', 'unchecked', 'whole'];

/**
 * Yields what is found of one chain: each entry is hashed again on the one before it.
 * @param heads of this chain that were kept outside of the database; without one a tail that was cut off together with
 *   the chain's own head, or a chain that was made again by whoever has the key, is not seen
 */
export function* verifyChain(
  key: AuditKey,
  name: ChainName,
  heads: readonly AuditHead[] = [],
): Generator<Statement, ChainReport, unknown> {
  const chain = yield* chainOf(name);
  const faults = gatherFaults();
  const start = { seq: chain?.startSeq ?? 0, hash: chain?.startHash ?? '' };
  if (chain && !isSealed(key, chain)) faults.add({ kind: 'altered', seq: start.seq, why: 'the start of the chain' });
  // Of one entry several may have been kept: a chain that was made again adds its own after the first.
  const expected = Map.groupBy(heads, ({ seq }) => seq);
  const checkHead = (seq: number, hash: string) => {
    const isAnother = expected.get(seq)?.some((kept) => kept.hash !== hash);
    if (isAnother) faults.add({ kind: 'altered', seq, why: 'another head was kept of it' });
  };
  for (const { seq, gid } of yield* linkedUpTo(name, start.seq)) {
    faults.add({ kind: 'altered', seq, gid, why: 'before the start of the chain' });
  }
  checkHead(start.seq, start.hash);

  let last = start;
  let checked = 0;
  for (;;) {
    const entries = yield* linkedAfter(name, last.seq);
    for (const entry of entries) {
      const { seq, gid, hash } = entry;
      if (seq > last.seq + 1) faults.add({ kind: 'missing', seq: last.seq + 1, last: seq - 1 });
      // After a gap the entry before is not known; the chain goes on from the hash that stands here.
      else if (entry.keyId !== key.id) faults.add({ kind: 'unchecked', seq, last: seq, keyId: entry.keyId });
      else if (hash !== hashOfEntry(key, last.hash, seq, entry) || !isAsWritten(entry)) {
        faults.add({ kind: 'altered', seq, gid, why: 'the entry' });
      }
      checkHead(seq, hash);
      last = { seq, hash };
      checked += 1;
    }
    if (entries.length < page) break;
  }

  const longest = Math.max(chain?.seq ?? 0, ...expected.keys());
  if (longest > last.seq) faults.add({ kind: 'cut', seq: last.seq + 1, last: longest });
  else if (chain?.seq !== last.seq || chain.hash !== last.hash) {
    if (last.seq > 0) faults.add({ kind: 'altered', seq: last.seq, why: 'the head of the chain' });
  }
  const unlinked = yield* one<{ count: number }>(
    'log_entry',
    'SELECT count(*) AS count FROM log_entry WHERE organisation_gid = ? AND log = ? AND seq IS NULL',
    name.organisationGid,
    name.log,
  );
  const found = { first: start.seq + 1, last: last.seq, hash: last.hash, checked };
  return { ...name, ...faults.told(), ...found, unlinked: Number(unlinked?.count ?? 0) };
}

/** A chain from which nothing was removed starts with nothing. */
function isSealed(key: AuditKey, { organisationGid, log, startSeq, startHash, startSeal }: Chain): boolean {
  if (startSeq === 0) return startHash === '';
  return startSeal === key.seal(startOf(organisationGid, log, startSeq, startHash));
}

/** Yields what nobody else would look at, and lists of the log would show: the server leaves nothing there. */
function* linkedUpTo(
  { organisationGid, log }: ChainName,
  seq: number,
): Generator<Statement, readonly Pick<Linked, 'seq' | 'gid'>[], unknown> {
  return yield* all<Pick<Linked, 'seq' | 'gid'>>(
    'log_entry',
    `SELECT seq, gid FROM log_entry WHERE organisation_gid = ? AND log = ? AND seq <= ? ORDER BY seq LIMIT ${page}`,
    organisationGid,
    log,
    seq,
  );
}

function* linkedAfter(
  { organisationGid, log }: ChainName,
  seq: number,
): Generator<Statement, readonly Linked[], unknown> {
  return yield* all<Linked>(
    'log_entry',
    `SELECT ${entryColumns}, seq, hash, key_id AS "keyId" FROM log_entry
     WHERE organisation_gid = ? AND log = ? AND seq > ? ORDER BY seq LIMIT ${page}`,
    organisationGid,
    log,
    seq,
  );
}

/** Keeps the first faults and counts all; entries of another key that follow one another are one. */
function gatherFaults() {
  const first: Fault[] = [];
  const kinds = new Set<Verdict>();
  let count = 0;
  return {
    add: (fault: Fault) => {
      kinds.add(fault.kind);
      const before = first.at(-1);
      const goesOn = before?.kind === 'unchecked' && before.last === fault.seq - 1;
      if (goesOn && fault.kind === 'unchecked' && before.keyId === fault.keyId) {
        first[first.length - 1] = { ...before, last: fault.last };
        return;
      }
      count += 1;
      if (first.length < mostTold) first.push(fault);
    },
    told: () => ({
      verdict: verdicts.find((verdict) => kinds.has(verdict)) ?? 'whole',
      faults: first,
      faultCount: count,
    }),
  };
}
