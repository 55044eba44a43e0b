const { compare } = new Intl.Collator('zh-TW', { numeric: true });

/** Compares names as people count: room 9 before room 10. */
export function asCounted(one: string, other: string): number {
  return compare(withPlainDigits(one), withPlainDigits(other));
}

/**
 * Full-width and Thai digits as 0 to 9. A collator passes over the beginning that two names share, and where it has the
 * rules of a language it takes no other digits for a part of the number there: 診間１９ would stand behind 診間１００.
 */
function withPlainDigits(name: string): string {
  // Both rows of digits begin at a multiple of 16.
  return name.replace(/[０-９๐-๙]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
