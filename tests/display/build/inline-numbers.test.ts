import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inlineNumbers } from '#display/build/inline-numbers.ts';

/** A module's code as the plugin leaves it. */
function inlined(code: string): string {
  const transform = inlineNumbers.transform as (code: string, id: string) => { code: string } | undefined;
  return transform(code, 'module.ts')?.code ?? code;
}

test('numbers stand where their names stood, also in short properties', () => {
  const code = inlined(`const gap = 0.75;
const everyMs = 5 * 60000;
said = { gap, every: everyMs / gap, gapped: given.gap, [gap]: ((more) => more + gap)(1) };`);
  expect(code).toContain('{ gap: (0.75), every: (5 * 60000) / (0.75), gapped: given.gap,');
  const page: { said?: unknown; given: object } = { given: { gap: 7 } };
  runInNewContext(code, page);
  expect(page.said).toEqual({ gap: 0.75, every: 400000, gapped: 7, '0.75': 1.75 });
});

test.each([
  'const gap = 1;\nconst wide = (gap) => gap * 2;\nwide(gap);',
  'const gap = 1;\nfor (const { gap } of list) use(gap);',
  'const gap = 1;\nexport { gap };',
  'const gap = 1;\ntry { go(); } catch (gap) { tell(gap); }',
  'let gap = 1;\ngap++;',
])('a name that something else has too, or that others see, is left: %s', (code) => {
  expect(inlined(code)).toBe(code);
});
