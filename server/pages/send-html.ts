import type { FastifyReply, FastifyRequest } from 'fastify';
import { Locale } from '#generated/values.ts';
import { negotiateLocale } from '../ground/texts.ts';

/** `?lang=` first, then the browser's languages. */
export function localeOf(request: FastifyRequest): Locale {
  const { lang } = request.query as { lang?: unknown };
  return Locale.find((locale) => locale === lang) ?? negotiateLocale(request.headers['accept-language']);
}

/** Sends a page that is asked for anew each time. */
export function sendHtml(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
}
