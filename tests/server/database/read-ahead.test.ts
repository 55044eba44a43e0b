import { expect, test } from 'vitest';
import { batchReads, resultOf } from '#server/database/batched-reads.ts';
import { all, changed, one, type Question, run, type Statement } from '#server/database/command.ts';
import { driveToEnd } from '#server/database/drive.ts';
import { readAhead } from '#server/database/read-ahead.ts';

/** Answers each question with the trip in which it was asked, and notes which went together. */
function play<A>(generator: Generator<Statement, A, unknown>): { answer: A; trips: string[][] } {
  const trips: string[][] = [];
  const nameOf = ([, , sql, values]: Question) => [sql, ...(values as readonly unknown[])].join(' ');
  const answer = driveToEnd(generator, (asked) => {
    const questions = asked[0] === 'batch' ? asked[1] : [asked];
    trips.push(questions.map(nameOf));
    const replies = questions.map((question) => `${nameOf(question)} @${trips.length}`);
    return resultOf(asked, replies);
  });
  return { answer, trips };
}

test('what was guessed is answered without another trip, and the rest is asked', () => {
  function* work() {
    return [
      yield* one('ticket', 'SELECT a', 1),
      yield* batchReads(all('ticket', 'SELECT b', 2), one('ticket', 'SELECT c')),
      yield* one('ticket', 'SELECT a', 9),
    ];
  }
  const { answer, trips } = play(
    readAhead([one('ticket', 'SELECT a', 1), all('ticket', 'SELECT b', 2), one('ticket', 'SELECT z')], work()),
  );
  expect(trips).toEqual([['SELECT a 1', 'SELECT b 2', 'SELECT z'], ['SELECT c'], ['SELECT a 9']]);
  expect(answer).toEqual(['SELECT a 1 @1', ['SELECT b 2 @1', 'SELECT c @2'], 'SELECT a 9 @3']);
});

test('once something was written, everything is asked anew', () => {
  function* work() {
    const before = yield* one('ticket', 'SELECT a');
    yield* run('ticket', 'UPDATE a');
    return [before, yield* one('ticket', 'SELECT a')];
  }
  const { answer, trips } = play(readAhead([one('ticket', 'SELECT a')], work()));
  expect(trips).toEqual([['SELECT a'], ['UPDATE a'], ['SELECT a']]);
  expect(answer).toEqual(['SELECT a @1', 'SELECT a @3']);
});

test('a change that answers a row counts as one', () => {
  function* work() {
    yield* changed('ticket', 'UPDATE a RETURNING b');
    return yield* one('ticket', 'SELECT a');
  }
  expect(play(readAhead([one('ticket', 'SELECT a')], work())).trips).toHaveLength(3);
});

test('what a guess refuses is left to the work, and what the work is thrown it may catch', () => {
  function* refuses(): Generator<Statement, void, unknown> {
    yield* one('ticket', 'SELECT a');
    throw new Error('a guess');
  }
  function* work() {
    return yield* one('ticket', 'SELECT a');
  }
  expect(play(readAhead([refuses(), one('ticket', 'SELECT b')], work())).answer).toBe('SELECT a @1');
});
