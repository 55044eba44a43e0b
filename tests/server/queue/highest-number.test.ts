import { expect, test } from 'vitest';
import { highestFor } from '#server/queue/highest-number.ts';
import type { QueueRow } from '#server/queue/rows.ts';

const queue = (firstNumber: number | null) => ({ startingNumber: 1, firstNumber }) as QueueRow;

test('a queue without a list calls as many numbers as its owner lets it, also from the number that a reset gave it', () => {
  expect(highestFor({ queue: queue(null), maximumCalls: 30 })).toBe(30);
  expect(highestFor({ queue: queue(500), maximumCalls: 30 })).toBe(529);
});

test('no number has more than four digits', () => {
  expect(highestFor({ queue: queue(500), maximumCalls: undefined })).toBe(9999);
  expect(highestFor({ queue: queue(9990), maximumCalls: 30 })).toBe(9999);
});
