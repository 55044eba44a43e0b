import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keywords } from '#codegen/check/node-rules.ts';
import { walk } from '#codegen/schema-walk.ts';
import { entityWords, schemaWords } from '#codegen/schema-words.ts';
import { loan, shapes } from '../e2e/recipes/every-word.ts';
import { keywordsNotOfAKind, notOfAKind, provenEntityWords, provenWords } from '../e2e/recipes/proven-words.ts';

const root = join(import.meta.dirname, '../..');

/** Our own words in a schema, however deep. */
function wordsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name.startsWith('x-') ? [name] : []),
    ...wordsIn(inner),
  ]);
}

test('every word that a property can have is used by the kind of the recipes', () => {
  const used = new Set(wordsIn({ loan, shapes }));
  // The commands of the recipes write these two.
  const ofFiles = ['x-entity', 'x-panel'];
  const forgotten = [...schemaWords].filter((word) => !used.has(word) && !ofFiles.includes(word));
  expect(forgotten.sort()).toEqual([...notOfAKind].sort());
});

test('every keyword of the subset is used by it too, or stands where no property is and has a test there', () => {
  const nodes = [...Object.values(loan), ...Object.values(shapes)].flatMap((schema) => [...walk({ schema })]);
  const used = new Set(nodes.flatMap(({ schema }) => Object.keys(schema)));
  expect([...keywords].filter((word) => !used.has(word)).sort()).toEqual([...keywordsNotOfAKind.keys()].sort());
  for (const [word, [file, title]] of keywordsNotOfAKind)
    expect(readFileSync(join(root, file), 'utf8'), word).toContain(title);
});

test('every word has a test that proves its effect', () => {
  expect(Object.keys(provenWords)).toEqual([...schemaWords]);
  expect(Object.keys(provenEntityWords)).toEqual([...entityWords]);
  for (const [word, [file, title]] of Object.entries({ ...provenWords, ...provenEntityWords }))
    expect(readFileSync(join(root, file), 'utf8'), word).toContain(title);
});
