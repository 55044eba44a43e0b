import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyChange, type Change } from '#client/stream/apply-change.ts';
import { createFollowedView } from '#client/stream/followed-view.ts';
import { createLiveView, type LiveView, type Revised } from '#client/stream/live-view.ts';
import { changeOf } from '#server/stream/change-of.ts';
import { type Channel, createChannel } from '#server/stream/channel.ts';
import type { Watcher } from '#server/stream/watcher.ts';
import { FakeSource } from './fake-source.ts';

/** As it arrives: written and read as JSON. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

const named = fc.record({
  gid: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  current: fc.string(),
  next: fc.array(fc.nat(9)),
});
const value = fc.oneof(
  fc.array(named, { maxLength: 6 }),
  fc.array(fc.record({ seq: fc.nat(9), label: fc.string() }), { maxLength: 6 }),
  fc.jsonValue().filter((json) => !JSON.stringify(json).includes('__proto__')),
);
const members = fc.dictionary(fc.constantFrom('counters', 'calls', '*', 'latest', '0', 'valueOf'), value);

test('a change makes the one value of the other, whatever they are, and leaves the one as it was', () => {
  fc.assert(
    fc.property(members, members, (before, after) => {
      const [held, wanted] = [sent(before), sent(after)];
      const change = changeOf(held, wanted);
      if (change === undefined) expect(held).toEqual(wanted);
      else expect(applyChange(held, sent(change) as Change)).toEqual(wanted);
      expect(held).toEqual(sent(before));
    }),
    { numRuns: 1000 },
  );
});

test('what did not change is the same object, and a call in a hall of sixty rooms is a few hundred bytes', () => {
  const counters = Array.from({ length: 60 }, (_, place) => ({
    gid: `room ${place}`,
    name: `診間 ${place}`,
    current: '001',
  }));
  const calls = Array.from({ length: 20 }, (_, place) => ({ seq: place, label: `00${place}`, counter: '診間 7' }));
  const before = { seq: 20, counters, calls };
  const called = counters.map((room, place) => (place === 7 ? { ...room, current: '002' } : room));
  const after = { seq: 21, counters: called, calls: [...calls.slice(1), { seq: 20, label: '002', counter: '診間 7' }] };
  const change = changeOf(before, after);
  expect(JSON.stringify(change).length).toBeLessThan(200);
  const applied = applyChange(before, sent(change) as Change) as typeof before;
  expect(applied).toEqual(after);
  expect(applied.counters[6]).toBe(before.counters[6]);
  expect(applied.calls[0]).toBe(before.calls[1]);
});

interface View extends Revised {
  rooms: { gid: string; current: number }[];
  calls: { seq: number; number: number }[];
  night?: boolean;
}

/** What a network and a server do to a screen. */
const acts = ['call', 'call', 'call', 'pause', 'lose', 'twice', 'swap', 'cut', 'restart', 'anew', 'wait'] as const;

let live: LiveView<View>;
let channel: Channel;
let view: View;
/** Every state that the server has shown, oldest first. */
let shown: string[];
let fault: (typeof acts)[number] | undefined;
let readLast: string;
const watchers = new Map<FakeSource, Watcher>();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const contentOf = ({ serverTime, previousSeq, ...content }: View & { previousSeq?: number }) =>
  JSON.stringify(Object.entries(content).sort());
const composed = () => ({ view: sent(view) as never, dependsOn: new Set<string>(), expiresAt: 9e15 });

function begin(): void {
  FakeSource.opened = [];
  watchers.clear();
  [fault, readLast] = [undefined, ''];
  view = { epoch: 'e1', seq: 1, serverTime: Date.now(), rooms: [], calls: [] };
  view.rooms = [...'abcdefghijkl'].map((gid) => ({ gid, current: 0 }));
  shown = [contentOf(view)];
  channel = createChannel('hall', 'hospital', composed());
  live = createLiveView<View>({
    read: async () => {
      // As by ETag: only what is another one than was read last.
      if (readLast === contentOf(view)) return undefined;
      readLast = contentOf(view);
      return { ...sent(view), serverTime: Date.now() };
    },
    address: async (_, changes) => (changes ? 'changes' : 'whole'),
    followed: createFollowedView(),
    open: (address) => {
      const source = new FakeSource(address);
      /** Held back on this connection: with its end they are gone. */
      const late: string[] = [];
      const deliver = (frame: string) => {
        const [, event = '', data = ''] = /event: (\w+)\ndata: (.*)\n\n/.exec(frame) ?? [];
        if (source.readyState === 1) source.say(event, data);
      };
      const watcher = {
        changes: address === 'changes',
        send(frame: string) {
          if (fault === 'swap') late.push(frame);
          else for (let times = fault === 'lose' ? 0 : fault === 'twice' ? 2 : 1; times > 0; times--) deliver(frame);
          for (const old of fault === 'swap' ? [] : late.splice(0)) deliver(old);
          fault = undefined;
        },
      } as unknown as Watcher;
      setTimeout(() => {
        if (source.readyState === 2) return;
        source.say('open');
        watchers.set(source, watcher);
        channel.enter(watcher, Date.now());
      }, 5);
      return source;
    },
  });
}

