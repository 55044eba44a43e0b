import { expect, test } from 'vitest';
import { byGroup } from '#controller/choose/by-group.ts';
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
