import { expect, it } from 'vitest';
import { untranslated } from '#codegen/untranslated.ts';

it('what a language says as Chinese does is untranslated, unless it holds no Chinese', () => {
  const base = { display: { next: '下一位', room: '診間', sign: 'QR' }, values: { Locale: { th: '泰文' } } };
  const texts = { display: { next: 'Next', room: '診間', sign: 'QR' }, values: { Locale: { th: '泰文' } } };
  expect(untranslated(base, texts)).toEqual(['display.room']);
});
