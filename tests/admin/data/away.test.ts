import { expect, test } from 'vitest';
import { isUnreached, retryUnreached } from '#admin/data/away.ts';

test('a call that no server has answered is asked again, a refusal is not', () => {
  for (const status of [0, 502, 504]) expect(retryUnreached(3, { status })).toBe(true);
  for (const status of [400, 401, 404, 500, 503, undefined]) expect(isUnreached(status)).toBe(false);
});
