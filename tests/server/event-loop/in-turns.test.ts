import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type Hold, longestMs, watchEventLoop } from '#server/event-loop/event-loop.ts';
import { inTurns } from '#server/event-loop/in-turns.ts';
import { work } from './work.ts';

const told: Hold[] = [];
const loop = watchEventLoop((hold) => told.push(hold));
afterEach(() => loop.close());

test('much work is done a few milliseconds at a time, and others have their turn in between', async () => {
  const done: number[] = [];
  let others = 0;
  let isOver = false;
  const somebody = (async () => {
    while (!isOver) {
      await nextTurn();
      others += 1;
    }
  })();
  await loop.run('long', () =>
    inTurns(loop, Array(30).keys(), (number) => {
      work(5);
      done.push(number);
    }),
  );
  isOver = true;
  await somebody;
  expect(done).toEqual([...Array(30).keys()]);
  expect(others).toBeGreaterThanOrEqual(10);
  expect(told.filter(({ cpuMs }) => cpuMs > longestMs)).toEqual([]);
});
