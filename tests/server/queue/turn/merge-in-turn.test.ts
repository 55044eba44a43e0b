import { expect, test } from 'vitest';
import { mergeInTurn } from '#server/queue/turn/merge-in-turn.ts';

const line = { sent: 0, byHand: 0 };

test('of a queue with several calls in a row so many are shown before the turn of the next', () => {
  const lines = [
    { ...line, ownerGid: 'expert', callsInARow: 3, people: ['A1', 'A2', 'A3', 'A4'] },
    { ...line, ownerGid: 'usual', callsInARow: 1, people: ['B1', 'B2'] },
  ];
  expect(mergeInTurn(lines, null, 6)).toEqual(['A1', 'A2', 'A3', 'B1', 'A4', 'B2']);
  expect(mergeInTurn(lines, { ownerGid: 'expert', calls: 2 }, 3)).toEqual(['A1', 'B1', 'A2']);
});

test('who was sent here is before all queues and costs none its turn, whom only staff call is behind all', () => {
  const lines = [
    { sent: 2, byHand: 1, ownerGid: 'own', callsInARow: 2, people: ['S1', 'S2', 'A1', 'A2', 'H1'] },
    { sent: 0, byHand: 1, ownerGid: 'other', callsInARow: 1, people: ['B1', 'B2', 'H2'] },
  ];
  const last = { ownerGid: 'own', calls: 1 };
  expect(mergeInTurn(lines, last, 9)).toEqual(['S1', 'S2', 'A1', 'B1', 'A2', 'B2', 'H1', 'H2']);
  expect(mergeInTurn(lines, last, 7)).toEqual(['S1', 'S2', 'A1', 'B1', 'A2', 'B2', 'H1']);
});
