import type { BrowserContext } from 'playwright';
import { unsaid } from './unsaid.ts';
import type { Walk } from './walk.ts';

/** What went wrong, each once, with what was pressed before it. */
export type Complaints = Map<string, string>;

/** What a page without a network says of its own scripts is no fault. */
const ofNetwork = /dynamically imported|importing a module|failed to fetch|net::ERR|Failed to load resource/i;

/** Hears what pages throw, and what the server answers with a fault of its own. */
export function listenTo(context: BrowserContext, walk: Walk): Complaints {
  const complaints: Complaints = new Map();
  const complain = (kind: string, text: string) => note(complaints, `${kind}: ${text}`, walk);
  context.on('weberror', (thrown) => complain('thrown', thrown.error().message));
  context.on('console', (message) => message.type() === 'error' && complain('console', message.text()));
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 500) complain('answered 500', `${response.request().method()} ${pathname}`);
  });
  walk.page.on('crash', () => complain('crashed', walk.page.url()));
  return complaints;
}

/** Reads what a page says. */
export async function lookAt(walk: Walk, complaints: Complaints): Promise<void> {
  const text = await walk.page.evaluate(() => document.body.innerText).catch(() => '');
  for (const line of text.split('\n')) {
    if (unsaid.test(line)) note(complaints, `shown: ${line}`, walk);
  }
}

function note(complaints: Complaints, complaint: string, walk: Walk): void {
  const known = complaint.slice(0, 300);
  if (!ofNetwork.test(known) && !complaints.has(known)) complaints.set(known, walk.trail());
}
