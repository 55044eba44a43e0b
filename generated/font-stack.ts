// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

/** Chinese first, then Thai and the platform's own. */
export const fontStack = '"Noto Sans TC", "Noto Sans CJK TC", "PingFang TC", "Microsoft JhengHei", "Noto Sans Thai", "Leelawadee UI", sans-serif';
