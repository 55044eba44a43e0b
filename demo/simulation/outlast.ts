import { setTimeout as sleep } from 'node:timers/promises';
import type { Fetch } from '../api.ts';

/** Answers of a proxy in front of a server that is away, or of a server that is not ready yet. */
const away = [502, 503, 504];
const waitMs = 60_000;
const pauseMs = 500;

/**
 * Sends requests to a server that may be restarted in the middle of the day: what was not answered is sent again as
 * it was, with its idempotency key, so that nobody is called twice. A server that was never there is not waited for.
 * @param send what carries a request
 * @param limitMs how long to wait for the server each time
 */
export function outlastRestarts(send: Fetch = fetch, limitMs = waitMs): Fetch {
  let reached = false;
  return async (request) => {
    const begun = performance.now();
    for (;;) {
      const isLast = !reached || performance.now() - begun >= limitMs;
      const answer = await answerOf(send, request.clone()).catch((error: unknown) => {
        if (isLast || request.signal.aborted) throw error;
      });
      if (answer) reached = true;
      if (answer && (isLast || !away.includes(answer.status))) return answer;
      await sleep(pauseMs, undefined, { signal: request.signal });
    }
  };
}

/** The whole answer: the connection may break in the middle of it. */
async function answerOf(send: Fetch, request: Request): Promise<Response> {
  const response = await send(request);
  const body = response.body && (await response.arrayBuffer());
  return new Response(body, response);
}
