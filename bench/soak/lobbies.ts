import type { Browser, CDPSession } from 'playwright';
import { type Api, apiAt } from '#demo/api.ts';
import { organisation } from '#demo/hospital/organisation.ts';
import { panelsOf } from '#demo/panels.ts';

/** A screen that stands in the hall all day. */
export interface Lobby {
  readonly panelGid: string;
  readonly api: Api;
  readonly devtools: CDPSession;
  /** How often the page has been loaded. */
  loads(): number;
}

/** Opens every lobby of the demo hospital, each in a profile of its own. */
export async function openLobbies(browser: Browser, url: string): Promise<Lobby[]> {
  const nobody = apiAt(url);
  const body = { orgGid: organisation.gid, password: organisation.password };
  const api = nobody.as((await nobody.call('signInOrganisation', { body })).token);
  const panels = (await panelsOf(api)).filter(({ type }) => type === 'clinicsLobbyPanel' || type === 'groupLobbyPanel');
  return Promise.all(
    panels.map(async ({ gid, exclusiveUrl }) => {
      const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Performance.enable');
      let loads = 0;
      page.on('load', () => {
        loads += 1;
      });
      await page.goto(new URL(exclusiveUrl ?? '', url).href);
      await page.locator('.screen').waitFor();
      return { panelGid: gid, api, devtools, loads: () => loads };
    }),
  );
}

/** How many calls since then one of the screens has shown, by their receipts. */
export async function shownCalls(lobbies: readonly Lobby[], from: number): Promise<number> {
  const shown = new Set<number>();
  for (const { api, panelGid } of lobbies) {
    for (let page = 1, last = 1; page <= last; page += 1) {
      const { data, paging } = await api.call('listCallReceipts', { query: { panelGid, from, page, limit: 100 } });
      for (const { seq, shownAt } of data) if (shownAt) shown.add(seq);
      last = paging.totalPage;
    }
  }
  return shown.size;
}
