import type { CallFailure } from '../http/call-failure.ts';
import { failureText } from './failure-text.ts';
import type { Translator } from './translator.ts';

/**
 * A failure in words where nothing is sent again by itself: it would be waited for in vain, so who pressed is asked to
 * press again.
 */
export function givenUpText(t: Translator, failure: CallFailure): string {
  return failure.has('network_error') ? t('errors.timeout') : failureText(t, failure);
}
