/** A text with its full-width and Thai digits as 0 to 9. */
export function plainDigits(text: string): string {
  // Both rows of digits begin at a multiple of 16.
  return text.replace(/[０-９๐-๙]/g, (digit) => String(digit.charCodeAt(0) % 16));
}

/** What somebody typed, with digits and letters of the width and kind that our formats have, without spaces around it. */
export function plainEntry(text: string): string {
  return plainDigits(text.normalize('NFKC')).trim();
}

/** The digits alone of what somebody typed. */
export function digitsOf(text: string): string {
  return plainDigits(text).replace(/\D/g, '');
}
