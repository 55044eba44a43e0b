import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallFailure, ownFailure } from '#client/http/call-failure.ts';
import { createLiveView, isNewer, type LiveView, type Revised } from '#client/stream/live-view.ts';
import { FakeSource } from './fake-source.ts';

const view = (seq: number, epoch = 'e1', serverTime = seq) => ({ epoch, seq, serverTime });

let live: LiveView<Revised>;
let read: ReturnType<typeof vi.fn<() => Promise<Revised>>>;
let refused: ReturnType<typeof vi.fn<(failure: unknown) => void>>;
let addresses: (string | undefined)[];

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSource.opened = [];
  addresses = [];
  read = vi.fn(async () => view(1));
  refused = vi.fn();
  live = createLiveView<Revised>({
    read,
    address: async (after) => {
      addresses.push(after);
      return '/stream';
    },
    onRefused: refused,
    open: (address) => new FakeSource(address),
  });
  await pass(0);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const source = () => FakeSource.opened.at(-1) as FakeSource;
const seq = () => live.view.get()?.seq;

describe('which of two views is newer', () => {
  test('is the one with the later revision within one epoch, and an epoch that was left does not come back', () => {
    expect(isNewer(view(5), undefined, [])).toBe(true);
    expect(isNewer(view(5), view(5), [])).toBe(true);
    expect(isNewer(view(4), view(5), [])).toBe(false);
    expect(isNewer(view(1, 'e2'), view(800), [])).toBe(true);
    expect(isNewer(view(800), view(1, 'e2'), ['e1'])).toBe(false);
  });
});

describe('a live view', () => {
  test('is read at once, and followed by the stream', () => {
    expect(seq()).toBe(1);
    source().say('open');
    source().say('view', view(2));
    expect(seq()).toBe(2);
    expect(live.connection.get()).toBe('live');
  });

  test('never goes back: an older answer that comes late is ignored', () => {
    live.take(view(7));
    source().say('view', view(6));
    expect(seq()).toBe(7);
  });

  test('follows a restore at once, also on a machine whose clock is behind, and nothing late from before it', () => {
    live.take(view(800, 'e1', 9000));
    source().say('view', view(700, 'e2', 10));
    expect(seq()).toBe(700);
    live.take(view(801, 'e1', 9001));
    expect(seq()).toBe(700);
  });

  test('is read every 20 s although the stream is silent about it', async () => {
    read.mockResolvedValue(view(9));
    await pass(20_000);
    expect(seq()).toBe(9);
  });

  test('is read again when a heartbeat tells of a change that never came', async () => {
    source().say('open');
    read.mockResolvedValue(view(4));
    source().say('heartbeat', { seq: 1, serverTime: 0 });
    await pass(0);
    expect(read).toHaveBeenCalledTimes(1);
    source().say('heartbeat', { seq: 4, serverTime: 0 });
    await pass(0);
    expect(seq()).toBe(4);
  });

  test('tells the stream what it holds when it opens it again', async () => {
    source().say('open');
    source().say('view', view(3));
    source().say('bye');
    await pass(1_000);
    expect(addresses.at(-1)).toBe('e1.3');
  });

  test('says polling while only the poll works, and lost when nothing does', async () => {
    source().say('open');
    source().fail(2);
    await pass(0);
    expect(live.connection.get()).toBe('polling');
    read.mockRejectedValue(ownFailure('network_error'));
    live.refresh();
    await pass(0);
    expect(live.connection.get()).toBe('lost');
    expect(seq()).toBe(1);
  });

  test('does not call an open stream live when its poll fails, until it is heard again', async () => {
    source().say('open');
    read.mockRejectedValue(ownFailure('timeout'));
    live.refresh();
    await pass(0);
    expect(live.connection.get()).toBe('connecting');
    source().say('heartbeat', { seq: 1, serverTime: 0 });
    expect(live.connection.get()).toBe('live');
  });

  test('is lost, and not refused, where the server fails within itself', async () => {
    source().say('open');
    source().fail(2);
    read.mockRejectedValue(new CallFailure({ status: 500, contents: [] }));
    live.refresh();
    await pass(0);
    expect(live.connection.get()).toBe('lost');
    expect(refused).not.toHaveBeenCalled();
  });

  test('hands on a refusal that retrying will not cure', async () => {
    read.mockRejectedValue(new CallFailure({ status: 401, contents: [] }));
    live.refresh();
    await pass(0);
    expect(refused).toHaveBeenCalledTimes(1);
  });

  test('knows how far the server’s clock is ahead', () => {
    live.take({ ...view(2), serverTime: Date.now() + 5_000 });
    expect(live.clockOffsetMs.get()).toBe(5_000);
  });
});
