import type { Organisation, Panel } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { all, type Statement } from '../database/command.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { type OrganisationRow, organisationFrom } from '../documents/organisation.ts';
import { pathOf } from '../documents/own-address.ts';
import { present } from '../families/present.ts';
import { addresses } from '../ground/addresses.ts';
import { asCounted } from '../ground/as-counted.ts';
import { text } from '../ground/texts.ts';
import { type Html, html } from './html.ts';
import { renderPage } from './page.ts';

/** An organisation that lets its screens be listed, with its panels. */
export interface Listed {
  readonly organisation: Organisation;
  readonly panels: readonly Panel[];
}

export interface StartPageData {
  readonly hasOrganisations: boolean;
  readonly listed: readonly Listed[];
}

/** Yields what the start page shows: only organisations that want it are listed, with their screens' addresses. */
export function* startPageData(): Generator<Statement, StartPageData, unknown> {
  const rows = yield* all<OrganisationRow>(
    'organisation',
    "SELECT * FROM organisation WHERE gid <> '' AND removing_at IS NULL AND json_extract(body, '$.suspendedAt') IS NULL ORDER BY created_at, gid",
  );
  const listed: Listed[] = [];
  for (const organisation of rows.map(organisationFrom).filter((one) => one.startPageListed)) {
    const documents = yield* listDocuments('panel', organisation.gid);
    const panels = (yield* present(documents)) as unknown as Panel[];
    listed.push({ organisation, panels: panels.sort(inOrder) });
  }
  return { hasOrganisations: rows.length > 0, listed };
}

/** What a hall looks at stands first: lobbies, then rooms and counters, 2 before 101. */
function inOrder(one: Panel, other: Panel): number {
  return Number(one.serves) - Number(other.serves) || asCounted(one.name, other.name);
}

/** The page that links every place a person can go. */
export function renderStartPage(locale: Locale, { hasOrganisations, listed }: StartPageData): string {
  const say = (key: string) => text(locale, `server.start.${key}`);
  const content = html`<h1>${say('title')}</h1>
<p class="lead">${say('lead')}</p>
<ul class="places">
${place('/admin', say('admin'), say('adminHint'))}
${place('/panel-controller', say('controller'), say('controllerHint'))}
${place(addresses.advance, say('systemAdvance'), say('systemAdvanceHint'))}
</ul>
${listed.map((one) => organisationSection(locale, one))}
${!hasOrganisations && emptyNotice(say)}
${hasOrganisations && listed.length === 0 && html`<p class="lead">${say('privateText')}</p>`}
<p class="quiet"><a href="/api/docs">${say('docs')}</a> · <a href="/api/health">${say('health')}</a></p>`;
  return renderPage({ locale, title: text(locale, 'server.product'), path: '/', content });
}

function place(href: string, name: string, hint: string): Html {
  return html`<li><a class="place" href="${href}"><b>${name}</b><span>${hint}</span></a></li>`;
}

function organisationSection(locale: Locale, { organisation, panels }: Listed): Html {
  const say = (key: string) => text(locale, `server.start.${key}`);
  return html`<section class="organisation">
<header>
<h2 lang="${organisation.language}">${organisation.name}</h2>
${organisation.demo && html`<p class="demo-mark">${say('demo')}</p>`}
<p>${say('organisationId')} <b>${organisation.gid}</b></p>
<a href="/quick-login/${organisation.gid}">${say('signIn')}</a>
</header>
${panels.length === 0 ? html`<p class="lead">${say('noPanels')}</p>` : html`<ul class="panels">${panels.map((panel) => panelCard(locale, panel))}</ul>`}
</section>`;
}

/** The screen itself, small and polled, as the link to it; below it what else the panel's key opens. */
function panelCard(locale: Locale, panel: Panel): Html {
  const say = (key: string) => text(locale, `server.start.${key}`);
  const { name } = panel;
  // This page draws the screens themselves: they stay at the name by which it was opened.
  const [exclusiveUrl, kioskUrl, ticketMachineUrl] = [
    pathOf(panel.exclusiveUrl ?? ''),
    pathOf(panel.kioskUrl ?? ''),
    pathOf(panel.ticketMachineUrl ?? ''),
  ];
  return html`<li>
<div class="thumbnail"><iframe src="${exclusiveUrl}&amp;thumbnail=1" loading="lazy" tabindex="-1" aria-hidden="true" title="${name}"></iframe><a href="${exclusiveUrl}" aria-label="${say('openScreen')} ${name}"></a></div>
<h3 lang="${panel.language}">${name}</h3>
<p>${text(locale, `panelTypes.${panel.type}`)}</p>
<div class="uses"><a href="${exclusiveUrl}">${say('screen')}</a><a href="${kioskUrl}">${say('kiosk')}</a><a href="${ticketMachineUrl}">${say('ticketMachine')}</a></div>
</li>`;
}

function emptyNotice(say: (key: string) => string): Html {
  return html`<section class="notice"><h2>${say('emptyTitle')}</h2><p>${say('emptyText')}</p>
<a class="action" href="/system-advance">${say('emptyAction')}</a></section>`;
}
