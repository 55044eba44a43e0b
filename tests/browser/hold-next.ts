import type { Page } from 'playwright';
import type { OperationId } from '#generated/operations.ts';
import { addressOf } from './address-of.ts';

/** A request that is held back. */
interface Held {
  /** It has been sent. */
  readonly asked: Promise<void>;
  /** Lets it go on to the server. */
  let(): void;
}

/** Holds back the next request of an operation, as a slow network does. */
export async function holdNext(page: Page, operation: OperationId): Promise<Held> {
  const asked = Promise.withResolvers<void>();
  const free = Promise.withResolvers<void>();
  let isHeld = false;
  // It stays: where the last route of a page goes, what it holds is let go, and requests of that moment are not told of.
  await page.route(addressOf(operation), async (route) => {
    if (isHeld) return route.fallback();
    isHeld = true;
    asked.resolve();
    await free.promise;
    return route.continue();
  });
  return { asked: asked.promise, let: free.resolve };
}
