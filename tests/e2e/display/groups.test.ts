/** Groups of different sizes on one screen. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { beforeEachDisplay } from '../display-opening.ts';
import type { DisplayServer } from '../display-server.ts';
import { badlySet } from './badly-set.ts';

let server: DisplayServer;
let page: Page;
beforeEachDisplay((opened) => {
  ({ server, page } = opened);
});

/** 4 mm per metre, on 55 inches at 5 m, in vmin. */
const leastCharacter = (5 * 4) / ((55 * 12.45) / 100);

test.each([
  ['groupLobbyPanel', '.group-row', 2],
  ['ptchCashierRegistrationLobbyPanel', '.card', 6],
])('a group of two counters beside one of four is set alike on %s', async (type, drawn, count) => {
  const { groups, ...view } = sampleView(type, { name: 'busy', now: Date.now() });
  const most = [4, 2];
  const unequal = groups.map((group, place) => ({ ...group, counters: group.counters.slice(0, most[place]) }));
  server.show({ ...view, groups: unequal });
  await page.goto(server.screen);
  const all = page.locator(drawn);
  await expectPage(all).toHaveCount(count);
  const sizes = await all.evaluateAll((found) =>
    found.map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return `${width.toFixed()} × ${height.toFixed()}`;
    }),
  );
  expect(new Set(sizes).size, sizes.join()).toBe(1);
  expect(await page.evaluate(badlySet, leastCharacter)).toEqual([]);
});
