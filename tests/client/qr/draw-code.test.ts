import fc from 'fast-check';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { codewords } from '#client/qr/codewords.ts';
import { drawCode } from '#client/qr/draw-code.ts';
import { levelL, levelM } from '#client/qr/levels.ts';
import { masks } from '#client/qr/masks.ts';

const levels = { L: levelL, M: levelM };

/** A list of bytes is what keeps uqr from its modes for digits and capitals, which we do not have. */
const drawnByUqr = (text: string, ecc: 'L' | 'M', maskPattern: number) =>
  encode([...new TextEncoder().encode(text)], { ecc, maskPattern, border: 0 }).data;

test('a code of any text, level and mask is, module for module, what uqr draws', () => {
  const text = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: 'grapheme', maxLength: 130 }),
    fc.string({ minLength: 100, maxLength: 520 }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom('L', 'M'), fc.nat(7), (text, name, number) => {
      const words = codewords(text, levels[name]);
      fc.pre(words !== undefined);
      expect(drawCode(words, levels[name], masks[number]!, number)).toEqual(drawnByUqr(text, name, number));
    }),
  );
});

test.each(['L', 'M'] as const)('so is the largest code of each version at level %s', (name) => {
  for (let length = 0, version = 0; ; length++) {
    const [words, next] = [length, length + 1].map((count) => codewords('a'.repeat(count), levels[name]));
    if (!words) return expect(version).toBe(15);
    if (words.version === next?.version) continue;
    version++;
    expect(words.version).toBe(version);
    expect(drawCode(words, levels[name], masks[0]!, 0)).toEqual(drawnByUqr('a'.repeat(length), name, 0));
  }
});
