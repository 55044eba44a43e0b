import { readFileSync } from 'node:fs';
import { limits } from '#generated/limits.ts';
import type { PanelView, ViewCounter, ViewMarquee, ViewPerson } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { minuteMs, secondMs } from '../ground/durations.ts';
import { text } from '../ground/texts.ts';
import { panelTypeOf } from '../panel-types/panel-type.ts';
import { numberOrState } from './counter-text.ts';
import { Html, html } from './html.ts';
import { type GroupPart, turnGroups, turnList } from './turn-pages.ts';

const style = new Html(readFileSync(new URL('./plain-panel.css', import.meta.url), 'utf8'));
/** What has room on one screen below the call, with the sizes of the style. */
const most = { rows: 6, people: 12 };

type Say = (key: string, params?: Record<string, string | number>) => string;

/** A view as a page for the oldest browsers: no script, no flexbox, the numbers large. @param now the server's time in ms */
export function renderPlainPanel(view: PanelView, now: number): string {
  const { panel, organisation } = view;
  const say: Say = (key, params) => text(panel.language, `display.${key}`, params);
  const local = new Date(now + organisation.timeZoneOffsetMinutes * minuteMs).toISOString();
  const head = html`<table class="head"><tr><td>${organisation.name}${organisation.demo && html` <b class="demo">${say('demo')}</b>`}</td><td class="name">${panel.name}</td>
<td class="time">${local.slice(11, 16)}</td></tr></table>`;
  // A page stays until the browser asks again.
  const { refreshSeconds } = panelTypeOf(panel.type);
  const turn = Math.floor(now / (refreshSeconds * secondMs));
  return page(panel.language, html`${head}${bodyOf(view, say, turn)}`, refreshSeconds);
}

/** A page that says why nothing is shown here, as a key of the display's words. */
export function renderPlainNotice(why: 'refused' | 'letIn', locale: Locale): string {
  return page(locale, html`<p class="notice">${text(locale, `display.${why}`)}</p>`);
}

function page(locale: Locale, content: Html, refreshSeconds: number = limits.lobbyRefreshSeconds): string {
  return html`<!doctype html>
<html lang="${locale}" data-refresh="${refreshSeconds}">
<head>
<meta charset="utf-8">
<noscript><meta http-equiv="refresh" content="${refreshSeconds}"></noscript>
<title>${text(locale, 'server.product')}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<script src="/assets/display/plain-refresh.js"></script>
</head>
<body>${content}</body>
</html>
`.markup;
}

/** @param turn counts the pages that lists have turned */
function bodyOf(view: PanelView, say: Say, turn: number): Html {
  const { panel, latest, counter, counters, groups, marquees } = view;
  if (panel.status === 'disable') {
    return html`<p class="notice">${say('outOfService')}</p><p class="lead">${say('outOfServiceHint')}</p>`;
  }
  if (panel.status === 'pause') return html`<p class="notice">${say('paused')}</p>`;
  const rooms = turnList(counters, most.rows, turn);
  const parts = turnGroups(groups, most.rows, turn);
  const round = Math.floor(turn / parts.count);
  return html`${
    latest !== null &&
    !counter &&
    html`<p class="latest"><b class="number">${latest.mark}${latest.label}</b> → ${latest.counter} ${latest.department}</p>`
  }
${counter !== null && own(counter, say, turn)}
${rooms.shown.length > 0 && counterTable(rooms.shown, say)}
${parts.shown.map((part) => groupPart(part, say, round))}
${(view.lists ?? []).map((list) => people(list.label?.text ?? say(`status.${list.status}`), list.people, round))}
${[rooms, parts].map(({ page, count }) => count > 1 && html`<p class="pages">${page + 1} / ${count}</p>`)}
${turnList(marquees.flatMap(linesOf), 1, turn).shown.map((line) => html`<p class="lead">${line}</p>`)}`;
}

/** Lines that a page has room for, broken between words where there are some. */
function linesOf({ title, content }: ViewMarquee): string[] {
  const lines = content.match(/.{1,100}(?:\s|$)|.{1,60}/gsu) ?? [];
  return lines.map((line) => `${title} ${line.trim()}`);
}

/** The panel's own room or counter. */
function own(counter: ViewCounter, say: Say, turn: number): Html {
  return html`<p class="place">${counter.name} ${counter.department} ${counter.doctor}</p>
<p class="latest"><b class="number">${numberOrState(counter, say)}</b> ${counter.currentName}</p>
<div class="own">${people(say('next'), counter.next, turn)}${people(say('passed'), counter.passed, turn)}</div>`;
}

/** @param round counts how often all groups have been shown */
function groupPart({ group, counters }: GroupPart, say: Say, round: number): Html {
  return html`<p class="place">${group.name} · ${say('waitingPeople', { count: group.waitingCount })}</p>
${counterTable(counters, say)}${people(say('next'), group.next, round)}${people(say('passed'), group.passed, round)}`;
}

function counterTable(counters: readonly ViewCounter[], say: Say): Html {
  const rows = counters.map(
    (counter) => html`<tr><th>${counter.name}</th><td>${counter.department} ${counter.doctor}</td>
<td class="number">${numberOrState(counter, say)}</td><td class="waiting">${
      counter.keepsList && say('waitingPeople', { count: counter.waitingCount })
    }</td></tr>`,
  );
  return html`<table class="counters">${rows}</table>`;
}

function people(title: string, list: readonly ViewPerson[], turn: number): Html | false {
  return (
    list.length > 0 &&
    html`<p class="lead">${title}: <b>${turnList(list, most.people, turn)
      .shown.map(({ label, room }) => (room ? `${label} (${room})` : label))
      .join(' · ')}</b></p>`
  );
}
