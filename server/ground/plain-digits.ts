/** A text with its full-width and Thai digits as 0 to 9. */
export function plainDigits(text: string): string {
  // Both rows of digits begin at a multiple of 16.
  return text.replace(/[０-９๐-๙]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
