import { beforeEach, describe, expect, test } from 'vitest';
import { createTurns } from '#display/device/calls-in-turn.ts';
import { limits } from '#generated/limits.ts';
import type { PanelView, ViewCall } from '#generated/shapes.ts';

const start = 1_000_000;
let now: number;
/** By how much the clock was set since. */
let set: number;
let turns: ReturnType<typeof createTurns>;

beforeEach(() => {
  now = start;
  set = 0;
  turns = createTurns(
    () => now,
    () => now - set,
  );
});

const call = (seq: number, at = now) => ({ seq, at, number: seq }) as ViewCall;

function view(calls: ViewCall[], { epoch = 'e', latest = calls.at(-1) ?? (null as ViewCall | null) } = {}): PanelView {
  return { epoch, calls, latest } as PanelView;
}

/** What has the card until nobody waits any more, and for how long each. */
function rest(): [seq: number | undefined, ms: number][] {
  const seen: [number | undefined, number][] = [];
  let turn = turns.next();
  while (turn.waitMs !== undefined) {
    seen.push([turn.call?.seq, turn.waitMs]);
    now += turn.waitMs;
    turn = turns.next();
  }
  return [...seen, [turn.call?.seq, Number.POSITIVE_INFINITY]];
}

describe('the card', () => {
  test('shows at once what stood there when the screen began, and nothing of before', () => {
    turns.take(view([call(1), call(2), call(3)]));
    expect(rest()).toEqual([[3, Number.POSITIVE_INFINITY]]);
  });

  test('is taken at once by a call that comes alone', () => {
    turns.take(view([call(1)]));
    now += 5000;
    turns.take(view([call(1), call(2)]));
    expect(turns.next()).toEqual({ call: call(2), waitMs: undefined });
  });

  test('is taken by calls that come together one after another, each for its least time', () => {
    turns.take(view([]));
    turns.take(view([1, 2, 3].map((seq) => call(seq))));
    const seen = rest();
    expect(seen.map(([seq]) => seq)).toEqual([1, 2, 3]);
    for (const [, ms] of seen) expect(ms).toBeGreaterThan(limits.cardLeastMs * 0.9);
  });

  test('has no more calls waiting than can be seen, the newest, whatever a broken counter sends', () => {
    turns.take(view([]));
    for (let first = 1; first < 2000; first += 20) {
      turns.take(view(Array.from({ length: 20 }, (_, place) => call(first + place))));
    }
    const seen = rest().map(([seq]) => seq);
    expect(seen.at(-1)).toBe(2000);
    expect(seen.length).toBeLessThan(400);
    expect(seen.slice(1)).toEqual(Array.from({ length: seen.length - 1 }, (_, place) => 2002 - seen.length + place));
  });

  test('does not fall behind a call a second', () => {
    turns.take(view([]));
    const calls: ViewCall[] = [];
    for (let seq = 1; seq < 30; seq++) {
      calls.push(call(seq));
      turns.take(view(calls.slice(-20)));
      expect(turns.next()).toMatchObject({ call: { seq }, waitMs: undefined });
      now += 1000;
    }
  });

  test('shows every one of six hundred calls in a minute, and is seconds behind at most', () => {
    turns.take(view([]));
    const calls: ViewCall[] = [];
    const seen = new Map<number, number>();
    const look = () => {
      const { call: shown } = turns.next();
      if (shown && !seen.has(shown.seq)) seen.set(shown.seq, now);
    };
    for (let tick = 1; tick <= 6000; tick++) {
      now += 10;
      if (tick % 10 === 0) {
        calls.push(call(tick / 10));
        turns.take(view(calls.slice(-20)));
      }
      look();
    }
    for (; seen.size < 600 && now < start + 120_000; now += 10) look();
    expect([...seen.keys()]).toEqual(calls.map(({ seq }) => seq));
    const behind = calls.map(({ seq, at }) => seen.get(seq)! - at);
    expect(Math.max(...behind)).toBeLessThan(limits.cardBehindMs * 2.5);
  });

  test('is left by a call that is taken back, and never taken by one that was while it waited', () => {
    turns.take(view([]));
    const calls = [1, 2, 3, 4].map((seq) => call(seq));
    turns.take(view(calls));
    expect(turns.next().call?.seq).toBe(1);
    turns.take(view([call(1), call(2), call(4)]));
    turns.take(view([call(2), call(4)], { latest: call(4) }));
    // The first has only left the list.
    expect(turns.next().call?.seq).toBe(1);
    now += 1000;
    expect(turns.next().call?.seq).toBe(2);
    turns.take(view([call(1, start), call(4, start)]));
    expect(turns.next().call?.seq).toBe(4);
    turns.take(view([call(1, start)]));
    expect(turns.next().call?.seq).toBe(1);
  });

  test('is empty as soon as the view has no call any more, whoever waits', () => {
    turns.take(view([]));
    turns.take(view([call(1), call(2)]));
    turns.take(view([call(1), call(2)], { latest: null }));
    expect(turns.next()).toEqual({ call: null, waitMs: undefined });
  });

  test('does not wait for calls that are a minute old: of an outage only the last is news', () => {
    turns.take(view([call(1)]));
    const missed = [2, 3, 4].map((seq) => call(seq));
    now += limits.spokenCallMaxAgeSeconds * 1000 + 1;
    turns.take(view([...missed, call(5)]));
    expect(rest().map(([seq]) => seq)).toEqual([5]);
  });

  test('is taken by the last call of an outage even if that is old', () => {
    turns.take(view([call(1)]));
    const missed = [2, 3].map((seq) => call(seq));
    now += limits.spokenCallMaxAgeSeconds * 1000 + 1;
    turns.take(view(missed));
    expect(rest()).toEqual([[3, Number.POSITIVE_INFINITY]]);
  });

  test('begins anew with another log, and goes on when the clock is set back', () => {
    turns.take(view([call(900)]));
    turns.take(view([call(1)], { epoch: 'other' }));
    expect(turns.next().call?.seq).toBe(1);
    now += 5000;
    turns.take(view([call(1), call(2)], { epoch: 'other' }));
    turns.next();
    now -= 3_600_000;
    set = -3_600_000;
    turns.take(view([call(1), call(2), call(3)], { epoch: 'other' }));
    expect(turns.next().call?.seq).toBe(2);
    now += 1000;
    expect(turns.next().call?.seq).toBe(3);
  });

  test('tells when a call took the card, so that it flashes then, and takes its counter under another name', () => {
    turns.take(view([]));
    turns.take(view([call(1), call(2)]));
    turns.next();
    now += 1000;
    expect(turns.next().call).toEqual(call(2, now));
    const renamed = { ...call(2, start), counter: 'Room 5' };
    turns.take(view([call(1, start), renamed]));
    expect(turns.next().call).toEqual({ ...renamed, at: now });
  });
});
