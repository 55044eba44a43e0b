import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { operations } from '#generated/operations.ts';
import type { Services } from '../call/services.ts';
import { secondMs } from '../ground/durations.ts';
import type { MeasureAnswer } from '../metrics/measure-http.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { traceContextOf, traceparentOf } from '../trace/trace-context.ts';
import { bearerOf } from './authenticate.ts';
import { isOwn } from './cross-origin.ts';

type Used = Pick<Services, 'namedReports' | 'tokens' | 'clock'>;

interface Options {
  readonly measure: MeasureAnswer | undefined;
  readonly isStopping: () => boolean;
}

const operationId = 'reportScreenAgain';
const { path, security } = operations[operationId];
/** As screens write it; whoever writes it otherwise is answered by the framework. */
const written = new RegExp(`^${path}\\?name=([\\w-]{1,40})(?:&sentAt=(\\d{1,15}))?$`);
const body = JSON.stringify({ whole: false });
const own = {
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(body.length),
};
const headers = {
  plain: Object.entries({ ...securityHeaders.plain, ...own }).flat(),
  secure: Object.entries({ ...securityHeaders.secure, ...own }).flat(),
};

/**
 * Answers screens that say again what they said before the framework sees them: thousands of devices do nothing else,
 * and the way through it takes three times as long as all that there is to do. Whatever is not beyond doubt goes that
 * way (docs/decisions/167).
 */
export function answerRepeated(server: FastifyInstance, services: Used, { measure, isStopping }: Options): void {
  // Each answer is a line of its log then.
  if (server.log.level === 'debug' || server.log.level === 'trace') return;
  const { server: listening } = server;
  const ordinary = listening.listeners('request');
  listening.removeAllListeners('request');
  listening.on('request', (raw: IncomingMessage, answer: ServerResponse) => {
    if (!isStopping() && answers(services, raw, answer, measure)) return;
    for (const listener of ordinary) listener.call(listening, raw, answer);
  });
}

/** Whether it has been answered. */
function answers(
  { namedReports, tokens, clock }: Used,
  raw: IncomingMessage,
  answer: ServerResponse,
  measure: MeasureAnswer | undefined,
): boolean {
  const { url = '' } = raw;
  if (raw.method !== 'POST' || !url.startsWith(path)) return false;
  const began = performance.now();
  const [, name, sentAt] = written.exec(url) ?? [];
  if (name === undefined || !isPlain(raw)) return false;
  const token = bearerOf(raw.headers);
  const caller = token === undefined ? undefined : tokens.heard.known(token);
  if (!caller || caller.suspended || !(security as readonly string[]).includes(caller.kind)) return false;
  const known = namedReports.takes({ name, caller, raw, sentAt: sentAt ? Number(sentAt) : undefined }, clock());
  if (!known) return false;
  const context = traceContextOf(raw.headers);
  answer.writeHead(200, [
    ...(known.isSecure ? headers.secure : headers.plain),
    'x-trace-id',
    context.traceId,
    'traceresponse',
    traceparentOf(context),
  ]);
  answer.end(body);
  measure?.(operationId, 200, (performance.now() - began) / secondMs);
  return true;
}

/** A page of this server that sends no body and asks for nothing special. */
function isPlain({ headers }: IncomingMessage): boolean {
  const { origin } = headers;
  if (origin !== undefined && !isOwn(origin, headers.host)) return false;
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0) return false;
  return headers['x-api-key'] === undefined && headers['idempotency-key'] === undefined;
}
