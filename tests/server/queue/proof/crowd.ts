/** A process that plays steps and tells each line of the history on its standard output, until it is killed. */
import { writeSync } from 'node:fs';
import { openDatabase } from '#server/database/open-database.ts';
import { readEnvironment } from '#server/environment.ts';
import type { Line } from './history.ts';
import { play } from './play.ts';
import type { Step } from './step.ts';

/** What the crowd is told in its one argument. */
export interface Orders {
  readonly organisationGid: string;
  readonly variables: { readonly DATA_DIR: string; readonly DATABASE_URL: string };
  /** The time of its clock. */
  readonly now: number;
  readonly steps: readonly Step[];
  /** Keys of the steps that were answered in an earlier life. */
  readonly done: readonly string[];
}

const { organisationGid, variables, now, steps, done } = JSON.parse(process.argv[2] ?? '') as Orders;
const database = await openDatabase(readEnvironment(variables), {
  dataFolder: variables.DATA_DIR,
  clock: () => now,
  onFatal: (reason) => {
    throw new Error(reason);
  },
});
// Written before anything else goes on: the order of the lines is the order of what happened.
const note = (line: Line) => writeSync(1, `${JSON.stringify(line)}\n`);
await play(database, organisationGid, steps, note, new Set(done));
await database.close();
