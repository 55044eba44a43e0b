import { expect, it } from 'vitest';
import { checkWordKinds } from '#codegen/check/word-kinds.ts';
import type { Schema } from '#codegen/schema.ts';
import { object, product, text } from '../fixture.ts';

const start = 'schemas/values/Bent.json';

it('finds nothing wrong with words that are right', () => {
  expect(checkWordKinds(product())).toEqual([]);
});

it.each([
  [{ 'x-column': 'no' }, 'x-column: "no" must be boolean'],
  [{ 'x-minute-step': 7 }, 'x-minute-step: 7 is none of its values; did you mean 1, 2, 3, 4, 5, 6, 10, 12, 15?'],
  [{ 'x-personal': 'yes' }, 'x-personal: "yes" is none of its values; did you mean true, identifier?'],
  [{ 'x-upload': { accept: [] } }, 'x-upload.accept: it must NOT have fewer than 1 items'],
  [
    { 'x-upload': { transparant: false } },
    'x-upload: there is no transparant; did you mean transparent, accept, extensions?',
  ],
  [{ 'x-reference': { famly: 'room' } }, 'x-reference: there is no famly; did you mean family, where?'],
  [{ 'x-show-when': { colour: [] } }, 'x-show-when.colour: it must NOT be valid'],
  [{ 'x-values': 'panelTipes' }, 'x-values: "panelTipes" is none of its values; did you mean panelTypes?'],
])('names the file, the place and what may stand under a word: %o', (words, message) => {
  const file = object({ a: { ...text, ...words } as Schema });
  expect(checkWordKinds(product({ files: { 'values/Bent': file } }))).toContain(
    `${start} properties.a: ${message} (word-has-its-kind)`,
  );
});

it('looks at what a kind of record says of its page', () => {
  const files = {
    'entities/Bent': object({ a: text }, [], { 'x-entity': { name: 'bent', page: { sektion: 'x' } } } as Schema),
  };
  expect(checkWordKinds(product({ files }))).toEqual([
    'schemas/entities/Bent.json: x-entity.page: there is no sektion; did you mean section, icon, path? (word-has-its-kind)',
  ]);
});
