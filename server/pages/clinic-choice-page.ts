import type { Locale } from '#generated/values.ts';
import { addresses } from '../ground/addresses.ts';
import { text } from '../ground/texts.ts';
import { html } from './html.ts';
import { renderPage } from './page.ts';
import type { Listed } from './start-page.ts';

/** The halls whose numbers can be looked at; only of organisations that let their screens be listed. */
export function renderClinicChoice(locale: Locale, listed: readonly Listed[]): string {
  const title = text(locale, 'server.clinics.choose');
  const halls = listed.flatMap(({ organisation, panels }) =>
    panels
      .filter(({ serves, authentication }) => !serves && authentication === 'none')
      .map(
        ({ gid, name }) =>
          html`<li><a class="place" href="${addresses.clinicList(gid)}"><b>${name}</b><span>${organisation.name}</span></a></li>`,
      ),
  );
  const content = html`<h1>${title}</h1>
${halls.length > 0 ? html`<ul class="places">${halls}</ul>` : html`<p class="lead">${text(locale, 'server.clinics.none')}</p>`}`;
  return renderPage({ locale, title, path: addresses.clinics, content });
}
