import type { Locale } from '#generated/values.ts';
import { addresses } from '../ground/addresses.ts';
import { text } from '../ground/texts.ts';
import { html } from './html.ts';
import { renderPage } from './page.ts';

/** Which link cannot be opened. */
export type LinkNotice = 'noReport' | 'noSlip';

/**
 * A page that says why there is nothing to see here: `notFound`, `notBuilt` for a front end that is missing, `starting`
 * for a server that does not take calls yet, `away` for one that cannot read its data, `noReport` and `noSlip` for a link
 * that cannot be opened.
 * @param path the address that was asked for: a controller that comes to such a page stays signed in
 * @param why what stands before the text, in the page's language
 */
export function renderNotice(
  locale: Locale,
  about: 'notFound' | 'notBuilt' | 'starting' | 'away' | LinkNotice,
  path: string,
  why: readonly string[] = [],
): string {
  const title = text(locale, `server.${about}.title`);
  const content = html`<section class="notice"><h1>${title}</h1>${why.map((one) => html`<p>${one}</p>`)}<p>${text(locale, `server.${about}.text`)}</p>
<a class="action" href="/">${text(locale, 'server.home')}</a></section>`;
  // While the server starts no script could come, nor may one run (`bareHeaders`): the page that follows sees to it.
  const ofController =
    about === 'starting' ||
    path.startsWith(addresses.controller) ||
    path.startsWith(addresses.quickLogin('panel-controller'));
  return renderPage({ locale, title, content, ofController });
}
