import { expect, test } from 'vitest';
import { offsetChoices, offsetText } from '#admin/form/widgets/offset-text.ts';

test('an offset is written as clocks tell it', () => {
  expect([480, 0, -210, 345, 780].map(offsetText)).toEqual([
    'UTC+08:00',
    'UTC+00:00',
    'UTC−03:30',
    'UTC+05:45',
    'UTC+13:00',
  ]);
});

test('half hours and the quarters in use can be chosen, and what is set stays', () => {
  const choices = offsetChoices(-720, 780, 15);
  expect(choices).toHaveLength(51 + 3 + 1);
  expect([choices[0], choices.at(-1)]).toEqual([-720, 780]);
  expect(choices).toEqual(expect.arrayContaining([345, 525, 765, 570, 15]));
});
