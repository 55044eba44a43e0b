import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerError, answerRefusal, messagesOf, refusalOf, sendStatus } from '../errors/error-handler.ts';
import { text } from '../ground/texts.ts';
import { answerBrokenAddress } from './answer-broken-address.ts';
import { type LinkNotice, renderNotice } from './notice-page.ts';
import { opensPage } from './opens-page.ts';
import { localeOf, sendHtml } from './send-html.ts';
import { wantsPage } from './wants-page.ts';

/** The `config` of a route that is a link which people are given. */
export interface LinkConfig {
  readonly notice: LinkNotice;
}

/**
 * Answers every error. Where it is a link that people are given, they read in their browser on a page why it cannot be
 * opened, and what to do; of an address that is no text, that there is no such page; of any other page while the data
 * cannot be read, that it comes by itself. Programs receive the refusal as everywhere.
 */
export function answerInPage(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): unknown {
  const { notice } = request.routeOptions.config as Partial<LinkConfig>;
  if (notice ? !wantsPage(request) : !opensPage(request)) return answerError(error, request, reply);
  const refusal = refusalOf(error, request);
  const locale = localeOf(request);
  if (!notice) {
    if (refusal.entries.some(({ code }) => code === 'bad_request')) return answerBrokenAddress(refusal, request, reply);
    if (!refusal.isTemporary()) return answerRefusal(refusal, request, reply);
    const answer = sendStatus(refusal, reply);
    return sendHtml(
      answer.header('refresh', reply.getHeader('retry-after')),
      renderNotice(locale, 'away', request.url),
    );
  }
  // A parameter says nothing to people: a key of a wrong form is one that nobody was given.
  const reasons = messagesOf(refusal, request, locale).filter(({ field }) => field === undefined);
  const why = reasons.length > 0 ? reasons.map(({ message }) => message) : [text(locale, 'errors.not_found')];
  return sendHtml(sendStatus(refusal, reply), renderNotice(locale, notice, request.url, why));
}
