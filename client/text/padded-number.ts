/** A number as patients see it, padded with zeros to the queue's width. */
export function paddedNumber(number: number, width: number): string {
  return String(number).padStart(width, '0');
}
