/**
 * The queue under many hands at once, as the server has it open: random scenes of counters of every calling mode, ticket
 * machine, kiosk, hospital system, office and clock, with the line cut in between; then the invariants, and whether the
 * history is linearizable (docs/decisions/037-the-queue-proved-by-histories.md). QUEUE_PROOF_RUNS makes it longer.
 *
 * Broken on purpose once: with whoever is called still among those who wait, and no condition on the status in the claim
 * of write-events.ts, it failed on SQLite in the third scene and on PostgreSQL in the first ("line 36 calls a patient a
 * second time"). Both shrank to two counters of one group and a step each: "desk1 next, desk2 next". Without the check of what a press had on its desk (act-at-counter.ts) it failed within
 * the first five scenes on both: "line 36 … makes completed of a patient whom its desk did not show".
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { policyOf } from '#server/queue/policy/policy.ts';
import { engine } from '../../running/engine.ts';
import { type Hospital, openHospitalForHistories } from './hospital.ts';
import type { Orders } from './proof/crowd.ts';
import { buildHall } from './proof/hall.ts';
import { type Happened, historyOf, type Line, printed } from './proof/history.ts';
import { expectInvariants } from './proof/invariants.ts';
import { play } from './proof/play.ts';
import { expectLinearizable, organisationsLog } from './proof/replay.ts';
import { rules, type Scene, someScene, starts, stepsOf, turns } from './proof/scene.ts';
import { urgentTag } from './proof/step.ts';
import { expectTurns } from './proof/turns.ts';

const runs = Number(process.env.QUEUE_PROOF_RUNS ?? (engine === 'sqlite' ? 12 : 5));
/** A life of a process takes longer than a whole scene. */
const crashRuns = Math.ceil(runs / 25);
const longestMs = 6 * 60 * 60_000;
const crowd = fileURLToPath(new URL('./proof/crowd.ts', import.meta.url));

let hospital: Hospital;
let database: Database | undefined;
let halls = 0;

beforeAll(() => {
  // What is done again by one alone need not reach the disk each time.
  hospital = openHospitalForHistories();
});
afterAll(async () => {
  await database?.close();
  hospital.close();
});

test(
  'many hands at once do what one after the other would have done, and keep every invariant',
  async () => {
    const clock = { now: starts.nine };
    database = await hospital.open(() => clock.now);
    await fc.assert(
      fc.asyncProperty(someScene(40, 2), async (scene) => {
        const { hall, alone } = prepare(scene);
        clock.now = starts[scene.start];
        const lines: Line[] = [];
        await play(scene, {
          organisationGid: hall,
          database: () => database as Database,
          clock,
          note: (line) => lines.push(line),
          cut: () => cutTheLine(clock),
        });
        expectProven(scene, hall, alone, historyOf(lines));
      }),
      { numRuns: runs },
    );
    await database.close();
    database = undefined;
  },
  longestMs,
);

test(
  'so they do when the process is killed in the middle of them again and again',
  async () => {
    await fc.assert(
      fc.asyncProperty(someScene(50, 4), async (scene) => {
        const { hall, alone } = prepare(scene);
        const history = await survive(hall, scene);
        expect(history.length).toBe(stepsOf(scene).length);
        expectProven(scene, hall, alone, history);
      }),
      { numRuns: crashRuns },
    );
  },
  longestMs,
);

/** Two halls alike: one for the crowd, one in which its history is done again by one alone. */
function prepare(scene: Scene): { hall: string; alone: string } {
  halls += 1;
  const [hall, alone] = [`h${halls}`, `h${halls}alone`];
  for (const gid of [hall, alone]) buildHall(hospital, gid, rules[scene.rules]!, turns[scene.turns]);
  return { hall, alone };
}

function expectProven(scene: Scene, hall: string, alone: string, history: readonly Happened[]): void {
  try {
    for (const { step, outcome, outcomeAgain } of history) {
      // A refusal is not kept: asked again, the counter may answer otherwise.
      if (outcomeAgain && 'answer' in outcome && 'answer' in outcomeAgain)
        expect({ step, outcome: outcomeAgain }).toEqual({ step, outcome });
    }
    const policy = policyOf({ queuePolicy: rules[scene.rules]!, priorityTags: [urgentTag] });
    expectInvariants(hospital, hall, policy, history);
    expectTurns(organisationsLog(hospital, hall), policy, turns[scene.turns]);
    expectLinearizable(hospital, hall, alone, history, starts[scene.start]);
  } catch (error) {
    const told = `what happened, from ${scene.start} on, by the rules ${scene.rules}, turns ${scene.turns}:\n${printed(history)}`;
    throw new Error(`${(error as Error).message}\n${told}`, { cause: error });
  }
}

/** Every connection of PostgreSQL is ended; the file of SQLite is closed under the calls, and opened again. */
async function cutTheLine(clock: { now: number }): Promise<void> {
  if (engine === 'sqlite') {
    await database?.close();
    database = await hospital.open(() => clock.now);
  } else {
    hospital.rows(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
  }
}

/** Plays a scene in a process of its own, and in another each time that its power was cut. */
async function survive(organisationGid: string, scene: Scene): Promise<Happened[]> {
  const lines: Line[] = [];
  for (let killed = true; killed; ) {
    const history = historyOf(lines);
    const orders: Orders = {
      organisationGid,
      variables: hospital.variables,
      scene,
      now: Math.max(starts[scene.start], ...history.map(clockShown)),
      done: history.map(({ key }) => key),
      pressed: pressedIn(lines),
    };
    const child = spawn(process.execPath, [crowd, JSON.stringify(orders)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'exit');
    for await (const text of createInterface({ input: child.stdout! })) {
      // The line at which it was killed may be half a line.
      if (text.endsWith('}')) lines.push(JSON.parse(text));
    }
    const [code, signal] = await ended;
    killed = signal === 'SIGKILL';
    if (!killed) expect(code).toBe(0);
  }
  return historyOf(lines);
}

/** What desks showed at the presses that were sent, answered or not. */
function pressedIn(lines: readonly Line[]): Record<string, number> {
  return Object.fromEntries(
    lines.flatMap((line) => ('step' in line && line.step.seen !== undefined ? [[line.key, line.step.seen]] : [])),
  );
}

/** What the clock showed after a step that put it on. */
function clockShown({ step, outcome }: Happened): number {
  return step.doing.kind === 'goOn' && 'answer' in outcome ? (outcome.answer as number) : 0;
}
