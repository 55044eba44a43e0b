import { expect, test } from 'vitest';
import { durationText } from '#admin/figures/duration-text.ts';
import th from '#locales/th.json' with { type: 'json' };

const words: Record<string, string> = th.admin.figures;
const translate = (key: string, params: object = {}) =>
  Object.entries(params).reduce(
    (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
    words[key.replace('admin.figures.', '')] ?? key,
  );

test.each([
  [undefined, '—'],
  [0, '0_วินาที'],
  [25, '25_วินาที'],
  [60, '1_นาที'],
  [3599, '1_ชม. 0_นาที'],
  [3725, '1_ชม. 2_นาที'],
])('%s seconds are said as %s, each number in the line of its unit', (seconds, said) => {
  expect(durationText(seconds, translate)).toBe(said.replaceAll('_', '\u00a0'));
});
