import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailure, ownFailure } from '#client/http/call-failure.ts';
import { createPolled, type Polled } from '#kiosk/device/polled.ts';

let read: ReturnType<typeof vi.fn<() => Promise<number>>>;
let polled: Polled<number>;

beforeEach(async () => {
  vi.useFakeTimers();
  read = vi.fn(async () => 1);
  polled = createPolled(read);
  await pass(0);
});
afterEach(() => {
  polled.close();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('it reads at once and every 20 s', async () => {
  expect(polled.value.get()).toBe(1);
  expect(polled.contact.get()).toBe('good');
  read.mockResolvedValue(2);
  await pass(19_900);
  expect(polled.value.get()).toBe(1);
  await pass(200);
  expect(polled.value.get()).toBe(2);
});

test('when the network goes it tries more often, keeps what it has, and after 45 s says it is lost', async () => {
  read.mockRejectedValue(ownFailure('network_error'));
  await pass(20_000);
  expect(polled.contact.get()).toBe('unsteady');
  const before = read.mock.calls.length;
  await pass(8_100);
  expect(read.mock.calls.length).toBe(before + 2);
  await pass(25_000);
  expect(polled.contact.get()).toBe('lost');
  expect(polled.value.get()).toBe(1);
});

test('it comes back by itself', async () => {
  read.mockRejectedValue(ownFailure('timeout'));
  await pass(60_000);
  read.mockResolvedValue(3);
  await pass(4_100);
  expect(polled.contact.get()).toBe('good');
  expect(polled.value.get()).toBe(3);
});

test('a refusal is no lost network', async () => {
  read.mockRejectedValue(new CallFailure({ status: 404, contents: [] }));
  polled.refresh();
  await pass(0);
  expect(polled.contact.get()).toBe('good');
  // Nor is it asked again soon: a kiosk whose address was replaced may go on for days.
  read.mockClear();
  await pass(19_900);
  expect(read).not.toHaveBeenCalled();
  await pass(200);
  expect(read).toHaveBeenCalledTimes(1);
});

test('a server that fails within itself counts like one that is away', async () => {
  read.mockRejectedValue(new CallFailure({ status: 500, contents: [] }));
  await pass(20_000);
  expect(polled.contact.get()).toBe('unsteady');
  await pass(46_000);
  expect(polled.contact.get()).toBe('lost');
});

test('it reads once at a time, however often it is asked', async () => {
  const answer = Promise.withResolvers<number>();
  read.mockClear().mockReturnValue(answer.promise);
  polled.refresh();
  polled.refresh();
  expect(read).toHaveBeenCalledTimes(1);
  answer.resolve(2);
  await pass(0);
  expect(polled.value.get()).toBe(2);
});

test('closed while it reads, it does not read again', async () => {
  const answer = Promise.withResolvers<number>();
  read.mockClear().mockReturnValue(answer.promise);
  polled.refresh();
  polled.close();
  answer.resolve(2);
  await pass(60_000);
  expect(read).toHaveBeenCalledTimes(1);
});
