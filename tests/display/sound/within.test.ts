import { expect, test } from 'vitest';
import { within } from '#display/sound/within.ts';

test('goes on after a step that hangs, fails or throws', async () => {
  const started = Date.now();
  await within(30, () => new Promise(() => undefined));
  await within(5000, () => Promise.reject(new Error('no')));
  await within(5000, () => {
    throw new Error('no');
  });
  expect(Date.now() - started).toBeLessThan(1000);
});
