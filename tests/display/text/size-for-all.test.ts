import { expect, test } from 'vitest';
import { fitText, learnLineRules } from '#display/text/fit-text.ts';
import * as rules from '#display/text/line-rules.ts';
import { sizeForAll } from '#display/text/size-for-all.ts';

learnLineRules(rules);

/** As wide as letters are: Chinese 1 em, all else half. */
const measure = (text: string) => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.5), 0);

test('texts of a column have the size at which the longest fits', () => {
  const names = ['林志明', '小兒青少年發展評估'];
  const size = sizeForAll(names, measure, 20, 4);
  expect(size).toBeLessThan(4);
  for (const name of names) expect(fitText(name, measure, 20, size, true, undefined, true).size).toBe(size);
});

test('one that is longer than all others shrinks alone, and is whole', () => {
  const long = 'Associate Professor Doctor Wichaiyut Rattanaphongsakorn na Ayutthaya, thoracic surgery';
  const size = sizeForAll(['林志明', long], measure, 20, 4);
  expect(size).toBe(1.7);
  const alone = fitText(long, measure, 20, size, true, undefined, true);
  expect(alone.size).toBeLessThan(size);
  expect(rules.countLines(long, measure, 20 / alone.size)).toBeLessThanOrEqual(2);
});
