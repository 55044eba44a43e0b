/** Compares names as people count: room 9 before room 10. */
export const asCounted = new Intl.Collator('zh-TW', { numeric: true }).compare;
