import { expect, test } from 'vitest';
import type { BuiltInPanel } from '#generated/panel-types.ts';
import type { ListLabelCreate } from '#generated/shapes.ts';
import { listLimit, shownParts } from '#server/views/shown-parts.ts';

const layout = (...children: object[]) => ({ version: 1, orientation: 'both', root: { type: 'box', children } });
const type = (name: string, ...children: object[]) =>
  ({ name, layout: layout(...children) }) as unknown as BuiltInPanel;

const people = { columns: ['number', 'name'], labels: [], labelLists: [] as ListLabelCreate[] } as const;

test('an empty layout shows nothing of a queue, whatever the settings say', () => {
  expect(shownParts(type('empty'), { showNext: 5, showMedia: true }, 6, people)).toEqual({
    next: 0,
    passed: false,
    expected: false,
    checkIns: false,
    examining: false,
    back: false,
    appointments: false,
    completed: false,
    specialLists: [],
    nurses: false,
    paramedics: false,
    qrCode: false,
    names: false,
    ...people,
    media: false,
    marquees: false,
  });
});

test('what a block binds is shown, as far as the settings let it', () => {
  const list = type(
    'list',
    { type: 'waitingList', path: 'counter.next' },
    { type: 'passedList', path: 'counter.passed' },
  );
  expect(shownParts(list, {}, 6, people)).toMatchObject({ next: 6, passed: true, names: false });
  expect(shownParts(list, { showNext: 2, showPassed: false, showNames: true }, 6, people)).toMatchObject({
    next: 2,
    passed: false,
    names: true,
  });
  expect(shownParts(type('absent', { type: 'list', path: 'counter.expected' }), {}, 6, people).expected).toBe(true);
});

test('what a text of the layout fills in is read, also where the layout names the text alone', () => {
  const said = type('said', { type: 'text', text: '{{@areExpected}}' });
  expect(shownParts(said, {}, 6, people)).toMatchObject({ checkIns: true, expected: false });
});

test('of a board with two halves, each is read only where the settings show it', () => {
  const both = type('board', { type: 'listBoard' }, { type: 'appointmentBoard' });
  const label: ListLabelCreate = { originalName: '輪椅', labelName: '輪椅' };
  const of = (board: 'appointments' | 'special') => {
    const settings = { board, specialLists: ['passed' as const] };
    const { appointments, specialLists, labelLists } = shownParts(both, settings, 6, {
      ...people,
      labelLists: [label],
    });
    return [appointments, specialLists, labelLists];
  };
  expect(of('appointments')).toEqual([true, [], []]);
  expect(of('special')).toEqual([false, ['passed'], [label]]);
});

test('a view lists no more of the next people than it may hold', () => {
  const list = type('long', { type: 'waitingList', path: 'counter.next' });
  expect(shownParts(list, { showNext: 50 }, 6, people).next).toBe(listLimit);
});
