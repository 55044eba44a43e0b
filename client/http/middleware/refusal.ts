import type { Middleware } from 'openapi-fetch';
import { ownFailure } from '../call-failure.ts';
import { readFailure } from '../read-failure.ts';

/** Makes a CallFailure of every answer that is none. */
export const refusal: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return;
    throw isFromElsewhere(response)
      ? ownFailure('network_error')
      : await readFailure(response.status, await response.text());
  },
};

/**
 * Whether a page in place of a refusal says nothing of the server: a Wi-Fi that wants to be signed in to first answers for
 * it. Whom a proxy lets in and what is too large for it stays so.
 */
function isFromElsewhere({ status, headers }: Response): boolean {
  const isPage = /html/.test(headers.get('content-type') ?? '');
  return isPage && status >= 400 && status < 500 && status !== 401 && status !== 413;
}
