import type { Page } from 'playwright';
import { operations } from '#generated/operations.ts';

/** How many other devices a desk is told of when it next reports that it works at its counter. */
export async function otherDesksAt(page: Page): Promise<number> {
  const answer = await page.waitForResponse(
    (response) =>
      response.url().endsWith(operations.reportDesk.path) && !response.request().postDataJSON().left && response.ok(),
  );
  return (await answer.json()).otherDesks;
}
