import { expect, test } from 'vitest';
import { sessionAt } from '#admin/calendar/session-at.ts';

const bangkok = { timeZoneOffsetMinutes: 420 };
const at = (hour: number, minute = 0) => Date.UTC(2026, 10, 30, hour - 7, minute);

test.each([
  [0, 0, 'morning'],
  [12, 59, 'morning'],
  [13, 0, 'afternoon'],
  [17, 59, 'afternoon'],
  [18, 0, 'evening'],
  [23, 59, 'evening'],
])('at %i:%i the session is that of the default hours', (hour, minute, session) => {
  expect(sessionAt(at(hour, minute), bangkok)).toBe(session);
});

test('an organisation has its own hours, and its evening goes on after midnight until its day ends', () => {
  const own = { ...bangkok, serviceStartTime: '06:00', afternoonStartTime: '12:30', eveningStartTime: '17:00' };
  expect(sessionAt(at(12, 30), own)).toBe('afternoon');
  expect(sessionAt(at(26), own)).toBe('evening');
  expect(sessionAt(at(30), own)).toBe('morning');
});

test('sessions of an organisation that begins its day in the afternoon follow in their order', () => {
  const night = { ...bangkok, serviceStartTime: '15:00' };
  expect(sessionAt(at(15), night)).toBe('morning');
  expect(sessionAt(at(19), night)).toBe('evening');
  expect(sessionAt(at(37), night)).toBe('afternoon');
});
