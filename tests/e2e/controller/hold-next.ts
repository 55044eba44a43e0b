import type { Page } from 'playwright';
import { type OperationId, operations } from '#generated/operations.ts';

/** A request that is held back. */
interface Held {
  /** It has been sent. */
  readonly asked: Promise<unknown>;
  /** Lets it go on to the server. */
  let(): void;
}

/** Holds back the next request of an operation, as a slow network does. */
export async function holdNext(page: Page, operation: OperationId): Promise<Held> {
  const { path } = operations[operation];
  const pattern = new RegExp(`${path.replace(/\{\w+\}/g, '[^/]+')}(\\?.*)?$`);
  const { promise: free, resolve } = Promise.withResolvers<void>();
  const asked = page.waitForRequest(pattern);
  await page.route(
    pattern,
    async (route) => {
      await free;
      await route.continue();
    },
    { times: 1 },
  );
  return { asked, let: resolve };
}
