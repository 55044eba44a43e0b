import { expect, test } from 'vitest';
import { CallFailure, ownFailure } from '#client/http/call-failure.ts';
import { unlessGone } from '#client/http/unless-gone.ts';

test('a record that is gone already is removed', () => {
  expect(unlessGone(new CallFailure({ status: 404, contents: [] }))).toBeUndefined();
});

test.each([new CallFailure({ status: 403, contents: [] }), ownFailure('timeout'), new Error('no call')])(
  'any other failure stays one (%s)',
  (failure) => {
    expect(() => unlessGone(failure)).toThrow(failure);
  },
);
