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
  [0, '0 วินาที'],
  [25, '25 วินาที'],
  [60, '1 นาที'],
  [3599, '1 ชม. 0 นาที'],
  [3725, '1 ชม. 2 นาที'],
])('%s seconds are said as %s, in one line', (seconds, said) => {
  expect(durationText(seconds, translate)).toBe(said.replaceAll(' ', '\u00a0'));
});
