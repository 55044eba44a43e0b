import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errorStatus } from '#generated/errors.ts';
import { limits } from '#generated/limits.ts';
import type { Locale } from '#generated/values.ts';
import { dateText } from '../ground/date-text.ts';
import { negotiateLocale, text } from '../ground/texts.ts';
import { Refusal, type RefusalEntry } from './refusal.ts';

/** What Fastify and its plugins refuse by themselves, as entries of the catalogue. */
const frameworkCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_ERR_BAD_URL: 'bad_request',
};

/** A day as callers write it; the administration shows it as its organisation does. */
const exampleDay = '2026-12-31';

/** Seconds after which a caller may try again what was refused for the moment. */
const retryAfterSeconds = 2;

/** Answers every error: an expected refusal as the catalogue has it, anything else as 500 without a detail. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  answerRefusal(refusalOf(error, request), request, reply);
}

/** The refusal that an error is; what nobody expected is logged. */
export function refusalOf(error: FastifyError | Error, request: FastifyRequest): Refusal {
  const refusal = error instanceof Refusal ? error : fromFramework(error);
  if (!refusal) request.log.error({ err: error }, 'a call failed');
  return refusal ?? new Refusal({ code: 'internal_error' });
}

/** Sends a refusal with its texts in the caller's language. */
export function answerRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): void {
  const locale = negotiateLocale(request.headers['accept-language']);
  const contents = messagesOf(refusal, request, locale);
  sendStatus(refusal, reply).send({
    contents,
    traceId: request.id,
    ...(refusal.current && { current: refusal.current }),
  });
}

/** What a refusal says, entry by entry. */
export function messagesOf(refusal: Refusal, request: FastifyRequest, locale: Locale) {
  return refusal.entries.slice(0, limits.errorMessages).map((entry) => {
    const { code, field } = entry;
    const params = toldParams(entry, locale);
    return {
      ...(field !== undefined && { field: field.slice(0, 200) }),
      code,
      ...(params && { params }),
      message: text(locale, `errors.${code}`, { field: field ?? '', traceId: request.id, exampleDay, ...params }),
    };
  });
}

/** Sets the status of a refusal, and when to come again. */
export function sendStatus(refusal: Refusal, reply: FastifyReply): FastifyReply {
  const status = Math.max(...refusal.entries.map(({ code }) => errorStatus[code])) || 500;
  if (status === 503 || status === 429) reply.header('retry-after', waitOf(refusal));
  return reply.code(status).header('cache-control', 'no-store');
}

/** What a message is made of, with the kind and the days of what it names as the caller reads them. */
function toldParams(entry: RefusalEntry, locale: Locale): RefusalEntry['params'] {
  const { params, kind, days = [], dateFormat = 'YYYY/MM/DD' } = entry;
  if (!kind) return params;
  const written = days.map((day) => dateText(day, { dateFormat }, locale)).join(' – ');
  return { ...params, name: [text(locale, `entities.${kind}`), params?.name, written].filter(Boolean).join(' ') };
}

/** How long to wait: what the refusal says, where it says something. */
function waitOf({ entries }: Refusal): number {
  return Math.max(...entries.map(({ params }) => Number(params?.seconds ?? retryAfterSeconds)));
}

function fromFramework(error: FastifyError | Error): Refusal | undefined {
  const code = 'code' in error ? frameworkCodes[String(error.code)] : undefined;
  if (code) return new Refusal({ code });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 416) return new Refusal({ code: 'range_not_satisfiable' });
  if (status === 429) return new Refusal({ code: 'too_many_requests' });
  if (error instanceof SyntaxError && status === 400) return new Refusal({ code: 'malformed_json' });
  if (status !== undefined && status >= 400 && status < 500) return new Refusal({ code: 'bad_request' });
  return undefined;
}
