import { expect, test, vi } from 'vitest';
import { eachSecond } from '#display/time/each-second.ts';

test('everybody is called in the same second, and one that fails or ends stops nobody', () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  const called: string[] = [];
  const end = eachSecond(() => {
    called.push('ends');
    end();
  });
  eachSecond(() => {
    called.push('fails');
    throw new Error('not today');
  });
  eachSecond(() => called.push('goes on'));
  vi.advanceTimersByTime(2000);
  expect(called).toEqual(['ends', 'fails', 'goes on', 'fails', 'goes on']);
  expect(vi.getTimerCount()).toBe(1);
  vi.useRealTimers();
});
