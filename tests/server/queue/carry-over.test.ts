import { expect, test } from 'vitest';
import { carryOver, isOfEarlierSession } from '#server/queue/carry-over.ts';
import { noCalls } from '#server/queue/policy/line.ts';
import type { QueueRow, TicketRow } from '#server/queue/rows.ts';
import { nine, rules, waiter } from './policy/waiters.ts';
import { refusalOf } from './refusal-of.ts';

const queue = {
  ...noCalls,
  gid: 'room.2026-11-21.afternoon',
  serviceDate: '2026-11-21',
  session: 'afternoon',
} as QueueRow;
const inQueue = (queueGid: string) => ({ ...waiter(1), queueGid, source: 'appointment' }) as TicketRow;
const ticket = (status: TicketRow['status']) => ({ ...inQueue('room.2026-11-21.morning'), status });
const over = (status: TicketRow['status']) =>
  carryOver(rules({ passedRule: 'asBefore' }), ticket(status), { queue, number: 5 }, nine);

test('of an earlier session is a ticket of the same day alone', () => {
  const earlier = (name: string) => isOfEarlierSession(inQueue(`room.${name}`), queue);
  expect(earlier('2026-11-21.morning')).toBe(true);
  expect(earlier('2026-11-21.afternoon')).toBe(false);
  expect(earlier('2026-11-20.morning')).toBe(false);
});

test('who was passed stands in the later session by the number that they have there', () => {
  expect(over('passed')).toMatchObject([
    { kind: 'transferred', queueGid: 'room.2026-11-21.morning', number: 1, claim: 'passed' },
    { kind: 'received', queueGid: queue.gid, number: 5, payload: { place: { lane: 'booked', orderKey: 5 } } },
  ]);
});

test.each(['registering', 'awaiting', 'temporarilyAway', 'checking', 'completed'] as const)(
  'who is %s in the earlier session was not passed there, and is not carried over',
  (status) => {
    expect(refusalOf(() => over(status))).toBe('invalid_queue_operation');
  },
);
