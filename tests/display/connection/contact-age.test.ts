import { expect, test } from 'vitest';
import { contactOf } from '#display/connection/contact-age.ts';

test('a screen says nothing for 45 seconds, then a little, after 5 minutes that people should ask', () => {
  expect([0, 44_999, 45_000, 299_999, 300_000, 9e9].map(contactOf)).toEqual([
    'fresh',
    'fresh',
    'late',
    'late',
    'lost',
    'lost',
  ]);
});
