import type { Browser, BrowserContext } from 'playwright';
import { launchBrowser } from './launch.ts';

let standing: Promise<Browser> | undefined;

/**
 * The browser that all journeys of a process share: starting one for each took as much as some of them. Closing what is
 * lent ends its own contexts, and nothing of them is left to the next, which a context keeps nothing for.
 */
export async function lendBrowser(): Promise<Browser> {
  let browser = await standing?.catch(() => undefined);
  if (!browser?.isConnected()) {
    standing = launchBrowser();
    browser = await standing;
  }
  const shared = browser;
  const own = new Set<BrowserContext>();
  const keep = (context: BrowserContext) => {
    own.add(context);
    context.once('close', () => own.delete(context));
  };
  const lent: Browser = Object.create(shared);
  lent.newContext = async (options) => {
    const context = await shared.newContext(options);
    keep(context);
    return context;
  };
  lent.newPage = async (options) => {
    const page = await shared.newPage(options);
    keep(page.context());
    return page;
  };
  lent.contexts = () => [...own];
  lent.close = async () => {
    await Promise.all([...own].map((context) => context.close()));
  };
  return lent;
}
