import { expect, test } from 'vitest';
import { mergeInTurn } from '#server/queue/turn/merge-in-turn.ts';

test('of a queue with several calls in a row so many are shown before the turn of the next', () => {
  const lines = [
    { ownerGid: 'expert', callsInARow: 3, people: ['A1', 'A2', 'A3', 'A4'] },
    { ownerGid: 'usual', callsInARow: 1, people: ['B1', 'B2'] },
  ];
  expect(mergeInTurn(lines, null, 6)).toEqual(['A1', 'A2', 'A3', 'B1', 'A4', 'B2']);
  expect(mergeInTurn(lines, { ownerGid: 'expert', calls: 2 }, 3)).toEqual(['A1', 'B1', 'A2']);
});
