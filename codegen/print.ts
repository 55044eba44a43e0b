import type { Json } from './schema-words.ts';

export const banner = 'Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.';

const width = 120;

/** Room that a declaration takes before and after its value on a line. */
const declaration = 40;

/** A JSON file; its first key carries the banner because JSON has no comments. */
export function printJson(bannerKey: string, content: object): string {
  const notation = { text: JSON.stringify, key: JSON.stringify, trailing: '' };
  return `${printValue({ [bannerKey]: banner, ...(content as Record<string, Json>) }, notation, '', 0)}\n`;
}

/** A TypeScript file. */
export function printTypeScript(...sections: string[]): string {
  return `// ${banner}\n\n${sections.map((section) => section.trimEnd()).join('\n\n')}\n`;
}

/** A JSON value as a TypeScript literal, in our style: single quotes, keys bare where they can be. */
export function literal(value: unknown): string {
  const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name));
  return printValue(value as Json, { text: quote, key, trailing: ',' }, '', declaration);
}

/** A union of string or number literal types; `never` when there are none. */
export function union(values: readonly (string | number | null)[]): string {
  if (values.length === 0) {
    return 'never';
  }
  const parts = values.map((value) => literal(value));
  const line = parts.join(' | ');
  return line.length < width - declaration ? line : parts.map((part) => `\n  | ${part}`).join('');
}

/** A comment for the declaration below it; empty without a text. */
export function docComment(text: string | undefined, indent = ''): string {
  return text ? `${indent}/** ${text.replaceAll('*/', '* /')} */\n` : '';
}

function quote(text: string): string {
  return text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** How a value is written: TypeScript or JSON. */
interface Notation {
  text: (value: string) => string;
  key: (value: string) => string;
  /** After the last member of what stands on several lines. */
  trailing: string;
}

/** `column` is how far into the line the value begins; what fits the line stays on it. */
function printValue(value: Json | undefined, notation: Notation, indent: string, column: number): string {
  if (typeof value === 'string') {
    return notation.text(value);
  }
  if (value === null || typeof value !== 'object') {
    return String(value);
  }
  const deeper = `${indent}  `;
  const [open, close, space, parts] = Array.isArray(value)
    ? ['[', ']', '', value.map((child) => printValue(child, notation, deeper, deeper.length))]
    : ['{', '}', ' ', printMembers(value, notation, deeper)];
  if (parts.length === 0) {
    return open + close;
  }
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (column + line.length + 1 <= width && !line.includes('\n')) {
    return line;
  }
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}${notation.trailing}\n${indent}${close}`;
}

function printMembers(value: { [key: string]: Json | undefined }, notation: Notation, indent: string): string[] {
  return Object.entries(value)
    .filter(([, child]) => child !== undefined)
    .map(([name, child]) => {
      const start = `${notation.key(name)}: `;
      return start + printValue(child, notation, indent, indent.length + start.length);
    });
}
