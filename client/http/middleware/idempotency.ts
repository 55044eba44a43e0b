import type { Middleware } from 'openapi-fetch';
import { newIdempotencyKey } from '../idempotency-key.ts';
import { operationAt } from '../operation-at.ts';

export const idempotencyHeader = 'Idempotency-Key';

/** Gives each call that acts once a key, unless the caller has one for a press that is sent again. */
export const idempotency: Middleware = {
  onRequest({ request, schemaPath }) {
    if (!operationAt(request, schemaPath)?.idempotent) request.headers.delete(idempotencyHeader);
    else if (!request.headers.has(idempotencyHeader)) request.headers.set(idempotencyHeader, newIdempotencyKey());
  },
};
