import { expect, test } from 'vitest';
import { marqueePasses } from '#display/media/marquee-passes.ts';

const marquee = (title: string, content: string) => ({ gid: 'a', title, content });

test('each announcement passes in one line, its title first', () => {
  expect(marqueePasses([marquee('口罩', '請配戴口罩。\n保持安靜。'), marquee('同', '同')])).toEqual([
    '口罩　請配戴口罩。 保持安靜。',
    '同',
  ]);
});

test('a long one is broken where sentences end, and loses nothing', () => {
  const content = '過號者請向護理師報到，將於三位後安排看診。'.repeat(40);
  const passes = marqueePasses([marquee('', content)]);
  expect(passes.join('')).toBe(content);
  expect(passes.every((pass) => pass.length <= 240 && pass.endsWith('。'))).toBe(true);
});

test('a long one without any end is broken all the same', () => {
  const passes = marqueePasses([marquee('', 'x'.repeat(10_000))]);
  expect(passes.every((pass) => pass.length <= 240)).toBe(true);
  expect(passes.join('')).toHaveLength(10_000);
});

test('nothing to say passes not at all', () => {
  expect(marqueePasses([marquee('', '  ')])).toEqual([]);
});
