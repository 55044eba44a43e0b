import { expect, test } from 'vitest';
import { timeOfDay } from '#client/text/time-of-day.ts';

const instant = Date.UTC(2026, 10, 21, 18, 5);

test('the time of day is the organisation’s', () => {
  expect(timeOfDay(instant, 480)).toBe('02:05');
  expect(timeOfDay(instant, -570)).toBe('08:35');
  expect(timeOfDay(instant, 0)).toBe('18:05');
});

test('without an organisation it is the device’s', () => {
  const date = new Date(instant);
  expect(Number(timeOfDay(instant).slice(0, 2))).toBe(date.getHours());
});
