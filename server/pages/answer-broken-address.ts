import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerError, refusalOf, sendStatus } from '../errors/error-handler.ts';
import type { Refusal } from '../errors/refusal.ts';
import { negotiateLocale } from '../ground/texts.ts';
import { bareHeaders, headersFor } from '../security/security-headers.ts';
import { renderNotice } from './notice-page.ts';
import { opensPage } from './opens-page.ts';
import { sendHtml } from './send-html.ts';

/**
 * Answers an address that cannot be read, also before any hook runs. Who opens one in a browser, a link that a message
 * has cut or mangled, reads that there is no such page; programs receive the refusal.
 */
export function answerBrokenAddress(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): void {
  if (!opensPage(request)) {
    answerError(error, request, reply.headers(bareHeaders));
    return;
  }
  const locale = negotiateLocale(request.headers['accept-language']);
  const answer = sendStatus(refusalOf(error, request), reply.headers(headersFor(request)));
  sendHtml(answer, renderNotice(locale, 'notFound', request.url));
}
