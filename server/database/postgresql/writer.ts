import { Refusal } from '../../errors/refusal.ts';
import type { Actor } from '../../ground/actor.ts';
import type { Context, Statement } from '../command.ts';
import type { Idempotency } from '../database.ts';
import type { AnyCommand } from '../define-command.ts';
import { type Prefetched, type Stored, storedOf, withIdempotency } from '../idempotency.ts';
import type { Happened, Written } from '../written.ts';
import type { AccessMark } from './access-mark.ts';
import type { Connections } from './connections.ts';
import { isBusy, isConflict, isStorageFailure, refusalFor } from './errors.ts';
import { beginCommand } from './locks.ts';
import type { LogHeads } from './log-heads.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { createSerialGroups } from './serial-groups.ts';
import { inOneCommit } from './transact.ts';

/** Commands in one transaction at most, so that the first does not wait for a crowd. */
const groupLimit = 50;
/** A command that stood in line longer than this has lost its caller's patience. */
const lineLimitMs = 10_000;

export interface Writing {
  readonly command: AnyCommand;
  readonly argument: unknown;
  readonly idempotency: Idempotency | undefined;
  readonly by: Actor | undefined;
}

interface Waiting extends Writing {
  readonly since: number;
  readonly resolve: (answer: never) => void;
  readonly reject: (error: unknown) => void;
}

export interface Writer {
  write(writing: Writing): Promise<never>;
  /** How many have no answer yet. */
  waiting(): number;
  /** Settles when nothing is under way any more. */
  idle(): Promise<void>;
}

/**
 * Commits the commands of one organisation in groups (group commit): what comes while one group is written makes the
 * next, each command in a savepoint of its own. The lock, the commit and what all of them read are paid for once.
 */
export function openWriter(
  connections: Connections,
  { heads, access }: { readonly heads: LogHeads; readonly access: AccessMark },
  clock: () => number,
  onWritten?: (written: Written) => void,
): Writer {
  let waiting = 0;
  const groups = createSerialGroups<Waiting>(groupLimit, async (organisationGid, group) => {
    const late = group.filter(({ since }) => performance.now() - since > lineLimitMs);
    for (const { reject } of late) reject(new Refusal({ code: 'service_busy' }));
    const rest = group.filter((one) => !late.includes(one));
    if (rest.length > 0) await writeGroup(organisationGid, rest);
  });

  async function writeGroup(organisationGid: string, group: readonly Waiting[]): Promise<void> {
    try {
      if (group.length > 1) await commit(organisationGid, group);
      else await retryOnConflict(() => commit(organisationGid, group));
    } catch (error) {
      // One of them disturbs the others: each by itself, then, so that only that one fails.
      const alone = group.length > 1 && (isConflict(error) || !(isStorageFailure(error) || isBusy(error)));
      if (alone) for (const one of group) await writeGroup(organisationGid, [one]);
      else for (const { reject } of group) reject(refusalFor(error));
    }
  }

  async function commit(organisationGid: string, group: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    const happened: Happened[] = [];
    const touched = new Map<string, number>();
    const known = new Map<Writing, Prefetched>();
    const work = group.map((one) => () => {
      const { command, argument, idempotency, by } = one;
      const context: Context = { now: clock(), touched: new Map(), taken: new Map(), happened: [], by };
      return noting(
        context,
        { touched, happened },
        withIdempotency(() => command(argument, context), idempotency, context, known.get(one)),
      );
    });
    const ahead = group.length > 1 ? () => readKeys(group, known) : undefined;
    const outcomes = await inOneCommit(connections, beginCommand(organisationGid || undefined), work, {
      ahead,
      access,
    });
    heads.committed(touched);
    onWritten?.({ commands: group.length, ms: performance.now() - began, happened });
    for (const [index, outcome] of outcomes.entries()) {
      const { resolve, reject } = group[index] as Waiting;
      if ('refused' in outcome) reject(refusalFor(outcome.refused));
      else resolve(outcome.answer as never);
    }
  }

  return {
    write: (writing) =>
      new Promise<never>((resolve, reject) => {
        waiting += 1;
        groups.join(organisationOf(writing.argument) ?? '', { ...writing, since: performance.now(), resolve, reject });
      }).finally(() => {
        waiting -= 1;
      }),
    waiting: () => waiting,
    idle: groups.idle,
  };
}

/**
 * Reads what is stored of the keys of a group, in one round trip. Of commands with the same key only the first is given
 * it: it may be the one that uses the key, and the others read it themselves.
 */
function* readKeys(group: readonly Writing[], known: Map<Writing, Prefetched>): Generator<Statement, void, unknown> {
  const first = new Map<string, Writing>();
  for (const one of group) {
    const { idempotency } = one;
    const name = idempotency && JSON.stringify([idempotency.organisationGid, idempotency.key]);
    if (name && !first.has(name)) first.set(name, one);
  }
  const asking = [...first.values()];
  if (asking.length === 0) return;
  const stored = (yield ['batch', asking.map(({ idempotency }) => storedOf(idempotency!))]) as (Stored | undefined)[];
  for (const [index, one] of asking.entries()) known.set(one, { stored: stored[index] });
}

/** What a command has done counts once it has come to its end. */
function* noting<S, A>(
  context: Context,
  all: { touched: Map<string, number>; happened: Happened[] },
  command: Generator<S, A, unknown>,
): Generator<S, A, unknown> {
  const answer = yield* command;
  for (const [organisationGid, seq] of context.touched) all.touched.set(organisationGid, seq);
  all.happened.push(...(context.happened ?? []));
  return answer;
}

/** The organisation that a command changes; undefined where it is for the whole installation. */
function organisationOf(argument: unknown): string | undefined {
  const { organisationGid } = argument as { organisationGid?: string | null };
  return organisationGid ?? undefined;
}
