import type { RefusalEntry } from '../../errors/refusal.ts';
import type { Actor } from '../../ground/actor.ts';
import type { Idempotency } from '../database.ts';
import type { Written } from '../written.ts';

/** What the main thread sends to the writer. */
export interface CommandMessage {
  readonly id: number;
  readonly name: string;
  readonly argument: unknown;
  readonly now: number;
  readonly idempotency: Idempotency | undefined;
  readonly by: Actor | undefined;
}

/** What became of one command. */
export type Outcome =
  | { readonly id: number; readonly kind: 'answer'; readonly answer: unknown }
  | {
      readonly id: number;
      readonly kind: 'refusal';
      readonly entries: readonly RefusalEntry[];
      readonly current?: object;
    }
  | { readonly id: number; readonly kind: 'failure'; readonly error: Error };

/** What the writer sends back after each commit, and when something happens to its files. */
export interface CommitMessage {
  readonly outcomes: readonly Outcome[];
  /** Organisations whose log grew, with their new sequence number. */
  readonly touched: ReadonlyMap<string, number>;
  /** Of a commit: what it held. */
  readonly written?: Written;
  /** Set when the files were taken away, and null when they are back: until then nothing is acknowledged. */
  readonly lost?: string | null;
  /** Set when the disk can no longer be trusted: the process must end and start again from what is on disk. */
  readonly fatal?: string;
}
