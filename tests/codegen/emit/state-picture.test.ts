import { expect, test } from 'vitest';
import { emitStatePicture } from '#codegen/emit/state-picture.ts';
import { expand } from '#codegen/expand/expand.ts';
import { product } from '../fixture.ts';

test('the picture has a row for each status, and each event where its statuses meet', () => {
  const picture = emitStatePicture(expand(product()));
  const texts = [...picture.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, words]) => words);
  expect(texts.slice(1)).toEqual(['there', 'waiting', 'called', 'in line', 'at a counter', 'neither']);
  expect(picture.startsWith('<svg ')).toBe(true);
});
