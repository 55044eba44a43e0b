import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { all } from '#server/database/command.ts';
import { markedDatabase } from '#server/database/marked-database.ts';
import { type Hold, longestMs, watchEventLoop } from '#server/event-loop/event-loop.ts';
import { work } from '../event-loop/work.ts';
import { openApp, type TestApp } from '../open-app.ts';

let opened: TestApp;
let told: Hold[];

beforeEach(async () => {
  opened = await openApp();
  told = [];
});
afterEach(() => opened.close());

const longWork = () => work(longestMs * 2);

const held = () => told.filter(({ cpuMs }) => cpuMs > longestMs).map(({ operation }) => operation);

test('what goes on with an answer of the database is counted to the call that asked, also when many are answered at once', async () => {
  const loop = watchEventLoop((hold) => told.push(hold));
  const database = markedDatabase(opened.app.services.database, loop, 'nobody');
  const ask = (name: string, then: () => void) =>
    loop.run(name, async () => {
      await database.queryShared(reading(() => undefined));
      then();
    });
  await Promise.all([ask('first', () => undefined), ask('second', longWork), ask('third', () => undefined)]);
  await nextTurn();
  expect(held()).toEqual(['second']);
  loop.close();
});

test('what a reading does between its steps is counted to the call that reads', async () => {
  const loop = watchEventLoop((hold) => told.push(hold));
  const database = markedDatabase(opened.app.services.database, loop, 'nobody');
  const read = (name: string, between: () => void) => loop.run(name, () => database.query(reading(between)));
  await Promise.all([
    read('first', () => undefined),
    read('second', longWork),
    database.query(reading(() => undefined)),
  ]);
  await nextTurn();
  expect(held()).toEqual(['second']);
  loop.close();
});

function* reading(between: () => void) {
  yield* all('organisation', 'SELECT gid FROM organisation');
  between();
  return yield* all('organisation', 'SELECT gid FROM organisation');
}
