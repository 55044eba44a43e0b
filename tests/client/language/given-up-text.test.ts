import { expect, test } from 'vitest';
import { ownFailure } from '#client/http/call-failure.ts';
import { givenUpText } from '#client/language/given-up-text.ts';
import { createTranslator } from '#client/language/translator.ts';
import th from '#locales/th.json' with { type: 'json' };

const t = createTranslator('th', th);

test('what is not sent again by itself is to be pressed again, and nobody waits for it', () => {
  expect(givenUpText(t, ownFailure('network_error'))).toBe(th.errors.timeout);
  expect(givenUpText(t, ownFailure('timeout'))).toBe(th.errors.timeout);
  expect(givenUpText(t, ownFailure('network_abnormal'))).toBe(th.errors.network_abnormal);
});
