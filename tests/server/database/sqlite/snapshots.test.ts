/** What a reader keeps of one snapshot for the next is what it would read again, whoever has written in between. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { one, type Statement, sharedSettled } from '#server/database/command.ts';
import { commitMarks, marksBytes } from '#server/database/sqlite/commit-marks.ts';
import { type Connection, openConnection } from '#server/database/sqlite/connection.ts';
import { migrate } from '#server/database/sqlite/migrate.ts';
import { snapshotsOf } from '#server/database/sqlite/snapshots.ts';

let folder: string;
let file: string;
let open: Connection[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'callboard-snapshots-'));
  file = join(folder, 'callboard.db');
  open = [];
  migrate(connect('write'), 0);
});
afterEach(async () => {
  for (const connection of open) connection.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
});

function connect(use: 'write' | 'read'): Connection {
  const connection = openConnection(file, use);
  open.push(connection);
  return connection;
}

/** One value of a settled table, by itself and as it is shared, and one of another, as a reader sees them. */
function* values(): Generator<Statement, (string | undefined)[], unknown> {
  const settled = yield* readSettled();
  const shared = yield* sharedSettled('settled', readSettled);
  const other = yield* one<{ value: string }>('pulse', "SELECT CAST(at AS TEXT) AS value FROM pulse WHERE name = 'p'");
  return [settled?.value, shared?.value, other?.value];
}

const readSettled = () => one<{ value: string }>('setting', "SELECT value FROM setting WHERE name = 'settled'");

const steps = fc.array(
  fc.constantFrom('settled', 'undone', 'other', 'foreign', 'read', 'readWhileWriting', 'readBeforeSettled'),
  { minLength: 1, maxLength: 40 },
);

test('whatever is written by whom and read when, a snapshot tells what is in the file', () => {
  const writer = connect('write');
  const foreign = connect('write');
  const marks = commitMarks(new SharedArrayBuffer(marksBytes));
  const inSnapshot = snapshotsOf(connect('read'), marks);
  const truth = connect('read');
  let count = 0;
  const write = (connection: Connection, table: 'setting' | 'other') => {
    count += 1;
    if (table === 'setting')
      connection.raw.exec(`INSERT OR REPLACE INTO setting (name, value) VALUES ('settled', '${count}')`);
    else connection.raw.exec(`INSERT OR REPLACE INTO pulse (name, at) VALUES ('p', ${count})`);
  };
  const check = () => expect(inSnapshot((run) => run(values()))).toEqual(truth.run(values()));
  const commit = (table: 'setting' | 'other', end: 'COMMIT' | 'ROLLBACK', during?: () => void, after?: () => void) => {
    writer.raw.exec('BEGIN IMMEDIATE');
    if (table === 'setting') marks.unsettle();
    write(writer, table);
    during?.();
    marks.committing();
    writer.raw.exec(end);
    after?.();
    marks.settle();
  };
  const take: Record<string, () => void> = {
    settled: () => commit('setting', 'COMMIT'),
    undone: () => commit('setting', 'ROLLBACK'),
    other: () => commit('other', 'COMMIT'),
    // Somebody at the file itself is noticed at once where nothing else was written since the last look, and otherwise
    // with the writer's next commit.
    foreign: () => {
      check();
      write(foreign, 'setting');
      check();
    },
    read: check,
    readWhileWriting: () => commit('setting', 'COMMIT', check),
    readBeforeSettled: () => commit('setting', 'COMMIT', undefined, check),
  };
  fc.assert(
    fc.property(steps, (plan) => {
      for (const step of plan) {
        take[step]!();
      }
      check();
    }),
    { numRuns: 200 },
  );
});

test('what is kept as long as settled tables stand cannot rest on another table', () => {
  const inSnapshot = snapshotsOf(connect('read'), commitMarks(new SharedArrayBuffer(marksBytes)));
  const mistaken = sharedSettled('pulse', () => one('pulse', 'SELECT at FROM pulse'));
  expect(() => inSnapshot((run) => run(mistaken))).toThrow(/a settled reading asks/);
});

test('a commit to other tables leaves what was read of the settled ones', () => {
  const writer = connect('write');
  const marks = commitMarks(new SharedArrayBuffer(marksBytes));
  const reader = connect('read');
  const inSnapshot = snapshotsOf(reader, marks);
  const asked = () =>
    inSnapshot((run) =>
      run(one<object>('setting', "SELECT name FROM setting WHERE name = 'none' UNION ALL SELECT 'some'")),
    );
  asked();
  const first = asked();
  writer.raw.exec('BEGIN IMMEDIATE');
  writer.raw.exec('DELETE FROM ticket');
  marks.committing();
  writer.raw.exec('COMMIT');
  expect(asked()).toBe(first);
  writer.raw.exec('BEGIN IMMEDIATE');
  marks.unsettle();
  writer.raw.exec('DELETE FROM setting');
  marks.committing();
  writer.raw.exec('COMMIT');
  marks.settle();
  expect(asked()).not.toBe(first);
});
