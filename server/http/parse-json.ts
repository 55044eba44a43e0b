import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../errors/refusal.ts';

const byteOrderMark = 0xfeff;

/**
 * Reads JSON as it came in. Bytes that are no UTF-8 are refused and not replaced: a name would be kept as another one
 * (RFC 8259, section 8.1). `__proto__` becomes a member like others, which no schema knows.
 * @param field the part of a form that it is
 * @throws Refusal malformed_json
 */
export function parseJson(bytes: Buffer, field?: string): unknown {
  if (isUtf8(bytes)) {
    const text = bytes.toString('utf8');
    try {
      return JSON.parse(text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text);
    } catch {
      // Refused below, like what is no text.
    }
  }
  throw new Refusal({ code: 'malformed_json', ...(field && { field }) });
}

/**
 * Reads the body of a request. What is compressed or in another character set may well be JSON: the refusal
 * says that it is not taken like this, and not that it were none.
 * @throws Refusal unsupported_media_type or malformed_json
 */
export function parseBody(bytes: Buffer, headers: IncomingHttpHeaders): unknown {
  try {
    return parseJson(bytes);
  } catch (error) {
    const { 'content-encoding': encoding = 'identity', 'content-type': type = '' } = headers;
    const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i.exec(type)?.[1] ?? 'utf-8';
    const isPlain = encoding.trim().toLowerCase() === 'identity' && /^utf-?8$/i.test(charset);
    throw isPlain ? error : new Refusal({ code: 'unsupported_media_type' });
  }
}
