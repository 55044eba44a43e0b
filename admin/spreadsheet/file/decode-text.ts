import type { Locale } from '#generated/values.ts';
import { type Encoding, FileFault, unreadable } from './table.ts';

/** What a text of two bytes for each character begins with: Excel writes the first, some hospital systems the second. */
const wideByMark: ReadonlyMap<number, Encoding> = new Map([
  [0xfffe, 'utf-16le'],
  [0xfeff, 'utf-16be'],
]);
/** Of so many characters beyond ASCII one may be unreadable: a field that was cut off in the middle of its last one. */
const oneOf = 20;

/** How a text of two bytes for each character is written; undefined for any other file. */
export function wideEncodingOf(bytes: Uint8Array): Encoding | undefined {
  return wideByMark.get(((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0));
}

interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * A text file's text and how it was written. What is neither UTF-8 nor marked as Unicode comes from an Excel of the
 * user's country: Big5, in Thailand windows-874. A character that nobody else knows stands there as `unreadable`, so
 * that the rows beside it are read.
 * @throws FileFault noTable
 */
export function decodeText(bytes: Uint8Array, locale: Locale): Decoded {
  const marked = wideEncodingOf(bytes) ?? (isMarkedUtf8(bytes) ? 'utf-8' : undefined);
  if (marked) return decoded(bytes, marked);
  const utf8 = whole(bytes, 'utf-8') ?? mostly(decoded(bytes, 'utf-8'));
  if (utf8) return utf8;
  const { known, breaks } = withoutOwnCharacters(bytes);
  const thai = () => whole(bytes, 'windows-874');
  const big5 = () => (breaks === 0 ? decoded(known, 'big5') : undefined);
  const found = locale === 'th' ? (thai() ?? big5()) : (big5() ?? thai());
  const likely = found ?? mostly(decoded(known, 'big5'));
  if (!likely) throw new FileFault('noTable');
  return likely;
}

function isMarkedUtf8([first, second, third]: Uint8Array): boolean {
  return first === 0xef && second === 0xbb && third === 0xbf;
}

function decoded(bytes: Uint8Array, encoding: Encoding): Decoded {
  return { text: new TextDecoder(encoding).decode(bytes).replaceAll('\0', unreadable), encoding };
}

function whole(bytes: Uint8Array, encoding: Encoding): Decoded | undefined {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return undefined;
  }
}

function mostly(read: Decoded): Decoded | undefined {
  const lost = read.text.split(unreadable).length - 1;
  return lost * oneOf <= read.text.replace(/\p{ASCII}/gu, '').length ? read : undefined;
}

/** Stands for a character that is not to be decoded; decoders do not agree on any other byte that means none. */
const nothing = 0;

/**
 * A text in Big5 without the characters that a hospital has made itself: a browser takes some for those of Hong Kong, which
 * would be other names. Also tells how often a character breaks off, as nearly each does in what is no Big5.
 */
function withoutOwnCharacters(bytes: Uint8Array): { known: Uint8Array; breaks: number } {
  const known = new Uint8Array(bytes.length);
  let [length, breaks] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
    if (first < 0x80) {
      known[length++] = first;
      continue;
    }
    const isPair = first > 0x80 && first < 0xff && isSecond(second);
    if (isPair) at += 1;
    else breaks += 1;
    if (isPair && first > 0xa0 && first < 0xfa) {
      known[length++] = first;
      known[length++] = second;
    } else known[length++] = nothing;
  }
  return { known: known.subarray(0, length), breaks };
}

function isSecond(byte: number): boolean {
  return (byte >= 0x40 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xfe);
}