function change(part: Partial<View>): void {
  view = { ...view, ...part, serverTime: Date.now() };
  shown.push(contentOf(view));
  channel.update(composed());
}

function act(what: (typeof acts)[number], number: number): void {
  const seq = view.seq + 1;
  if (what === 'call') {
    const rooms = view.rooms.map((room, place) => (place === number % 12 ? { ...room, current: number } : room));
    change({ seq, rooms, calls: [...view.calls, { seq, number }].slice(-4) });
  }
  // Another content at the same position, as a quiet hour makes one.
  if (what === 'pause') change(view.night ? { night: false } : { night: true, rooms: [...view.rooms].reverse() });
  if (what === 'lose' || what === 'twice' || what === 'swap') fault = what;
  if (what === 'cut' || what === 'restart') {
    for (const source of watchers.keys()) if (source.readyState !== 2) source.fail(2);
    watchers.clear();
    channel = what === 'restart' ? createChannel('hall', 'hospital', composed()) : channel;
    for (const watcher of [...channel.watchers]) channel.leave(watcher);
  }
  if (what === 'anew') {
    change({ epoch: `${view.epoch}x`, seq: 1, calls: [] });
  }
}

/** A frame is held back, the server restarts, and another log comes after it. */
const heldBackOverRestart: [(typeof acts)[number], number][] = [
  ['wait', 0],
  ['call', 48],
  ['anew', 90],
  ['call', 5],
  ['swap', 7],
  ['restart', 63],
  ['wait', 36],
  ['anew', 17],
  ['wait', 6],
];

test('over lost, doubled and swapped frames, cuts, restarts and another log a screen shows only what the server has shown, never goes back, and one view heals it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(...acts), fc.nat(99)), { maxLength: 40 }), async (steps) => {
      begin();
      let place = 0;
      const look = () => {
        const held = live.view.get();
        if (!held) return;
        // Of equal states the newest that can be meant.
        const at = shown.lastIndexOf(contentOf(held));
        expect(at).toBeGreaterThanOrEqual(0);
        const [now, before] = [JSON.parse(shown[at] as string), JSON.parse(shown[place] as string)].map(
          Object.fromEntries,
        );
        if (now.epoch === before.epoch) expect(now.seq).toBeGreaterThanOrEqual(before.seq);
        place = at;
      };
      for (const [what, number] of steps) {
        act(what, number);
        look();
        await vi.advanceTimersByTimeAsync(what === 'wait' ? 3000 : 2);
        look();
      }
      fault = undefined;
      // Whatever was lost, the poll underneath or the next opening brings it.
      await vi.advanceTimersByTimeAsync(45_000);
      look();
      expect(contentOf(live.view.get() as View)).toBe(contentOf(view));
      live.close();
    }),
    { numRuns: Number(process.env.FOLLOWED_RUNS ?? 150), examples: [[heldBackOverRestart]] },
  );
}, 120_000);

test('where frames come as they should, a screen is told of changes only', async () => {
  begin();
  await vi.advanceTimersByTimeAsync(100);
  const events: string[] = [];
  for (const type of ['view', 'whole', 'change']) FakeSource.opened[0]?.addEventListener(type, () => events.push(type));
  for (let number = 1; number <= 5; number++) {
    act('call', number);
    expect(contentOf(live.view.get() as View)).toBe(contentOf(view));
  }
  expect(events).toEqual(Array(5).fill('change'));
  expect(FakeSource.opened).toHaveLength(1);
  live.close();
});

test('a change of a state that is not held drops the stream, and the next one brings whole views', async () => {
  begin();
  await vi.advanceTimersByTimeAsync(100);
  FakeSource.opened[0]?.say('change', { from: 'another.7', revision: 'another.8', change: { rooms: [[]] } });
  expect(contentOf(live.view.get() as View)).toBe(contentOf(view));
  await vi.advanceTimersByTimeAsync(1100);
  expect(FakeSource.opened.map(({ address }) => address)).toEqual(['changes', 'whole']);
  act('call', 9);
  expect(contentOf(live.view.get() as View)).toBe(contentOf(view));
  live.close();
});
