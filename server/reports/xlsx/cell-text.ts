/** What XML 1.0 cannot hold: control characters, halves of characters, and the two that are no characters. */
const forbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Excel's limit for one cell. */
const longest = 32_767;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for XML: what it cannot hold is removed, what it reads as markup escaped. */
export function xmlText(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"]/g, (character) => entities[character] as string);
}

/** A text for a cell of XML. */
export function cellText(text: string): string {
  return xmlText(plainText(text));
}

/**
 * A text for a cell. One that begins like a formula gets an apostrophe before it, so that it stays a text in whatever
 * the spreadsheet is turned into later.
 */
export function plainText(text: string): string {
  const clean = text.replace(forbidden, '').slice(0, longest - 1);
  return /^[=+\-@\t\r]/.test(clean) ? `'${clean}` : clean;
}

/** How wide a text is in a spreadsheet's columns: Chinese characters count twice, marks over Thai letters not. */
export function textWidth(text: string): number {
  return [...text].reduce((width, character) => width + widthOf(character), 0);
}

function widthOf(character: string): number {
  if (/\p{Mn}/u.test(character)) return 0;
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{20000}-\u{3fffd}]/u.test(
    character,
  )
    ? 2
    : 1;
}
