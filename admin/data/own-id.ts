/** An id for what people enter by hand where others have one of the hospital's system; no two are alike. */
export function newOwnId(): string {
  return `H-${Date.now().toString(36).toUpperCase()}-${crypto.randomUUID().slice(0, 4)}`;
}
