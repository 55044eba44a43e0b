import { describe, expect, it } from 'vitest';
import { textAt } from '#codegen/texts.ts';

describe('textAt', () => {
  const texts = { fields: { Note: { title: 'Title', empty: '' } } };

  it.each([
    ['fields.Note.title', 'Title'],
    ['fields.Note.empty', undefined],
    ['fields.Note', undefined],
    ['fields.Note.title.more', undefined],
    ['ghost.Note', undefined],
  ])('%s', (key, want) => {
    expect(textAt(texts, key)).toBe(want);
  });
});
