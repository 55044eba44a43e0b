import { expect, test } from 'vitest';
import { waitsSince } from '#controller/desk/waits-since.ts';

test('a wait begins with the check-in, or with the number of who took one', () => {
  expect(waitsSince({ status: 'awaiting', issuedAt: 1000, checkedInAt: 5000 })).toBe(5000);
  expect(waitsSince({ status: 'awaiting', issuedAt: 1000 })).toBe(1000);
  expect(waitsSince({ status: 'checkBack', issuedAt: 1000 })).toBe(1000);
});

test('who has not come does not wait, though a number was reserved with the appointment', () => {
  expect(waitsSince({ status: 'registering', issuedAt: 1000 })).toBeUndefined();
});
