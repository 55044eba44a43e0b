import { xmlForbidden } from './xml-text.ts';

/** Excel's limit for one cell. */
const longest = 32_767;

/**
 * A text for a cell. One that a spreadsheet would run as a formula gets an apostrophe before it, so that it stays a text
 * in whatever the file is turned into later; so does one that begins like that already, so that openText gives every
 * text back.
 */
export function safeText(text: string): string {
  const clean = text
    .replace(xmlForbidden, '')
    .replace(/\r\n?/g, '\n')
    .slice(0, longest - 1);
  return /^'*[=+\-@\t\r]/.test(clean) ? `'${clean}` : clean;
}

/** A cell's text without the apostrophe that safeText put before it. */
export function openText(text: string): string {
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
