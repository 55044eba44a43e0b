import { expect, test } from 'vitest';
import { afterCall } from '#server/queue/policy/after-call.ts';
import { type LineCall, type LineCounts, noCalls } from '#server/queue/policy/line.ts';

const [halfPastNine, tenOClock, halfPastTen] = [9.5, 10, 10.5];
/** Five ordinary patients were called, the last two of them before the first in the order. */
const before: LineCounts = { ...noCalls, ordinaryCalls: 5, priorityRun: 2, slotEndsAt: tenOClock };
const ordinary = { ...before, ordinaryCalls: 6 };

const rows: [rule: string, call: Omit<LineCall, 'slotEndsAt'> & Partial<LineCall>, after: LineCounts][] = [
  ['the first in the order ends the run', { lane: 'booked', reason: 'inOrder' }, { ...ordinary, priorityRun: 0 }],
  ['so does the turn kept for the first', { lane: 'absent', reason: 'fairTurn' }, { ...ordinary, priorityRun: 0 }],
  ['priority makes it longer', { lane: 'walkIn', reason: 'priority' }, { ...ordinary, priorityRun: 3 }],
  ['so does a long wait', { lane: 'booked', reason: 'aged' }, { ...ordinary, priorityRun: 3 }],
  ['whom staff call by number leaves it as it is', { lane: 'booked', reason: 'byNumber' }, ordinary],
  ['late as normal is ordinary', { lane: 'late', reason: 'aged' }, { ...ordinary, priorityRun: 3 }],
  ['late between the others is not', { lane: 'late', reason: 'inserted' }, { ...before, lateAt: 5 }],
  ['passed and called by number', { lane: 'passed', reason: 'byNumber' }, { ...before, passedAt: 5 }],
  ['examined, with nobody else', { lane: 'examined', reason: 'nobodyElse' }, { ...before, examinedAt: 5 }],
  ['added', { lane: 'extra', reason: 'inserted' }, { ...before, extraAt: 5 }],
  ['sent to the counter counts towards nothing', { lane: 'booked', reason: 'sent', slotEndsAt: halfPastTen }, before],
  [
    'an ordinary patient of the next slot begins it',
    { lane: 'booked', reason: 'inOrder', slotEndsAt: halfPastTen },
    { ...ordinary, priorityRun: 0, slotEndsAt: halfPastTen },
  ],
  [
    'one of an earlier slot goes back to it',
    { lane: 'booked', reason: 'fairTurn', slotEndsAt: halfPastNine },
    { ...ordinary, priorityRun: 0, slotEndsAt: halfPastNine },
  ],
];

test.each(rows)('%s', (_rule, call, after) => {
  expect(afterCall(before, { slotEndsAt: 0, ...call })).toEqual(after);
});
