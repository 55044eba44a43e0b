import type { Page } from 'playwright';
import { reactionMs } from '#client/screen/row-places.ts';

/** Waits as a person does who has to see which row a list that moved has brought under the hand. */
export function letRowsStand(page: Page): Promise<void> {
  return page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), reactionMs);
}
