import { expect, test } from 'vitest';
import { CallFailure, ownFailure } from '#client/http/call-failure.ts';
import { unlessGone } from '#client/http/unless-gone.ts';

test('a record that is gone already is removed', () => {
  expect(unlessGone(new CallFailure({ status: 404, contents: [] }))).toBeUndefined();
});

const ofAnother = { code: 'not_found', message: 'orgGid', field: 'orgGid' } as const;

test.each([
  new CallFailure({ status: 403, contents: [] }),
  new CallFailure({ status: 404, contents: [ofAnother] }),
  ownFailure('timeout'),
  new Error('no call'),
])('any other failure stays one (%s)', (failure) => {
  expect(() => unlessGone(failure)).toThrow(failure);
});
