import { expect, test } from 'vitest';
import { byGroup, firstFree } from '#controller/choose/by-group.ts';
import type { Counter } from '#generated/shapes.ts';

const counter = (panelGid: string, groupGid?: string): Counter => ({
  panelGid,
  name: panelGid,
  variant: groupGid ? 'generic' : 'clinic',
  callingMode: groupGid ? 3 : 1,
  service: 'unlogin',
  ...(groupGid && { groupGid, groupName: `group ${groupGid}` }),
});

test('rooms come first, then each group with its counters, in the order given', () => {
  const groups = byGroup([
    counter('c1', 'billing'),
    counter('101'),
    counter('c5', 'desk'),
    counter('c2', 'billing'),
    counter('103'),
  ]);
  expect(groups.map(({ groupName, counters }) => [groupName, counters.map(({ panelGid }) => panelGid)])).toEqual([
    [undefined, ['101', '103']],
    ['group billing', ['c1', 'c2']],
    ['group desk', ['c5']],
  ]);
});

test('the first free counter of a group is the first as people count at which nobody serves', () => {
  const at = (panelGid: string, service: Counter['service']) => ({ ...counter(panelGid, 'billing'), service });
  const listed = [at('c10', 'unlogin'), at('c9', 'unlogin'), at('c2', 'pause'), at('c1', 'serving'), counter('101')];
  expect(firstFree(listed, 'billing')?.panelGid).toBe('c9');
  expect(firstFree([at('c1', 'serving'), counter('101')], 'billing')).toBeUndefined();
});
