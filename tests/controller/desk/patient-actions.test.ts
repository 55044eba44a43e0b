import { expect, test } from 'vitest';
import { actionsFor, returnOf } from '#controller/desk/patient-actions.ts';
import { transitions } from '#generated/transitions.ts';
import type { EventKind, QueueStatus } from '#generated/values.ts';

const kinds: Record<ReturnType<typeof actionsFor>[number], EventKind> = {
  away: 'wentAway',
  back: 'cameBack',
  completed: 'completed',
  examination: 'sentToExamination',
  backFromExamination: 'backFromExamination',
  moveToPassed: 'movedToPassed',
  priority: 'priorityChanged',
  transfer: 'transferred',
};

test.each([
  ['waiting', 'registering'],
  ['waiting', 'awaiting'],
  ['waiting', 'checkBack'],
  ['passed', 'passed'],
  ['away', 'temporarilyAway'],
  ['examination', 'checking'],
  ['completed', 'completed'],
] as const)('what the list %s offers for %s is a move of the table', (list, status: QueueStatus) => {
  for (const action of actionsFor('clinic', list, { status }, true)) {
    const by = kinds[action];
    expect(
      transitions.some((move) => move.from === status && move.by === by),
      action,
    ).toBe(true);
  }
});

test('a class of priority is offered where the organisation has any', () => {
  expect(actionsFor('clinic', 'waiting', { status: 'awaiting' })).not.toContain('priority');
  expect(actionsFor('clinic', 'waiting', { status: 'awaiting' }, true)).toContain('priority');
});

test('cashiers are not offered examinations', () => {
  expect(actionsFor('generic', 'waiting', { status: 'awaiting' })).not.toContain('examination');
});

test('whoever is out of the line has a way back into it', () => {
  expect(['waiting', 'passed', 'away', 'examination'].map((list) => returnOf(list as 'waiting'))).toEqual([
    undefined,
    'back',
    'back',
    'backFromExamination',
  ]);
});
