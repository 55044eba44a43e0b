import type { CallFailure } from '../http/call-failure.ts';
import { joinSentences } from '../text/join-sentences.ts';
import type { Translator } from './translator.ts';

/** A failure in words: each entry in our own text, or the server's where we have none. */
export function failureText(t: Translator, failure: CallFailure): string {
  if (failure.contents.length === 0) return t('errors.system_has_some_errors', { traceId: failure.traceId ?? '–' });
  return joinSentences(
    failure.contents.map(({ code, message, params }) =>
      t.has(`errors.${code}`) ? t(`errors.${code}`, params) : message,
    ),
  );
}
