import { expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { wholeView } from '#display/connection/whole-view.ts';
import type { PanelView } from '#generated/shapes.ts';

const view = sampleView('groupLobbyPanel', { name: 'busy', now: Date.UTC(2026, 10, 21, 2) });

test('a view in which nothing is missing stays as it is', () => {
  expect(wholeView(view)).toEqual(view);
});

test('what a server left out counts as empty', () => {
  const { epoch, seq, serverTime, serviceDate, session, organisation, panel, layout } = view;
  const bare = { epoch, seq, serverTime, serviceDate, session, organisation, panel, layout } as PanelView;
  const empty = { counters: [], groups: [], calls: [], media: [], marquees: [], nurses: [], paramedics: [] };
  expect(wholeView(bare)).toEqual({ ...bare, ...empty, counter: null, latest: null, settings: {} });
});
