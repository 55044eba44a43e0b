import { expect, test } from 'vitest';
import { createPasswords } from '#server/security/passwords.ts';
import { cheapPasswords } from '../fixed-values.ts';

const passwords = createPasswords();

test('a password is its own and no other', async () => {
  const stored = await passwords.hash('正確的密碼');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(stored, '正確的密碼')).toBe(true);
  expect(await passwords.verify(stored, '錯誤的密碼')).toBe(false);
});

test('nobody has a password where none is stored', async () => {
  expect(await passwords.verify(undefined, '')).toBe(false);
  expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
});

test('what is asked beyond the queue is refused as busy, and the rest is still answered', async () => {
  // How many may wait is asked before any is worked out, whatever one costs.
  const cheap = createPasswords(cheapPasswords);
  const results = await Promise.allSettled(Array.from({ length: 260 }, () => cheap.verify('', 'x')));
  const refused = results.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(58);
  expect(refused[0]?.reason.entries).toEqual([{ code: 'service_busy' }]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(202);
});
