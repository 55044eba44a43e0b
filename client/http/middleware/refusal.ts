import type { Middleware } from 'openapi-fetch';
import { readFailure } from '../read-failure.ts';

/** Makes a CallFailure of every answer that is none. */
export const refusal: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await readFailure(response.status, await response.text());
  },
};
