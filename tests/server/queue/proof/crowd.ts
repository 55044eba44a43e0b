/** A process that plays a scene and tells each line of the history on its standard output, until its power is cut. */
import { writeSync } from 'node:fs';
import { openDatabase } from '#server/database/open-database.ts';
import { readEnvironment } from '#server/ground/environment.ts';
import type { Line } from './history.ts';
import { play } from './play.ts';
import type { Scene } from './scene.ts';

/** What the crowd is told in its one argument. */
export interface Orders {
  readonly organisationGid: string;
  readonly variables: { readonly DATA_DIR: string; readonly DATABASE_URL: string };
  readonly scene: Scene;
  /** What the clock shows at the beginning of this life. */
  readonly now: number;
  /** Keys of the steps that were answered in an earlier life. */
  readonly done: readonly string[];
  /** What desks showed at presses of an earlier life, by their keys. */
  readonly pressed: Readonly<Record<string, number>>;
}

const { organisationGid, variables, scene, now, done, pressed } = JSON.parse(process.argv[2] ?? '') as Orders;
const clock = { now };
const database = await openDatabase(readEnvironment(variables), {
  dataFolder: variables.DATA_DIR,
  clock: () => clock.now,
  onFatal: (reason) => {
    throw new Error(reason);
  },
});
await play(scene, {
  organisationGid,
  database: () => database,
  clock,
  // Written before anything else goes on: the order of the lines is the order of what happened.
  note: (line: Line) => writeSync(1, `${JSON.stringify(line)}\n`),
  cut: async () => {
    process.kill(process.pid, 'SIGKILL');
    await new Promise(() => {});
  },
  done: new Set(done),
  pressed,
});
await database.close();
