import { setTimeout as sleep } from 'node:timers/promises';
import { createHttpClient, type HttpClient } from '#client/http/http-client.ts';

/** The product's public API on behalf of one token. */
export interface Api extends HttpClient {
  /** The same API for another token. */
  as(token: string): Api;
}

/** Anything that answers HTTP requests: the built-in fetch, or a server in this process. */
export type Fetch = (request: Request) => Promise<Response>;

/** A whole staff signs in at once, which is more than a server takes from one address in a minute. */
const attempts = 4;

/** The API at `base` (scheme, host and port). Waits and tries again where the server asks for it. */
export function apiAt(base: string, send: Fetch = fetch, token?: string): Api {
  const client = createHttpClient({
    base: () => base,
    credential: () => (token ? { token } : undefined),
    locale: () => 'en-US',
    fetch: (request) => sendPatiently(send, request),
  });
  return { ...client, as: (other) => apiAt(base, send, other) };
}

async function sendPatiently(send: Fetch, request: Request): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(request.clone());
    if (response.status !== 429 || attempt === attempts) return response;
    await sleep(1000 * Number(response.headers.get('Retry-After') ?? 5), undefined, { signal: request.signal });
  }
}
