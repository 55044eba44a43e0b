import type { Page } from 'playwright';
import { type OperationId, operations } from '#generated/operations.ts';
import { addressOf } from './address-of.ts';

/** Lets the server do the next call of an operation, but its answer is lost on the way. */
export async function loseAnswer(page: Page, operation: OperationId): Promise<void> {
  let isLost = false;
  await page.route(addressOf(operation), async (route) => {
    if (isLost || route.request().method().toLowerCase() !== operations[operation].method) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort('connectionreset');
  });
}
