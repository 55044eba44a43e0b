import { limits } from '#generated/limits.ts';
import type { PanelView, ViewCounter, ViewPerson } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { addresses } from '../ground/addresses.ts';
import { text } from '../ground/texts.ts';
import { numberOrState } from './counter-text.ts';
import { Html, html, type Html as Markup } from './html.ts';
import { type Page, renderPage } from './page.ts';

const style = new Html(`
.hall { width: 100%; border-collapse: collapse; margin-top: 16px; }
.hall th, .hall td { padding: 12px 8px; border-bottom: 1px solid var(--line); text-align: left; }
.hall thead th { color: var(--muted); font-size: 13px; font-weight: 400; }
.hall td:nth-child(n + 2), .hall th:nth-child(n + 2) { text-align: right; }
.hall b { font-size: 28px; font-variant-numeric: tabular-nums; }
.hall span, .of { display: block; color: var(--muted); font-size: 14px; font-weight: 400; }
.now { margin: 16px 0; padding: 24px; border-radius: 14px; background: var(--screen); color: #ffd23f; text-align: center; }
.now b { display: block; font-size: 88px; line-height: 1.1; font-variant-numeric: tabular-nums; }
.numbers { margin: 4px 0 16px; font-size: 22px; font-weight: 700; word-spacing: 0.6em; }
`);

/** What a request asks of a page, and what can take it over. */
export interface Asked extends Pick<Page, 'runtime'> {
  readonly room: string;
}

const refreshSeconds = limits.lobbyRefreshSeconds;

/** Every room or counter of a hall: its number, and how many wait. No names: anybody may open this page. */
export function renderClinicList(locale: Locale, view: PanelView, { runtime }: Asked): string | undefined {
  const { panel, groups, counters, counter } = view;
  const rooms = counter ? [counter] : counters;
  const content = html`${head(locale, view)}
${rooms.length > 0 && table(locale, view, rooms)}
${groups.map((group) => html`<h2>${group.name}<span class="of">${text(locale, 'display.waitingPeople', { count: group.waitingCount })}</span></h2>${table(locale, view, group.counters)}`)}`;
  const path = addresses.clinicList(panel.gid);
  return renderPage({ locale, title: panel.name, path, style, content, refreshSeconds, runtime });
}

/**
 * One room of a hall: its number, who is next and who was passed, in numbers. Undefined when the hall has no such room; one
 * that pauses or is out of service shows none, and says that.
 */
export function renderClinicDetail(locale: Locale, view: PanelView, { room, runtime }: Asked): string | undefined {
  const shown = countersOf(view).find(({ gid }) => gid === room);
  if (!shown && view.panel.status === 'enable') return undefined;
  const content = html`${head(locale, view)}
${shown && roomNow(locale, shown)}
<p class="quiet"><a href="${addresses.clinicList(view.panel.gid)}?lang=${locale}">${text(locale, 'server.clinics.all')}</a></p>`;
  return renderPage({ locale, title: (shown ?? view.panel).name, style, content, refreshSeconds, runtime });
}

function roomNow(locale: Locale, shown: ViewCounter): Markup {
  return html`<h2>${shown.name}<span class="of">${whoServes(shown)}</span></h2>
<div class="now">${text(locale, 'display.currentNumber')}<b>${nowAt(locale, shown)}</b>${shown.pauseText}</div>
${shown.keepsList && html`<p>${text(locale, 'display.waitingPeople', { count: shown.waitingCount })}</p>`}
${numbers(text(locale, 'display.next'), shown.next)}
${numbers(text(locale, 'display.passed'), shown.passed)}`;
}

function head(locale: Locale, { panel, organisation }: PanelView): Markup {
  const closed = panel.status === 'disable' ? 'outOfService' : panel.status === 'pause' ? 'paused' : undefined;
  return html`<h1>${panel.name}<span class="of">${organisation.name}</span></h1>
${organisation.demo && html`<p class="demo-mark">${text(locale, 'display.demo')}</p>`}
${closed && html`<section class="notice"><h2>${text(locale, `display.${closed}`)}</h2></section>`}`;
}

function table(locale: Locale, view: PanelView, counters: readonly ViewCounter[]): Markup {
  const say = (key: string) => text(locale, `display.${key}`);
  return html`<table class="hall">
<thead><tr><th>${say(view.groups.length > 0 ? 'counter' : 'room')}</th><th>${say('currentNumber')}</th><th>${say('waiting')}</th></tr></thead>
<tbody>${counters.map(
    (counter) => html`<tr>
<td><a href="${addresses.clinicDetail(view.panel.gid, counter.gid)}&amp;lang=${locale}">${counter.name}</a><span>${whoServes(counter)}</span></td>
<td><b>${nowAt(locale, counter)}</b>${counter.pauseShort && html`<span>${counter.pauseShort}</span>`}</td><td>${counter.keepsList && counter.waitingCount}</td></tr>`,
  )}</tbody>
</table>`;
}

function nowAt(locale: Locale, counter: ViewCounter): string {
  return numberOrState(counter, (key) => text(locale, `display.${key}`));
}

function numbers(title: string, people: readonly ViewPerson[]): Markup | false {
  return (
    people.length > 0 &&
    html`<p class="of">${title}</p><p class="numbers">${people.map(({ label }) => label).join(' ')}</p>`
  );
}

function whoServes({ department, doctor }: ViewCounter): string {
  return [department, doctor].filter(Boolean).join(' ');
}

function countersOf({ counter, counters, groups }: PanelView): ViewCounter[] {
  return [...(counter ? [counter] : []), ...counters, ...groups.flatMap((group) => group.counters)];
}
