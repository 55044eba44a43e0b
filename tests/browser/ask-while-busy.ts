import type { Page } from 'playwright';
import type { OperationId } from '#generated/operations.ts';
import { addressOf } from './address-of.ts';
import { answerBusy } from './answer-busy.ts';

/** Has an operation refused, as a busy server does, until it was asked for. */
export async function askWhileBusy(page: Page, operation: OperationId, ask: () => Promise<unknown>): Promise<void> {
  const calls = addressOf(operation);
  await page.route(calls, answerBusy);
  await Promise.all([page.waitForResponse(calls), ask()]);
  await page.unroute(calls);
}
