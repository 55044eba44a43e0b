import { expect, test } from 'vitest';
import { choicesOf, searchOf } from '#display/gallery/choices.ts';

test('an address without words shows every type busy, on a television, in Chinese', () => {
  expect(choicesOf('', ['en-GB'])).toMatchObject({
    show: 'types',
    state: 'busy',
    size: '1920x1080',
    language: 'zh-TW',
    theme: 'dark',
    lang: 'en-US',
  });
});

test('what was chosen is found again in its address', () => {
  const chosen = { ...choicesOf('', []), show: 'one', state: 'paused', size: '1080x1920', language: 'th' } as const;
  expect(choicesOf(searchOf(chosen), [])).toEqual(chosen);
});

test('a word that is no choice is left out', () => {
  expect(choicesOf('?state=burning&size=1x1', [])).toMatchObject({ state: 'busy', size: '1920x1080' });
});
