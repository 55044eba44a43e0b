import { expect, test } from 'vitest';
import { positionAfter } from '#server/queue/policy/position-after.ts';
import { positionOf } from '#server/queue/policy/position-in-line.ts';
import { nine, waiter } from './waiters.ts';

const before = positionOf(waiter(7, { lane: 'walkIn', priority: 1 }));

test('an event leaves a ticket at the place that it says, else where it stood', () => {
  const place = { ...before, priority: 2 };
  expect(positionAfter(before, { at: nine, payload: { place } })).toEqual(place);
  expect(positionAfter(before, { at: nine, payload: {} })).toEqual(before);
});

test('a log from before there were lanes tells the order alone, and by the source who had an appointment', () => {
  const issued = (source: 'appointment' | 'kiosk') =>
    positionAfter(undefined, { at: nine, payload: { source, orderKey: 7 } });
  expect(issued('appointment')).toMatchObject({ lane: 'booked', orderKey: 7, arrivedAt: nine });
  expect(issued('kiosk')).toMatchObject({ lane: 'walkIn', orderKey: 7, arrivedAt: nine });
  expect(positionAfter(before, { at: nine, payload: { orderKey: 12 } })).toEqual({ ...before, orderKey: 12 });
});
