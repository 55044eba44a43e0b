import type { Organisation } from '#generated/shapes.ts';
import type { QueueRow } from './rows.ts';

/**
 * The number with which the organisation lets queues without a list begin after a reset, of the night or by hand; null
 * where the queue's own starting number is as high, or numbers go on over the days.
 */
export function initialNumber(
  { autoResetCallNumber, resetInitialNumber = 1 }: Pick<Organisation, 'autoResetCallNumber' | 'resetInitialNumber'>,
  { startingNumber }: Pick<QueueRow, 'startingNumber'>,
): number | null {
  return autoResetCallNumber !== false && resetInitialNumber > startingNumber ? resetInitialNumber : null;
}
