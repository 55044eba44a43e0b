import type { Page } from 'playwright';
import type { DisplayServer } from '#tests/e2e/display-server.ts';

/** Opens a hall's screen on which everything moves: a long announcement, the clock, pages of rows, pictures in turn. */
export async function openBusyScreen(page: Page, server: DisplayServer): Promise<void> {
  const picture = { type: 'image', source: 'cloud', url: '/files/poster.svg', volume: 0, seconds: 8 } as const;
  server.show({
    calls: [],
    latest: null,
    panel: { ...server.view.panel, voiceVolume: 0 },
    marquees: [{ gid: 'line', title: '公告', content: '請配戴口罩，保持安靜。'.repeat(12) }],
    media: [1, 2].map((place) => ({ ...picture, gid: `picture${place}`, name: `${place}` })),
  });
  await page.goto(server.screen);
  await page.locator('.row').nth(5).waitFor({ timeout: 120_000 });
}
