import { expect, test } from 'vitest';
import { allowedFor, buttonsAt, isCallable, returnOf } from '#controller/desk/buttons.ts';
import type { CounterAction } from '#generated/counter-actions.ts';
import type { QueueState, Ticket } from '#generated/shapes.ts';

const state = (counter: CounterAction[], changes: Partial<QueueState> = {}): QueueState =>
  ({
    variant: 'clinic',
    callingMode: 1,
    allowedActions: { counter, patients: { passed: ['number', 'back'] }, passedEarlier: ['back'] },
    ...changes,
  }) as QueueState;
const names = (...of: Parameters<typeof buttonsAt>) => buttonsAt(...of).map(({ name }) => name);

test('what the state allows can be pressed, and what it does not stands greyed', () => {
  expect(buttonsAt('desk', state(['recall', 'pause']))).toEqual([
    { name: 'start', disabled: true },
    { name: 'completed', disabled: true },
    { name: 'recall', disabled: false },
    { name: 'pass', disabled: true },
    { name: 'away', disabled: true },
    { name: 'examination', disabled: true },
    { name: 'number', disabled: true },
    { name: 'pause', disabled: false },
  ]);
});

test('the large button calls the next patient, or resumes a service that is paused', () => {
  expect(buttonsAt('large', state(['next']))).toEqual([{ name: 'next', disabled: false }]);
  expect(buttonsAt('large', state([]))).toEqual([{ name: 'next', disabled: true }]);
  expect(buttonsAt('large', state(['restart']))).toEqual([{ name: 'restart', disabled: false }]);
});

test('only doctors and examination rooms send to an examination', () => {
  expect(names('desk', state([]))).toContain('examination');
  expect(names('desk', state([], { variant: 'inspection' }))).toContain('examination');
  expect(names('desk', state([], { variant: 'cashierRegistration' }))).not.toContain('examination');
});

test('where no list is kept nobody leaves one, no number is issued, and the count can be set', () => {
  const listless = state([], { callingMode: 0 });
  expect(names('callMenu', listless)).toEqual([]);
  expect(names('desk', listless)).toEqual(['completed', 'recall', 'pass', 'number', 'pause']);
  expect(names('issuingMenu', listless)).toEqual([]);
  expect(names('queueMenu', listless)).toEqual(['preset', 'resetQueue', 'resetAll']);
});

test('issuing is paused, or resumed', () => {
  expect(names('queueMenu', state(['pauseIssuing']))).toEqual(['pauseIssuing', 'resetQueue', 'resetAll']);
  expect(names('queueMenu', state(['resumeIssuing']))).toEqual(['resumeIssuing', 'resetQueue', 'resetAll']);
});

test('what can be done with a patient follows from the status, and from the session', () => {
  expect(allowedFor(state([]), { status: 'passed' } as Ticket)).toEqual(['number', 'back']);
  expect(allowedFor(state([]), { status: 'passed', session: 'morning' } as Ticket)).toEqual(['back']);
  expect(allowedFor(state([]), { status: 'completed' } as Ticket)).toEqual([]);
});

test('a patient out of the line has a way back into it', () => {
  expect(returnOf(['number', 'back', 'transfer'])).toBe('back');
  expect(returnOf(['completed', 'backFromExamination'])).toBe('backFromExamination');
  expect(returnOf(['away'])).toBeUndefined();
});

test('everybody in a list can be called but those who are done, and those of an earlier session', () => {
  expect(isCallable({ status: 'passed' } as Ticket)).toBe(true);
  expect(isCallable({ status: 'completed' } as Ticket)).toBe(false);
  expect(isCallable({ status: 'passed', session: 'morning' } as Ticket)).toBe(false);
});
