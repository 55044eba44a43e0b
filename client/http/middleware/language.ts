import type { Middleware } from 'openapi-fetch';

/** Asks for messages in the language that is shown. */
export function language(locale: () => string): Middleware {
  return {
    onRequest({ request }) {
      request.headers.set('Accept-Language', locale());
    },
  };
}
