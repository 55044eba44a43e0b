import type { InvalidEvent, SyntheticEvent } from 'react';
import type { Translator } from '#client/language/translator.ts';

/**
 * Of a field that must be filled in: an empty one, or one with nothing but spaces, is said in the language of the page, not
 * in that of the browser.
 */
export function mustBeFilled(t: Translator) {
  return {
    required: true,
    pattern: '.*\\S.*',
    onInvalid: ({ currentTarget }: InvalidEvent<HTMLInputElement>) =>
      currentTarget.setCustomValidity(t('errors.field_required')),
    onInput: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => currentTarget.setCustomValidity(''),
  };
}
