import { expect, test } from 'vitest';
import { clamp, toFigure } from '#admin/form/widgets/figure.ts';

test('text becomes a number, nothing stays nothing, and words are no number', () => {
  expect(toFigure(' 12 ')).toBe(12);
  expect(toFigure('-0.5')).toBe(-0.5);
  expect(toFigure('１２')).toBe(12);
  expect(toFigure('๑๒')).toBe(12);
  expect(toFigure('  ')).toBeUndefined();
  expect(toFigure('twelve')).toBeNaN();
});

test('a number is clamped to the limits that there are', () => {
  expect(clamp(2, 5, 120)).toBe(5);
  expect(clamp(500, 5, 120)).toBe(120);
  expect(clamp(60, 5, 120)).toBe(60);
  expect(clamp(-7, undefined, undefined)).toBe(-7);
});
