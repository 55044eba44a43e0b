import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { Environment } from '../ground/environment.ts';
import { negotiateLocale, text } from '../ground/texts.ts';
import { renderNotice } from '../pages/notice-page.ts';
import { wantsPage } from '../pages/wants-page.ts';
import { bareHeaders } from '../security/security-headers.ts';
import type { Tls } from '../tls/tls.ts';

const againSeconds = 3;

/**
 * Answers in the server's place while it starts: a migration of years of data takes minutes, in which whoever asks
 * must be able to tell a start from a fault. All is 503; a page comes again by itself, so that a screen that is
 * switched on first does not stay on its browser's own error page.
 * @returns closes it, which frees the port
 * @throws the error of listen()
 */
export async function answerWhileStarting({ PORT, HOST }: Environment, tls?: Tls): Promise<() => Promise<void>> {
  // Nobody can know a port that is yet to be picked.
  if (PORT === 0) return async () => {};
  const server = tls ? createSecureServer(tls.options(), answer) : createServer(answer);
  server.listen(PORT, HOST);
  await once(server, 'listening');
  return async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  };
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const locale = negotiateLocale(request.headers['accept-language']);
  const asPage = wantsPage(request);
  const code = 'service_starting';
  const refusal = { contents: [{ code, message: text(locale, `errors.${code}`) }], traceId: '' };
  response.writeHead(503, {
    ...bareHeaders,
    'retry-after': String(againSeconds),
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': asPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    // Not a <meta>: the program of a screen is not there yet that would come again.
    ...(asPage && { refresh: String(againSeconds) }),
  });
  response.end(asPage ? renderNotice(locale, 'starting', request.url ?? '') : JSON.stringify(refusal));
}
