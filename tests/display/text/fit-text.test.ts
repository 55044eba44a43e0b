import { describe, expect, test } from 'vitest';
import { fitText, learnLineRules } from '#display/text/fit-text.ts';
import * as rules from '#display/text/line-rules.ts';

learnLineRules(rules);

/** As wide as letters are: Chinese 1 em, joiners nothing, all else half. */
const measure = (text: string) =>
  [...text.replaceAll('\u2060', '')].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.5), 0);

describe('a text', () => {
  test('keeps its size where it fits', () => {
    expect(fitText('103 診', measure, 20, 4, true)).toEqual({ size: 4, lines: 1 });
  });

  test('shrinks a little before it breaks', () => {
    const fitted = fitText('心臟內科門診', measure, 20, 4, true);
    expect(fitted.lines).toBe(1);
    expect(fitted.size).toBeLessThan(4);
    expect(fitted.size * 6).toBeLessThanOrEqual(20);
  });

  test('breaks into two lines, each within the width', () => {
    const fitted = fitText('Child and adolescent development centre', measure, 40, 4, true);
    expect(fitted.lines).toBe(2);
    expect(rules.countLines('Child and adolescent development centre', measure, 40 / fitted.size)).toBe(2);
  });

  test('never breaks within a word', () => {
    const fitted = fitText('Otorhinolaryngology', measure, 10, 4, true);
    expect(fitted.lines).toBe(1);
    expect(fitted.size * measure('Otorhinolaryngology')).toBeLessThanOrEqual(10);
  });

  test('keeps two lines within the height', () => {
    expect(fitText('兒童青少年發展評估中心', measure, 30, 8, true, 8).size).toBeLessThanOrEqual(8 / 2.4);
  });
});

test.each([0, -3])('a place of width %i ends the search too', (width) => {
  expect(fitText('Room 103', measure, width, 4, true)).toEqual({ size: 4, lines: 1 });
});
