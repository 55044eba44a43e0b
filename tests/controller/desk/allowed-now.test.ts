import { expect, test } from 'vitest';
import { allowedNow } from '#controller/desk/allowed-now.ts';
import type { QueueState } from '#generated/shapes.ts';

const state = (changes: Partial<QueueState>): QueueState =>
  ({ service: 'serving', variant: 'clinic', callingMode: 1, nextNumber: 4, ...changes }) as QueueState;
const call = { number: 3, status: 'called', calledAt: 0, calls: 1, seq: 1 } as const;

test('before anybody was called there is nobody to start with, to pass or to send away', () => {
  expect(allowedNow(state({}))).toEqual(['next', 'number', 'pause', 'more', 'logOut']);
});

test('a consultation that has started is not started again', () => {
  expect(allowedNow(state({ current: call }))).toContain('start');
  expect(allowedNow(state({ current: { ...call, status: 'consulting' } }))).not.toContain('start');
});

test('only doctors and examination rooms send to an examination', () => {
  expect(allowedNow(state({ current: call }))).toContain('examination');
  expect(allowedNow(state({ current: call, variant: 'cashierRegistration' }))).not.toContain('examination');
});

test('where no list is kept nobody leaves one', () => {
  const allowed = allowedNow(state({ current: call, callingMode: 0 }));
  for (const name of ['start', 'away', 'examination', 'transfer']) expect(allowed).not.toContain(name);
  expect(allowed).toContain('completed');
});

test('a paused counter calls nobody, and what stands there can be brought to an end', () => {
  const allowed = allowedNow(state({ current: call, service: 'pause' }));
  for (const name of ['next', 'number', 'recall', 'pass', 'pause']) expect(allowed).not.toContain(name);
  expect(allowed).toEqual(expect.arrayContaining(['restart', 'completed', 'away']));
});
