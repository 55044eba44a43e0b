import { expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { limits } from '#generated/limits.ts';
import { panelTypes } from '#generated/panel-types.ts';
import type { PanelView } from '#generated/shapes.ts';
import { text } from '#server/ground/texts.ts';
import { renderClinicList } from '#server/pages/clinic-list-page.ts';
import { renderPlainPanel } from '#server/pages/plain-panel-page.ts';

const turnMs = limits.lobbyRefreshSeconds * 1000;
const mostRows = 6;

/** The page as it is at so many refreshes from midnight on. */
const pages = (view: PanelView, refreshes: number) =>
  Array.from({ length: refreshes }, (_, turn) => renderPlainPanel(view, 1_800_000_000_000 + turn * turnMs));
const rows = (page: string) => page.match(/<tr><th>/g)?.length ?? 0;

test.each(panelTypes.map(({ name }) => name))(
  '%s: every place of a long list comes, a page of it with each refresh',
  (type) => {
    const view = sampleView(type, { name: 'fortyRooms' });
    const shown = pages(view, 12);
    const places = [...view.counters, ...view.groups.flatMap(({ counters }) => counters)];
    for (const { name } of places) expect(shown.some((page) => page.includes(`<th>${name}</th>`))).toBe(true);
    for (const page of shown) expect(rows(page)).toBeLessThanOrEqual(mostRows);
  },
);

test('pages of rooms are even, follow each other, and say which of how many they are', () => {
  const counters = sampleView('clinicsLobbyPanel', { name: 'fortyRooms' }).counters.slice(0, 7);
  const shown = pages({ ...sampleView('clinicsLobbyPanel', { name: 'busy' }), counters }, 3);
  expect(shown.map(rows).sort()).toEqual([3, 4, 4].sort());
  expect(shown[0]).toBe(shown[2]?.replace(/\d\d:\d\d/, /\d\d:\d\d/.exec(shown[0] as string)?.[0] as string));
  expect(
    shown
      .map((page) => /<p class="pages">(.*?)</.exec(page)?.[1])
      .slice(0, 2)
      .sort(),
  ).toEqual(['1 / 2', '2 / 2']);
});

test('a list that fits has one page and says nothing of pages', () => {
  const [page = ''] = pages(sampleView('clinicsLobbyPanel', { name: 'busy' }), 1);
  expect(page).not.toContain('class="pages"');
});

test('a group larger than a page goes on under its name, and whoever waits in it comes in turn', () => {
  const view = sampleView('groupLobbyPanel', { name: 'busy' });
  const [group, other] = view.groups;
  const [counter] = group?.counters ?? [];
  const [person] = [...(group?.next ?? []), ...view.groups.flatMap(({ next }) => next)];
  if (!group || !other || !counter || !person) throw new Error('no group with somebody in it');
  const large = {
    ...group,
    counters: Array.from({ length: 9 }, (_, at) => ({ ...counter, name: `櫃檯${at}` })),
    next: Array.from({ length: 30 }, (_, at) => ({ ...person, label: `N${at}.` })),
    passed: [],
  };
  const shown = pages({ ...view, groups: [large, other] }, 12);
  const text = shown.join();
  for (let at = 0; at < 9; at++) expect(text).toContain(`<th>櫃檯${at}</th>`);
  for (let at = 0; at < 30; at++) expect(text).toContain(`N${at}.`);
  for (const page of shown.filter((one) => one.includes('<th>櫃檯'))) expect(page).toContain(group.name);
});

test('an announcement of 10,000 characters comes line by line, and nothing else is pushed off the page', () => {
  const view = {
    ...sampleView('clinicsLobbyPanel', { name: 'busy' }),
    marquees: [{ gid: 'm', title: '公告', content: '請配戴口罩'.repeat(2000) }],
  };
  const [page = '', next = ''] = pages(view, 2);
  for (const one of [page, next]) expect(one.length).toBeLessThan(8000);
  const words = { ...view, marquees: [{ gid: 'm', title: 'Notice', content: 'Please wear a mask. '.repeat(20) }] };
  for (const one of pages(words, 4))
    expect(/<p class="lead">Notice (.*)<\/p>/.exec(one)?.[1]).toMatch(/(Please|wear|a|mask\.)$/);
});

test('the demo hospital says that it is one, others do not', () => {
  const view = sampleView('clinicsLobbyPanel', { name: 'busy' });
  const mark = `<b class="demo">${text(view.panel.language, 'display.demo')}</b>`;
  const demo = { ...view, organisation: { ...view.organisation, demo: true } };
  expect(renderPlainPanel(demo, view.serverTime)).toContain(mark);
  expect(renderPlainPanel(view, view.serverTime)).not.toContain(mark);
});

test('and so does the list of a hall on a phone', () => {
  const view = sampleView('clinicsLobbyPanel', { name: 'busy' });
  const demo = { ...view, organisation: { ...view.organisation, demo: true } };
  expect(renderClinicList('en-US', demo, { room: '' })).toContain('<p class="demo-mark">Demo</p>');
  expect(renderClinicList('en-US', view, { room: '' })).not.toContain('<p class="demo-mark">');
});

test('a page is asked for again, and its lists turn, as often as its type says', () => {
  const view = sampleView('clinicsLobbyPanel', { name: 'fortyRooms' });
  const seconds = panelTypes.find(({ name }) => name === 'clinicsLobbyPanel')?.refreshSeconds ?? 0;
  const [one, same, next] = [0, seconds - 1, seconds].map((after) => {
    const page = renderPlainPanel(view, 1_800_000_000_000 + after * 1000);
    return /<p class="pages">(.*?)</.exec(page)?.[1];
  });
  expect(one).toBe(same);
  expect(next).not.toBe(one);
  const page = renderPlainPanel(view, 0);
  expect(page).toContain(`data-refresh="${seconds}"`);
  expect(page).toContain(`<meta http-equiv="refresh" content="${seconds}">`);
});
