import { count, run, type Statement, sure } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { ChainName } from './chain.ts';

interface LinkArgument extends ChainName {
  /** The head on which the links were made. */
  readonly after: { readonly seq: number; readonly hash: string };
  readonly keyId: string;
  readonly links: readonly { readonly gid: string; readonly hash: string }[];
}

/** Command: lengthens a chain by entries whose hashes were made on its present head; false if that is another by now. */
export const linkEntries = defineCommand(import.meta.url, 'linkEntries', function* (argument: LinkArgument): Generator<
  Statement,
  boolean,
  unknown
> {
  const { organisationGid, log, after, keyId, links } = argument;
  if (after.seq === 0) {
    yield* run(
      'log_chain',
      `INSERT INTO log_chain (organisation_gid, log, seq, hash, start_seq, start_hash, start_seal)
       VALUES (?, ?, 0, '', 0, '', '') ON CONFLICT DO NOTHING`,
      organisationGid,
      log,
    );
  }
  const moved = yield* count(
    'log_chain',
    'UPDATE log_chain SET seq = ?, hash = ? WHERE organisation_gid = ? AND log = ? AND seq = ? AND hash = ?',
    after.seq + links.length,
    links.at(-1)?.hash ?? after.hash,
    organisationGid,
    log,
    after.seq,
    after.hash,
  );
  if (moved === 0) return false;
  for (const [index, { gid, hash }] of links.entries()) {
    yield* sure(
      'log_entry',
      'UPDATE log_entry SET seq = ?, hash = ?, key_id = ? WHERE gid = ? AND seq IS NULL',
      after.seq + index + 1,
      hash,
      keyId,
      gid,
    );
  }
  return true;
});

interface ForgetArgument extends ChainName {
  /** Where the chain started so far. */
  readonly after: number;
  /** The last entry that goes; the chain starts after it. */
  readonly last: { readonly seq: number; readonly hash: string; readonly seal: string };
}

/** Command: removes a chain's oldest entries and notes from where it goes on; false if it starts elsewhere by now. */
export const forgetEntries = defineCommand(
  import.meta.url,
  'forgetEntries',
  function* ({ organisationGid, log, after, last }: ForgetArgument): Generator<Statement, boolean, unknown> {
    const moved = yield* count(
      'log_chain',
      `UPDATE log_chain SET start_seq = ?, start_hash = ?, start_seal = ?
     WHERE organisation_gid = ? AND log = ? AND start_seq = ?`,
      last.seq,
      last.hash,
      last.seal,
      organisationGid,
      log,
      after,
    );
    if (moved === 0) return false;
    if (log === 'read') {
      yield* run(
        'read_patient',
        `DELETE FROM read_patient WHERE entry_gid IN (
         SELECT gid FROM log_entry WHERE organisation_gid = ? AND log = ? AND seq > ? AND seq <= ?)`,
        organisationGid,
        log,
        after,
        last.seq,
      );
    }
    yield* run(
      'log_entry',
      'DELETE FROM log_entry WHERE organisation_gid = ? AND log = ? AND seq > ? AND seq <= ?',
      organisationGid,
      log,
      after,
      last.seq,
    );
    return true;
  },
);
