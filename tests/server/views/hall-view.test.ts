/** What anybody may see of a hall: of people their number alone, in every list. */
import { expect, test } from 'vitest';
import type { PanelView, ViewCounter, ViewGroup, ViewPerson } from '#generated/shapes.ts';
import { hallViewOf } from '#server/views/hall-view.ts';

const person = (number: number) => ({ number, label: `00${number}`, name: '王○明' }) as ViewPerson;
const counter = { gid: 'room', next: [person(1)], passed: [person(2)], expected: [person(3)] } as ViewCounter;
const group = { gid: 'group', next: [person(4)], passed: [person(5)], counters: [counter] } as object as ViewGroup;
const shown = (part: Pick<PanelView, 'counter' | 'counters' | 'groups'>) =>
  hallViewOf({ panel: {}, ...part } as PanelView);

test('those who are next and those who were passed are numbers without names, at a room, on a board and in a group', () => {
  const room = { next: [{ number: 1, label: '001' }], passed: [{ number: 2, label: '002' }], expected: [] };
  expect(shown({ counter, counters: [], groups: [] }).counters).toMatchObject([room]);
  const board = shown({ counter: null, counters: [counter], groups: [group] });
  expect(board.counters).toMatchObject([room]);
  expect(board.groups).toMatchObject([
    { next: [{ number: 4, label: '004' }], passed: [{ number: 5, label: '005' }], counters: [room] },
  ]);
  expect(JSON.stringify(board)).not.toContain('王');
});
