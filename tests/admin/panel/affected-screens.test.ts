import { expect, test } from 'vitest';
import { affectedScreens } from '#admin/panel/affected-screens.ts';

const connected = [
  { panelGid: 'r1', screens: 1, shows: ['r1'] },
  { panelGid: 'hall', screens: 2, shows: ['r1', 'r2'] },
  { panelGid: 'other', screens: 5, shows: ['r9'] },
];

test('a change to a panel shows on its own screens and on those of lobbies that show it, each counted once', () => {
  expect(affectedScreens(connected, ['r1'])).toBe(3);
  expect(affectedScreens(connected, ['r1', 'r2', 'hall'])).toBe(3);
  expect(affectedScreens(connected, ['away'])).toBe(0);
});
