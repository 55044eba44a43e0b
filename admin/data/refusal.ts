import { HttpError } from 'react-admin';
import type { CallFailure } from '#client/http/call-failure.ts';
import { joinSentences } from '#client/text/join-sentences.ts';
import { tell, told } from '../i18n/told.ts';
import { fieldErrors } from './field-errors.ts';

/** Translates a key of locales/. */
export type Translate = (key: string, params?: Record<string, unknown>) => string;

/**
 * A refusal of the server as react-admin wants it: messages in the user's language, those that name a field at their
 * fields (`body.errors`, put into words by `tell` where they are shown), the record as it stands now with a stale version (`body.current`).
 */
export function toHttpError(failure: CallFailure, translate: Translate): HttpError {
  const messages = failure.contents.map(({ code, params, message, field }) => ({
    field,
    text: told(`errors.${code}`, { ...params, ...(field && { field }), _: message }),
  }));
  const fields = messages.filter((entry): entry is { field: string; text: string } => Boolean(entry.field));
  const summary =
    joinSentences(messages.map(({ text }) => tell(text, translate))) ||
    translate('errors.system_has_some_errors', { traceId: failure.traceId ?? '–' });
  const errors = failure.status === 400 && fields.length > 0 ? fieldErrors(fields) : undefined;
  return new HttpError(summary, failure.status, {
    ...(errors && { errors }),
    codes: failure.contents.map(({ code }) => code),
    current: failure.current,
    traceId: failure.traceId,
  });
}
