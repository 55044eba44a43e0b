import { paddedNumber } from './padded-number.ts';

/** A number with the mark of its queue before it, if the queue has one: two queues may have the same number. */
export function markedNumber({ number, mark = '' }: { number: number; mark?: string }, width: number): string {
  return mark + paddedNumber(number, width);
}
