import { readFileSync } from 'node:fs';
import { limits } from '#generated/limits.ts';
import type { PanelView, ViewCounter, ViewGroup, ViewPerson } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { minuteMs } from '../durations.ts';
import { defaultLocale, text } from '../texts.ts';
import { Html, html } from './html.ts';

const style = new Html(readFileSync(new URL('./plain-panel.css', import.meta.url), 'utf8'));
/** More would not be readable on one page that nothing turns. */
const mostPeople = 12;

type Say = (key: string, params?: Record<string, string | number>) => string;

/** A view as a page for the oldest browsers: no script, no flexbox, the numbers large. @param now the server's time in ms */
export function renderPlainPanel(view: PanelView, now: number): string {
  const { panel, organisation } = view;
  const say: Say = (key, params) => text(panel.language, `display.${key}`, params);
  const local = new Date(now + organisation.timeZoneOffsetMinutes * minuteMs).toISOString();
  const head = html`<table class="head"><tr><td>${organisation.name}</td><td class="name">${panel.name}</td>
<td class="time">${local.slice(11, 16)}</td></tr></table>`;
  return page(panel.language, html`${head}${bodyOf(view, say)}`);
}

/** A page that says why nothing is shown here, as a key of the display's words. */
export function renderPlainNotice(why: 'refused' | 'letIn'): string {
  return page(defaultLocale, html`<p class="notice">${text(defaultLocale, `display.${why}`)}</p>`);
}

function page(locale: Locale, content: Html): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<noscript><meta http-equiv="refresh" content="${limits.lobbyRefreshSeconds}"></noscript>
<title>${text(locale, 'server.product')}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<script src="/assets/display/plain-refresh.js"></script>
</head>
<body>${content}</body>
</html>
`.markup;
}

function bodyOf(view: PanelView, say: Say): Html {
  const { panel, latest, counter, counters, groups, marquees } = view;
  if (panel.status === 'disable') {
    return html`<p class="notice">${say('outOfService')}</p><p class="lead">${say('outOfServiceHint')}</p>`;
  }
  if (panel.status === 'pause') return html`<p class="notice">${say('paused')}</p>`;
  return html`${
    latest !== null &&
    !counter &&
    html`<p class="latest"><b class="number">${latest.label}</b> → ${latest.counter} ${latest.department}</p>`
  }
${counter !== null && own(counter, say)}
${counters.length > 0 && counterTable(counters, say)}
${groups.map((group) => groupPart(group, say))}
${marquees.map(({ title, content }) => html`<p class="lead">${title} ${content}</p>`)}`;
}

/** The panel's own room or counter. */
function own(counter: ViewCounter, say: Say): Html {
  return html`<p class="place">${counter.name} ${counter.department} ${counter.doctor}</p>
<p class="latest"><b class="number">${stateOf(counter, say)}</b> ${counter.currentName}</p>
${people(say('next'), counter.next)}${people(say('passed'), counter.passed)}`;
}

function groupPart(group: ViewGroup, say: Say): Html {
  return html`<p class="place">${group.name} · ${say('waitingPeople', { count: group.waitingCount })}</p>
${counterTable(group.counters, say)}${people(say('next'), group.next)}${people(say('passed'), group.passed)}`;
}

function counterTable(counters: readonly ViewCounter[], say: Say): Html {
  const rows = counters.map(
    (counter) => html`<tr><th>${counter.name}</th><td>${counter.department} ${counter.doctor}</td>
<td class="number">${stateOf(counter, say)}</td><td class="waiting">${say('waitingPeople', { count: counter.waitingCount })}</td></tr>`,
  );
  return html`<table class="counters">${rows}</table>`;
}

function people(title: string, list: readonly ViewPerson[]): Html | false {
  return (
    list.length > 0 &&
    html`<p class="lead">${title}: <b>${list
      .slice(0, mostPeople)
      .map(({ label }) => label)
      .join(' · ')}</b></p>`
  );
}

/** The number that is called, or why there is none. */
function stateOf({ service, current, groupGid, doctor, department }: ViewCounter, say: Say): string {
  const place = !groupGid && (doctor || department) ? 'Room' : 'Counter';
  if (service === 'pause') return say(`paused${place}`);
  if (service === 'unlogin') return say(`closed${place}`);
  return current || '–';
}
