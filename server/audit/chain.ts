import { all, one, type Statement } from '../database/command.ts';

/** Names one log of one organisation; '' stands for the installation. */
export interface ChainName {
  readonly organisationGid: string;
  readonly log: string;
}

/** Where a chain starts and ends. */
export interface Chain extends ChainName {
  readonly seq: number;
  readonly hash: string;
  readonly startSeq: number;
  readonly startHash: string;
  readonly startSeal: string;
}

/** A head as it is kept outside of the database: the log output, a backup's manifest. */
export interface AuditHead extends ChainName {
  readonly seq: number;
  readonly hash: string;
}

const columns = `organisation_gid AS "organisationGid", log, seq, hash, start_seq AS "startSeq",
  start_hash AS "startHash", start_seal AS "startSeal"`;

/** Yields one chain; undefined while no entry of it was linked. */
export function* chainOf({ organisationGid, log }: ChainName): Generator<Statement, Chain | undefined, unknown> {
  return yield* one<Chain>(
    'log_chain',
    `SELECT ${columns} FROM log_chain WHERE organisation_gid = ? AND log = ?`,
    organisationGid,
    log,
  );
}

/** Yields every chain. */
export function* allChains(): Generator<Statement, readonly Chain[], unknown> {
  return yield* all<Chain>('log_chain', `SELECT ${columns} FROM log_chain ORDER BY organisation_gid, log`);
}

/** Yields the head of every chain, to be kept where whoever changes the database does not come. */
export function* auditHeads(): Generator<Statement, AuditHead[], unknown> {
  return (yield* allChains()).map(({ organisationGid, log, seq, hash }) => ({ organisationGid, log, seq, hash }));
}
