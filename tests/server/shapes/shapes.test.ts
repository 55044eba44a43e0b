import { expect, test } from 'vitest';
import { contract } from '#server/shapes/contract.ts';
import { compileExact } from '#server/shapes/shapes.ts';
import { workedMs } from '../event-loop/work.ts';

/** Every pattern of the contract, with those of panel settings. */
function patternsIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  for (const [name, value] of Object.entries(node)) {
    if (name === 'pattern' && typeof value === 'string') found.add(value);
    else patternsIn(value, found);
  }
  return found;
}

/** Texts that make a pattern with nested or overlapping repeats try again and again. */
const longTexts = ['a', '0', '-', '.', '/', ' ', 'a.', 'a/', '0:', '_', 'a-', 'http://a.', '12:', '王'].flatMap(
  (part) => ['', '!', '\n', 'http://'].map((edge) => `${edge}${part.repeat(50_000 / part.length)}${edge || '\u0000'}`),
);

test.each([...patternsIn(contract)])('the pattern %s reads fifty thousand characters at once', (pattern) => {
  const check = compileExact({ type: 'string', pattern });
  const before = workedMs();
  for (const text of longTexts) check(text);
  // A pattern that goes back over what it has read takes seconds for each of them.
  expect(workedMs() - before).toBeLessThan(500);
});

test('a body with thousands of faults is refused after some of them', () => {
  let looks = 0;
  const wrong = {
    get name() {
      looks += 1;
      return 7;
    },
  };
  const check = compileExact({
    type: 'array',
    maxItems: 10_000,
    items: { type: 'object', properties: { name: { type: 'string' } } },
  });
  expect(check(Array(10_000).fill(wrong))).toHaveLength(20);
  // The bounds look at each once; the schema leaves soon.
  expect(looks).toBeLessThan(12_000);
});

test.each([Number.POSITIVE_INFINITY, Number.NaN, 1e308])('%s is no page', (page) => {
  const check = compileExact({ type: 'integer', minimum: 1, maximum: 1000 });
  expect(check(page)).not.toEqual([]);
});
