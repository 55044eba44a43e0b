import { expect, test } from 'vitest';
import { createLanguage } from '#client/language/language.ts';

function storageWith(value?: string) {
  const kept = new Map<string, string>(value ? [['callboard-language', value]] : []);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

test('the language is Traditional Chinese until another is chosen', () => {
  const language = createLanguage(storageWith());
  expect(language.current.get()).toBe('zh-TW');
  expect(language.wasChosen()).toBe(false);
});

test('a chosen language is kept on the device and told to the document', () => {
  const storage = storageWith();
  const root = { lang: '' };
  createLanguage(storage, root).choose('th');
  expect(root.lang).toBe('th');
  expect(createLanguage(storage).current.get()).toBe('th');
});

test('an unsupported stored language falls back to Traditional Chinese', () => {
  const root = { lang: 'de' };
  expect(createLanguage(storageWith('de-DE'), root).current.get()).toBe('zh-TW');
  expect(root.lang).toBe('zh-TW');
});

test('a language that is only shown is not kept', () => {
  const storage = storageWith('en-US');
  const language = createLanguage(storage);
  language.show('zh-TW');
  expect(language.current.get()).toBe('zh-TW');
  expect(createLanguage(storage).current.get()).toBe('en-US');
});

test('a browser that forbids storage still shows the chosen language', () => {
  const forbid = () => {
    throw new Error('SecurityError');
  };
  const language = createLanguage({ getItem: forbid, setItem: forbid });
  language.choose('en-US');
  expect(language.current.get()).toBe('en-US');
});
