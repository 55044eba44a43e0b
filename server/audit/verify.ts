import { one, type Statement } from '../database/command.ts';
import type { AuditKey } from './audit-key.ts';
import { type AuditHead, allChains, type ChainName } from './chain.ts';
import { type ChainReport, verifyChain } from './verify-chain.ts';

/**
 * Yields what is found of every chain of the database, and of every chain of which a head was kept.
 * @param wanted narrows it to some chains
 */
export function* verifyAll(
  key: AuditKey,
  heads: readonly AuditHead[] = [],
  wanted: (name: ChainName) => boolean = () => true,
): Generator<Statement, ChainReport[], unknown> {
  const reports: ChainReport[] = [];
  for (const name of (yield* namesOf(heads)).filter(wanted)) {
    const own = heads.filter(
      ({ organisationGid, log }) => organisationGid === name.organisationGid && log === name.log,
    );
    reports.push(yield* verifyChain(key, name, own));
  }
  return reports;
}

/** A chain may have lost its head, its entries, or all of it. */
function* namesOf(heads: readonly AuditHead[]): Generator<Statement, ChainName[], unknown> {
  const names = new Map<string, ChainName>();
  const add = ({ organisationGid, log }: ChainName) =>
    names.set(JSON.stringify([organisationGid, log]), { organisationGid, log });
  for (const chain of yield* allChains()) add(chain);
  for (const head of heads) add(head);
  let after: ChainName | undefined = { organisationGid: '', log: '' };
  for (;;) {
    after = yield* nextWithEntries(after);
    if (!after) break;
    add(after);
  }
  return [...names.keys()].sort().map((key) => names.get(key) as ChainName);
}

function* nextWithEntries(after: ChainName): Generator<Statement, ChainName | undefined, unknown> {
  return yield* one<ChainName>(
    'log_entry',
    `SELECT organisation_gid AS "organisationGid", log FROM log_entry
     WHERE (organisation_gid, log) > (?, ?) ORDER BY organisation_gid, log LIMIT 1`,
    after.organisationGid,
    after.log,
  );
}
