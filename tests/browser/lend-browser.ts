import type { Browser, BrowserContext } from 'playwright';
import { launchBrowser } from './launch.ts';

let standing: Promise<Browser> | undefined;

/**
 * The browser that all journeys of a process share: starting one for each took as long as some of them take. Closing what
 * is lent ends its own contexts, and with a context goes all that it kept.
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
