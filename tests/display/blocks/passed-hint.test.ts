import { expect, test } from 'vitest';
import { passedHint } from '#display/blocks/passed-hint.ts';

const [clerk, nurse] = [{ attendant: 'clerk' }, { attendant: 'nurse' }] as const;

test('one list of a whole screen sends who was passed to the desk only where every counter is one', () => {
  expect(passedHint([clerk, clerk])).toBe('deskHint');
  expect(passedHint([clerk, nurse])).toBe('passedHint');
  expect(passedHint([nurse])).toBe('passedHint');
  expect(passedHint([clerk, {}]), 'a server that does not say who is there').toBe('passedHint');
});
