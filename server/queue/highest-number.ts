import type { CounterState } from './counter-state.ts';

/** The highest number that a queue reaches. */
export const highestNumber = 9999;

/** The last number that a queue without a list calls: so many from its first as its owner lets it. */
export function highestFor({
  queue,
  maximumCalls = highestNumber,
}: Pick<CounterState, 'queue' | 'maximumCalls'>): number {
  return Math.min(highestNumber, (queue.firstNumber ?? queue.startingNumber) + maximumCalls - 1);
}
