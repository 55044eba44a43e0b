import { run, type Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';

export interface Seen {
  readonly tokenHash: string;
  readonly seenAt: number;
  readonly address: string;
}

/** Command: notes when tokens were used last, and from where. */
export const noteSeen = defineCommand(
  import.meta.url,
  'noteSeen',
  function* ({ seen }: { seen: readonly Seen[] }): Generator<Statement, void, unknown> {
    for (const { tokenHash, seenAt, address } of seen) {
      yield* run(
        'token_seen',
        `INSERT INTO token_seen (token_hash, seen_at, address) VALUES (?, ?, ?)
         ON CONFLICT (token_hash) DO UPDATE SET seen_at = excluded.seen_at, address = excluded.address`,
        tokenHash,
        seenAt,
        address,
      );
    }
  },
);
