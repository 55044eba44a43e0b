/** Names by which Windows and Java call Big5, beyond those that the web's standard of encodings lists. */
const big5Names: readonly string[] = ['ms950', 'cp950', 'windows-950'];

/** What Latin texts are of. Any bytes are some text in windows-1252; those of Big5 and of Thai are full of signs. */
const latin = /^[\p{ASCII}\p{Lu}\p{Ll}\u00a0\u2013\u2014\u2018-\u201d]*$/u;

/**
 * The text of an answer, read in the character set that its media type names: older systems in Taiwan answer in Big5.
 * Without one, or with one that nobody knows, it is UTF-8. Nothing is replaced: a name that cannot be read would be kept
 * as another one.
 * @returns undefined where the bytes are no such text
 */
export function textIn(bytes: Uint8Array, mediaType = ''): string | undefined {
  for (const encoding of encodingsOf(mediaType)) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
      if (encoding !== 'windows-1252' || latin.test(text)) return text;
    } catch {
      // It is written otherwise.
    }
  }
  return undefined;
}

function encodingsOf(mediaType: string): string[] {
  const named = /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(mediaType)?.[1]?.toLowerCase() ?? 'utf-8';
  if (big5Names.includes(named)) return ['big5'];
  try {
    const { encoding } = new TextDecoder(named);
    // Latin letters are what frameworks say where nobody told them; what they send is mostly UTF-8.
    return encoding === 'windows-1252' ? ['utf-8', encoding] : [encoding];
  } catch {
    return ['utf-8'];
  }
}
