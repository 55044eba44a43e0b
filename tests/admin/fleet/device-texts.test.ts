import { expect, test } from 'vitest';
import { engineText } from '#admin/fleet/device-texts.ts';

test('of the version of a browser the list says the first number', () => {
  for (const [engine, text] of [
    ['Chrome/126.0.6478', 'Chrome/126'],
    ['Firefox/140.0', 'Firefox/140'],
    ['Chrome/64', 'Chrome/64'],
    ['Node/26.10.0', 'Node/26'],
    [undefined, undefined],
  ] as const)
    expect(engineText({ engine })).toBe(text);
});
