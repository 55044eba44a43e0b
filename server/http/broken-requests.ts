import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type ErrorCode, errorStatus } from '#generated/errors.ts';
import { negotiateLocale, text } from '../ground/texts.ts';
import { bareHeaders } from '../security/security-headers.ts';

/** What the HTTP parser refuses, before there is a call, as entries of the catalogue. */
const codes: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers what is no HTTP, or came too slowly or with too many headers, as every other refusal is answered. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = codes[error.code ?? ''] ?? 'bad_request';
  const status = errorStatus[code];
  const message = text(negotiateLocale(undefined), `errors.${code}`, {});
  const body = JSON.stringify({ contents: [{ code, message }], traceId: 'none' });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
    ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
