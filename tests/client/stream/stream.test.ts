import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openStream } from '#client/stream/stream.ts';
import { FakeSource } from './fake-source.ts';

let opens: boolean[];
let views: string[];
let tickets: number;
let stream: { close(): void };

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSource.opened = [];
  opens = [];
  views = [];
  tickets = 0;
  stream = openStream({
    address: async () => `/stream?ticket=${++tickets}`,
    open: (address) => new FakeSource(address),
    onView: (data) => views.push(data),
    onOpen: (open) => opens.push(open),
    random: () => 0.5,
  });
  await pass(0);
});
afterEach(() => {
  stream.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const source = () => FakeSource.opened.at(-1) as FakeSource;

describe('a stream', () => {
  test('hands on each view', () => {
    source().say('open');
    source().say('view', 'first');
    source().say('view', 'second');
    expect(views).toEqual(['first', 'second']);
    expect(opens).toEqual([true]);
  });

  test('leaves network errors to the browser', async () => {
    source().say('open');
    source().fail(0);
    expect(opens).toEqual([true, false]);
    source().say('open');
    await pass(5_000);
    expect(FakeSource.opened).toHaveLength(1);
  });

  test('is opened again with a new ticket 0.3 to 1 s after the browser gave up', async () => {
    source().fail(2);
    await pass(640);
    expect(FakeSource.opened).toHaveLength(1);
    await pass(20);
    expect(FakeSource.opened.map(({ address }) => address)).toEqual(['/stream?ticket=1', '/stream?ticket=2']);
  });

  test('is opened again when the server says bye', async () => {
    source().say('open');
    source().say('bye');
    await pass(700);
    expect(FakeSource.opened).toHaveLength(2);
    expect(FakeSource.opened[0]?.readyState).toBe(2);
  });

  test('is given up when it has not opened after 4 s', async () => {
    await pass(3_900);
    expect(FakeSource.opened).toHaveLength(1);
    await pass(800);
    expect(FakeSource.opened).toHaveLength(2);
  });

  test('is given up after 12 s of silence; a heartbeat is no silence', async () => {
    source().say('open');
    await pass(11_000);
    source().say('heartbeat', { seq: 1, serverTime: 0 });
    await pass(11_900);
    expect(FakeSource.opened).toHaveLength(1);
    await pass(800);
    expect(FakeSource.opened).toHaveLength(2);
    expect(opens.at(-1)).toBe(false);
  });

  test('does not listen to a connection that was given up', async () => {
    const old = source();
    await pass(5_000);
    old.say('view', 'late');
    expect(views).toEqual([]);
  });

  test('follows the attempt made last alone, though the address of one before it comes later, or not at all', async () => {
    stream.close();
    FakeSource.opened = [];
    const asked: PromiseWithResolvers<string>[] = [];
    const late = openStream({
      address: () => {
        asked.push(Promise.withResolvers());
        return asked.at(-1)!.promise;
      },
      open: (address) => new FakeSource(address),
      onView: (data) => views.push(data),
    });
    for (const _ of [1, 2]) {
      late.reconnect();
      await pass(1_000);
    }
    asked[2]?.resolve('/stream?ticket=3');
    await pass(0);
    source().say('open');
    asked[1]?.resolve('/stream?ticket=2');
    asked[0]?.reject(new Error('no answer'));
    await pass(2_000);
    expect(FakeSource.opened.map(({ address }) => address)).toEqual(['/stream?ticket=3']);
    late.close();
  });

  test('stays closed when it was closed before its address was known', async () => {
    stream.close();
    const asked = Promise.withResolvers<string>();
    const early = openStream({
      address: () => asked.promise,
      open: (address) => new FakeSource(address),
      onView: (data) => views.push(data),
    });
    early.close();
    asked.resolve('/stream?ticket=2');
    await pass(30_000);
    expect(FakeSource.opened.map(({ address }) => address)).toEqual(['/stream?ticket=1']);
  });

  test('stays closed once closed', async () => {
    stream.close();
    await pass(30_000);
    expect(FakeSource.opened).toHaveLength(1);
    expect(source().readyState).toBe(2);
  });
});
