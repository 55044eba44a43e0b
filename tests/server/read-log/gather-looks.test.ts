import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '#server/errors/refusal.ts';
import { gatherLooks, type Looks } from '#server/read-log/gather-looks.ts';
import type { Reading } from '#server/read-log/reading.ts';

const looked = (organisationGid: string, asked: string): Reading => ({
  organisationGid,
  kind: 'staff',
  subjectGid: 'nurse',
  address: '192.0.2.1',
  traceId: 'trace',
  operation: 'listAppointments',
  action: 'listed',
  asked,
});

let written: string[][];
/** Somebody writes something else. */
let writing: () => void;
let broken: string;
let now: number;
let looks: Looks;

beforeEach(() => {
  written = [];
  broken = '';
  now = 0;
  const write = async (organisationGid: string, readings: readonly Reading[]) => {
    if (readings.some(({ asked }) => asked === broken)) throw new Error('the disk is full');
    written.push(readings.map(({ asked }) => `${organisationGid} ${asked}`));
  };
  const onWriting = (listener: () => void) => {
    writing = listener;
  };
  looks = gatherLooks(write, onWriting, () => now);
});

test('a look is written at once where nobody writes', async () => {
  await looks.note(looked('a', '1'));
  expect(written).toEqual([['a 1']]);
});

test('where others write, looks go along with the next of them, those of one organisation together', async () => {
  writing();
  const noted = Promise.all([looks.note(looked('a', '1')), looks.note(looked('b', '2')), looks.note(looked('a', '3'))]);
  expect(written).toEqual([]);
  writing();
  expect(written).toEqual([['a 1', 'a 3'], ['b 2']]);
  await noted;
});

test('a look waits for nobody longer than a moment', async () => {
  vi.useFakeTimers();
  writing();
  const noted = looks.note(looked('a', '1'));
  await vi.advanceTimersByTimeAsync(50);
  expect(written).toEqual([['a 1']]);
  await noted;
  vi.useRealTimers();
});

test('one that cannot be written takes no other with it, and whoever waits for it is told', async () => {
  broken = '2';
  writing();
  const noted = ['1', '2', '3'].map((asked) => looks.note(looked('a', asked)));
  writing();
  const outcomes = await Promise.allSettled(noted);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(written).toEqual([['a 1'], ['a 3']]);
});

test('a great many go in several transactions, and none is left when the log is closed', async () => {
  writing();
  const noted = Array.from({ length: 120 }, (_, index) => looks.note(looked('a', String(index))));
  await looks.flush();
  await Promise.all(noted);
  expect(written.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('a database that is away is asked once, and everybody who waits gets the answer', async () => {
  const away = new Refusal({ code: 'storage_unavailable' });
  let asked = 0;
  const write = async () => {
    asked += 1;
    throw away;
  };
  looks = gatherLooks(write, (listener) => {
    writing = listener;
  });
  writing();
  const noted = ['1', '2', '3'].map((one) => looks.note(looked('a', one)));
  writing();
  for (const one of noted) await expect(one).rejects.toBe(away);
  expect(asked).toBe(1);
});
