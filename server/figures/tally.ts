import type { Fact, FactKind, Many } from './log-line.ts';

/** How often each kind of fact was seen, and how long it took. */
export interface Tally {
  readonly counts: Record<FactKind, number>;
  readonly spans: Record<FactKind, Span>;
}

interface Span {
  count: number;
  totalMs: number;
  longestMs: number;
}

const kinds: readonly FactKind[] = [
  'issued',
  'called',
  'recalled',
  'completed',
  'passed',
  'completedByNext',
  'notClosed',
  'transferred',
  'canceled',
  'present',
  'paused',
];

export function newTally(): Tally {
  const each = <Value>(make: () => Value) =>
    Object.fromEntries(kinds.map((kind) => [kind, make()])) as Record<FactKind, Value>;
  return { counts: each(() => 0), spans: each(() => ({ count: 0, totalMs: 0, longestMs: 0 })) };
}

export function addFact({ counts, spans }: Tally, fact: Fact): void {
  const { count, timed, totalMs, longestMs } = manyOf(fact);
  counts[fact.kind] += count;
  const span = spans[fact.kind];
  span.count += timed;
  span.totalMs += totalMs;
  span.longestMs = Math.max(span.longestMs, longestMs);
}

/** Adds what another tally has counted. */
export function addTally({ counts, spans }: Tally, other: Tally): void {
  for (const kind of kinds) {
    const [span, more] = [spans[kind], other.spans[kind]];
    counts[kind] += other.counts[kind];
    span.count += more.count;
    span.totalMs += more.totalMs;
    span.longestMs = Math.max(span.longestMs, more.longestMs);
  }
}

/** Facts that were counted together as their sum, one fact as the sum of itself. */
export function manyOf({ kind, at, ms, many }: Fact): Many {
  if (many) return many;
  const stays = kind === 'present' || kind === 'paused';
  const length = ms ?? 0;
  return {
    count: 1,
    timed: ms === undefined ? 0 : 1,
    totalMs: length,
    longestMs: length,
    lastAt: stays ? at + length : at,
  };
}

/** The tally of a key, made when it is first asked for. */
export function tallyOf<Key>(tallies: Map<Key, Tally>, key: Key): Tally {
  const known = tallies.get(key) ?? newTally();
  tallies.set(key, known);
  return known;
}

export interface Counts {
  readonly issued: number;
  readonly called: number;
  readonly recalled: number;
  readonly completed: number;
  readonly passed: number;
  readonly completedByNext: number;
  readonly notClosed: number;
}

export function countsOf({ counts }: Tally): Counts {
  const { issued, called, recalled, completed, passed, completedByNext, notClosed } = counts;
  return { issued, called, recalled, completed, passed, completedByNext, notClosed };
}

export interface Spans {
  readonly averageWaitSeconds?: number;
  readonly longestWaitSeconds?: number;
  readonly averageServiceSeconds?: number;
}

/** Waits and services in whole seconds; absent where there was none. */
export function spansOf({ spans: { called, completed } }: Tally): Spans {
  return {
    ...(called.count > 0 && { averageWaitSeconds: averageOf(called), longestWaitSeconds: seconds(called.longestMs) }),
    ...(completed.count > 0 && { averageServiceSeconds: averageOf(completed) }),
  };
}

export function seconds(ms: number): number {
  return Math.max(0, Math.round(ms / 1000));
}

function averageOf({ totalMs, count }: Span): number {
  return seconds(totalMs / count);
}
