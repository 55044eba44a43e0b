/** Digits that a queue's numbers are padded to: three, or as many as its first number has. */
export function numberWidth(startingNumber: number): number {
  return Math.max(3, String(startingNumber).length);
}

/** A number as screens show it: padded to its queue's width. */
export function numberLabel(number: number, width: number): string {
  return String(number).padStart(width, '0');
}
