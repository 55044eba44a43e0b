import { expect, test } from 'vitest';
import { draftView } from '#admin/panel/draft-view.ts';
import { sampleView } from '#client/samples/sample-view.ts';
import type { PanelView } from '#generated/shapes.ts';

const view = {
  panel: { gid: 'p001', name: 'Lobby', counterName: 'Hall', theme: 'dark', status: 'enable' },
  settings: { showNext: 3, headline: 'Ground floor' },
  counters: [],
} as unknown as PanelView;

test('the view takes what the form holds, where the screen has it', () => {
  const drawn = draftView(view, { theme: 'light', serialNo: 'TV-1', counterName: null, settings: { showNext: 5 } });
  expect(drawn.panel).toEqual({ gid: 'p001', name: 'Lobby', theme: 'light', status: 'enable' });
  expect(drawn.settings).toEqual({ showNext: 5, headline: 'Ground floor' });
  expect(view.panel.theme).toBe('dark');
});

test('a counter is called as the form calls it, else by the panel’s name', () => {
  const serving = { ...view, counter: { gid: 'p001', name: 'Hall' } } as unknown as PanelView;
  expect(draftView(serving, { name: 'Lobby', counterName: 'Room 5' }).counter?.name).toBe('Room 5');
  expect(draftView(serving, { name: 'Lobby', counterName: null }).counter?.name).toBe('Lobby');
  expect(draftView(view, { counterName: 'Room 5' }).counter).toBeUndefined();
});

test('a room that keeps no list shows its call alone, in an invented situation too', () => {
  const busy = sampleView('defaultPanel', { name: 'busy' });
  expect(busy.counter?.appointments).not.toEqual([]);
  expect(draftView(busy, { callingMode: 1 }).counter).toEqual(busy.counter);
  const counter = draftView(busy, { callingMode: 0 }).counter;
  expect(counter).toMatchObject({ current: busy.counter?.current, next: [], passed: [], expected: [] });
  expect(counter).toMatchObject({ examining: [], back: [], appointments: [], waitingCount: 0 });
  expect(counter).not.toHaveProperty('keepsList');
});

test('lists of patients take the columns and the row height that the form holds', () => {
  const layout = { columns: ['number', 'age'], rowHeight: 150 };
  expect(draftView(view, { queueContentLayout: layout }).panel).toMatchObject({ name: 'Lobby', ...layout });
});

test('without a form the view is what the server sent', () => {
  expect(draftView(view, undefined)).toBe(view);
});
