import type { BrowserContext, Page } from 'playwright';
import { faultOf } from './said.ts';
import { sightOf } from './sight.ts';
import type { Walk } from './walk.ts';

/** What went wrong, each once, with what was pressed before it. */
export interface Complaints {
  readonly found: ReadonlyMap<string, string>;
  /** The pages that were seen, without the numbers of their records. */
  readonly seen: ReadonlySet<string>;
  /** Reads what the page says, and whether it looks as pages should. */
  look(): Promise<void>;
}

/** What a page without a network says of its own scripts is no fault. */
const ofNetwork = /dynamically imported|importing a module|failed to fetch|net::ERR|Failed to load resource/i;

/** A page that changes its language may mix two for a moment. */
const changesMs = 700;

/** Hears what pages throw, and what the server answers with a fault of its own. */
export function listenTo(context: BrowserContext, walk: Walk): Complaints {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  /** Since when something is wrong on the page. */
  let since = new Map<string, number>();

  const complain = (kind: string, text: string) => {
    const known = `${kind}: ${text}`.slice(0, 300);
    if (!ofNetwork.test(known) && !found.has(known)) found.set(known, `${walk.page.url()} after ${walk.trail()}`);
  };
  const hear = (page: Page) => page.on('crash', () => complain('crashed', page.url()));
  context.on('weberror', (thrown) => complain('thrown', thrown.error().message));
  context.on('console', (message) => message.type() === 'error' && complain('console', message.text()));
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 500) complain('answered 500', `${response.request().method()} ${pathname}`);
  });
  context.pages().forEach(hear);
  context.on('page', hear);

  async function look(): Promise<void> {
    const sight = await sightOf(walk.page).catch(() => undefined);
    if (!sight) return;
    const path = sight.path.replace(/[?].*/, '').replace(/\/(?=[^/]*\d)[\w-]{6,}/g, '/…');
    seen.add(path);
    const faults = [...new Set(sight.lines)].flatMap((line) => {
      const fault = faultOf(line, sight.language);
      return fault ? [[`${fault} in ${sight.language}: ${line}`, changesMs] as const] : [];
    });
    const wrong = [...sight.wrong, ...faults];
    const now = Date.now();
    const stays = new Map(wrong.map(([what]) => [what, since.get(`${path} ${what}`) ?? now]));
    for (const [what, forMs] of wrong) if (now - (stays.get(what) ?? now) >= forMs) complain(what, path);
    since = new Map([...stays].map(([what, at]) => [`${path} ${what}`, at]));
  }

  return { found, seen, look };
}
