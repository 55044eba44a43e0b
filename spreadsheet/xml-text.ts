/** What XML 1.0 cannot hold: control characters, halves of characters, and the two that are no characters. */
export const xmlForbidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text for XML: what it cannot hold is removed, what it reads as markup escaped. */
export function xmlText(text: string): string {
  return text.replace(xmlForbidden, '').replace(/[&<>"]/g, (character) => entities[character] as string);
}
