import { expect, test } from 'vitest';
import { onceOfFrozen } from '#server/ground/once-of-frozen.ts';

test('of what nobody can change something is made once and cannot be changed either, of anything else anew', () => {
  const copy = onceOfFrozen(({ name }: { name: string }) => ({ within: { name } }));
  const [kept, loose] = [Object.freeze({ name: 'a' }), { name: 'a' }];
  expect(copy(kept)).toBe(copy(kept));
  expect(copy(Object.freeze({ name: 'b' }))).toEqual({ within: { name: 'b' } });
  expect(() => {
    copy(kept).within.name = 'b';
  }).toThrow(TypeError);
  expect(copy(loose)).not.toBe(copy(loose));
  loose.name = 'b';
  expect(copy(loose)).toEqual({ within: { name: 'b' } });
});
