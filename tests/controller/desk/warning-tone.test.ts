import { afterEach, expect, test, vi } from 'vitest';
import { warningTone } from '#controller/desk/warning-tone.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser that refuses an audio context, or has none, goes on without the tone', () => {
  const refused = vi.fn(() => {
    throw new DOMException('too many', 'NotSupportedError');
  });
  vi.stubGlobal('AudioContext', refused);
  expect(warningTone()).toBeUndefined();
  expect(refused).toHaveBeenCalledOnce();
  vi.stubGlobal('AudioContext', undefined);
  expect(warningTone()).toBeUndefined();
});
