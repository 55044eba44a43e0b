import { expect, test } from 'vitest';
import { asSingles, batchReads, resultOf } from '#server/database/batched-reads.ts';
import { all, one, type Question, type Statement } from '#server/database/command.ts';
import { driveToEnd } from '#server/database/drive.ts';

/** Answers each statement with its own text, and notes which went together. */
function play<A>(generator: Generator<Statement, A, unknown>): { answer: A; rounds: string[][] } {
  const rounds: string[][] = [];
  const textOf = (question: Question) => String(question[2]);
  const reply = (question: Question) => textOf(question).toUpperCase();
  const answer = driveToEnd(generator, (asked) => {
    const statements = asSingles(asked);
    rounds.push(statements.map(textOf));
    return resultOf(asked, statements.map(reply));
  });
  return { answer, rounds };
}

function* twice(first: string, second: string) {
  return [yield* one('ticket', first), yield* all('ticket', second)];
}

test('what does not need each other goes in as few rounds as the longest takes, and each gets its own answer', () => {
  const { answer, rounds } = play(
    batchReads(twice('a', 'b'), one('ticket', 'c'), batchReads(one('ticket', 'd'), twice('e', 'f'))),
  );
  expect(answer).toEqual([['A', 'B'], 'C', ['D', ['E', 'F']]]);
  expect(rounds).toEqual([
    ['a', 'c', 'd', 'e'],
    ['b', 'f'],
  ]);
});

test('nothing to ask needs no round', () => {
  expect(play(batchReads())).toEqual({ answer: [], rounds: [] });
});
