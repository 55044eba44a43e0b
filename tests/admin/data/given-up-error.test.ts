import { expect, test } from 'vitest';
import { givenUpError } from '#admin/data/given-up-error.ts';
import { toHttpError } from '#admin/data/refusal.ts';
import { CallFailure, ownFailure } from '#client/http/call-failure.ts';

const asKey = (key: string) => key;

test('what is not sent again by itself is to be pressed again, and stays known as a server that was not reached', () => {
  const lost = ownFailure('network_error');
  expect(givenUpError(lost, asKey)).toMatchObject({ message: 'errors.timeout', status: 0 });
  expect(givenUpError(lost, asKey).body).toEqual(toHttpError(lost, asKey).body);
});

test('whatever else keeps it from being done is told as it is', () => {
  const refused = new CallFailure({ status: 403, contents: [{ code: 'no_permission', message: 'refused' }] });
  for (const failure of [refused, ownFailure('network_abnormal')])
    expect(givenUpError(failure, asKey)).toEqual(toHttpError(failure, asKey));
});
