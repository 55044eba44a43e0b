import { expect, test } from 'vitest';
import { childrenFor } from '#display/screen/repeat-children.ts';
import type { Block } from '#generated/shapes.ts';

type Box = Extract<Block, { type: 'box' }>;
const box = (children: Block[], repeat = 'groups'): Box => ({ type: 'box', flow: 'row', repeat, children });

test('item is the entry of its place, in paths, conditions and texts', () => {
  const child: Block = {
    type: 'text',
    text: 'item {{item.name|or:item.category}} ({{item.waitingCount}})',
    place: { when: ['item.next', '!item.passed', 'item.category=A'] },
  };
  expect(childrenFor(box([child]), 2)).toEqual([
    {
      type: 'text',
      text: 'item {{groups.2.name|or:groups.2.category}} ({{groups.2.waitingCount}})',
      place: { when: ['groups.2.next', '!groups.2.passed', 'groups.2.category=A'] },
    },
  ]);
  expect(childrenFor(box([{ type: 'groupColumn', group: 'item' }]), 0)).toEqual([
    { type: 'groupColumn', group: 'groups.0' },
  ]);
});

test('in a box within, item is an entry of the list of that one', () => {
  const inner = box([{ type: 'text', text: '{{item.name}}' }], 'item.counters');
  const [made] = childrenFor(box([inner]), 1) as [Box];
  expect(made.repeat).toBe('groups.1.counters');
  expect(childrenFor(made, 3)).toEqual([{ type: 'text', text: '{{groups.1.counters.3.name}}' }]);
});

test('they are the same objects each time, so that nothing that stands is drawn again', () => {
  const whole = box([{ type: 'text', text: '{{item.name}}' }]);
  expect(childrenFor(whole, 0)[0]).toBe(childrenFor(whole, 0)[0]);
});
