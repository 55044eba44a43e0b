import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { kindInSentence } from '#admin/i18n/in-sentence.ts';
import en from '#locales/en-US.json' with { type: 'json' };

test('one doctor is a doctor, and six hundred are doctors', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en-US', resources: { 'en-US': { translation: { entities: en.entities } } } });
  const translate = (key: string, { smart_count: count }: { smart_count: number }) => i18n.t(key, { count });
  expect(kindInSentence(translate, 'entities.Doctor', 1)).toBe('doctor');
  expect(kindInSentence(translate, 'entities.Doctor', 600)).toBe('doctors');
  expect(kindInSentence(translate, 'entities.Media', 2)).toBe('media');
});
