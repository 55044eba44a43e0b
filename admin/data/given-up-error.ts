import { HttpError } from 'react-admin';
import type { CallFailure } from '#client/http/call-failure.ts';
import { type Translate, toHttpError } from './refusal.ts';

/**
 * A failure as react-admin wants it where nothing is sent again by itself: it would be waited for in vain, so who
 * pressed is asked to press again.
 */
export function givenUpError(failure: CallFailure, translate: Translate): HttpError {
  const error = toHttpError(failure, translate);
  return failure.has('network_error') ? new HttpError(translate('errors.timeout'), error.status, error.body) : error;
}
