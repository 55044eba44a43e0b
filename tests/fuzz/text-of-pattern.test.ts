import { expect, test } from 'vitest';
import { document } from './contract.ts';
import { randomOf } from './random.ts';
import { textOfPattern } from './text-of-pattern.ts';

const patterns = [
  ...new Set(
    [...JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(
      ([, text]) => JSON.parse(text as string) as string,
    ),
  ),
];

test.each(patterns)('%s matches every text that is made for it', (pattern) => {
  const random = randomOf(pattern);
  const texts = Array.from({ length: 50 }, () => textOfPattern(pattern, random));
  expect(texts.filter((text) => !new RegExp(pattern, 'u').test(text))).toEqual([]);
});
