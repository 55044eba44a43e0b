import { readFile } from 'node:fs/promises';
import type { Locale } from '#generated/values.ts';
import { text } from '../ground/texts.ts';
import { type Html, html } from './html.ts';

/**
 * What a hall's page needs so that the display takes it over: its script, its style, which stays off until then, and the
 * place to draw in with the words around it. Where it cannot run, the page stays as the server made it. Undefined until the front end is built.
 */
export async function hallRuntime(dist: URL, locale: Locale): Promise<Html | undefined> {
  const page = await readFile(new URL('hall/index.html', dist), 'utf8').catch(() => '');
  const assets: string[] = page.match(/\/assets\/hall\/[\w.-]+\.(?:js|css)/g) ?? [];
  const script = assets.find((address) => address.endsWith('.js'));
  const style = assets.find((address) => address.endsWith('.css'));
  if (!script || !style) return undefined;
  return html`<div id="screen" data-back="${text(locale, 'server.clinics.all')}"></div>
<link id="look" rel="stylesheet" href="${style}" media="not all">
<script defer src="${script}"></script>
<script defer src="/assets/display/plain-refresh.js"></script>`;
}
