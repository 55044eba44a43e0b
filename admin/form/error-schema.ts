import type { ErrorSchema } from '@rjsf/utils';
import type { FieldErrors } from 'react-hook-form';
import type { Translate } from '../data/refusal.ts';
import { tell } from '../i18n/told.ts';

/** react-hook-form's errors as RJSF shows them; what is wrong with entries of a list of choices is told at the list. */
export function toRjsfErrors(errors: FieldErrors, translate: Translate): ErrorSchema {
  return Object.fromEntries(
    Object.entries(errors)
      .filter(([name, error]) => name !== 'ref' && typeof error === 'object' && error !== null)
      .map(([name, error]) => {
        const messages = messagesOf(error as object).map((text) => tell(text, translate));
        return [name, messages.length > 0 ? { __errors: messages } : toRjsfErrors(error as FieldErrors, translate)];
      }),
  ) as ErrorSchema;
}

/** The message of a field, or those of the entries of its list. */
function messagesOf(error: object): string[] {
  if ('message' in error && typeof error.message === 'string') return [error.message];
  const entries = Object.entries(error).filter(([index]) => /^\d+$/.test(index));
  return entries.flatMap(([, entry]) => (typeof entry?.message === 'string' ? [entry.message as string] : []));
}
