/**
 * The queue under many hands at once, as the server has it open: random steps of counters, machine, kiosk, hospital
 * system and office; then the invariants, and whether the history is linearizable. QUEUE_RUNS and QUEUE_CRASH_RUNS make
 * it longer. Broken on purpose once: without the condition on the status in the claim of write-events.ts the first run
 * failed ("line 19 calls a patient a second time") and shrank in three steps to one counter that presses next twice.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { engine } from '../../running/engine.ts';
import { type Hospital, nineOClock, openHospital } from './hospital.ts';
import type { Orders } from './proof/crowd.ts';
import { buildHall } from './proof/hall.ts';
import { type Happened, historyOf, type Line, printed } from './proof/history.ts';
import { expectInvariants } from './proof/invariants.ts';
import { play } from './proof/play.ts';
import { expectLinearizable } from './proof/replay.ts';
import { opening, type Step, someSteps } from './proof/step.ts';

const runs = Number(process.env.QUEUE_RUNS ?? (engine === 'sqlite' ? 30 : 10));
const crashRuns = Number(process.env.QUEUE_CRASH_RUNS ?? 1);
const crowd = fileURLToPath(new URL('./proof/crowd.ts', import.meta.url));

let hospital: Hospital;
let database: Database | undefined;
let halls = 0;

beforeAll(() => {
  hospital = openHospital();
});
afterAll(async () => {
  await database?.close();
  hospital.close();
});

test('many hands at once do what one after the other would have done, and keep every invariant', async () => {
  database = await hospital.open(() => nineOClock);
  await fc.assert(
    fc.asyncProperty(someSteps(50), async (steps) => {
      const { hall, alone } = twoHalls();
      const lines: Line[] = [];
      await play(database as Database, hall, [...opening, ...steps], (line) => lines.push(line));
      expectProven(hall, alone, historyOf(lines));
    }),
    { numRuns: runs },
  );
  await database.close();
  database = undefined;
}, 600_000);

test('so they do when the process is killed in the middle of them again and again', async () => {
  await fc.assert(
    fc.asyncProperty(
      someSteps(80),
      fc.array(fc.nat({ max: 25 }), { minLength: 1, maxLength: 2 }),
      async (steps, kills) => {
        const { hall, alone } = twoHalls();
        const history = await survive(hall, [...opening, ...steps], kills);
        expect(history.length).toBe(opening.length + steps.length);
        expectProven(hall, alone, history);
      },
    ),
    { numRuns: crashRuns, endOnFailure: true },
  );
}, 600_000);

/** Two halls alike: one for the crowd, one in which its history is done again by one alone. */
function twoHalls(): { hall: string; alone: string } {
  halls += 1;
  const [hall, alone] = [`h${halls}`, `h${halls}alone`];
  buildHall(hospital, hall);
  buildHall(hospital, alone);
  return { hall, alone };
}

function expectProven(hall: string, alone: string, history: readonly Happened[]): void {
  try {
    for (const { step, outcome, outcomeAgain } of history) {
      // A refusal is not kept: asked again, the counter may answer otherwise.
      if (outcomeAgain && 'answer' in outcome && 'answer' in outcomeAgain)
        expect({ step, outcome: outcomeAgain }).toEqual({ step, outcome });
    }
    expectInvariants(hospital, hall);
    expectLinearizable(hospital, hall, alone, history);
  } catch (error) {
    (error as Error).message += `\nwhat happened:\n${printed(history)}`;
    throw error;
  }
}

/** Plays the steps in processes of their own; each is killed after as many answers as `kills` says, the last one ends. */
async function survive(organisationGid: string, steps: readonly Step[], kills: readonly number[]): Promise<Happened[]> {
  const lines: Line[] = [];
  for (const answers of [...kills, Infinity]) {
    const done = historyOf(lines).map(({ key }) => key);
    const orders: Orders = { organisationGid, variables: hospital.variables, now: nineOClock, steps, done };
    const child = spawn(process.execPath, [crowd, JSON.stringify(orders)], { stdio: ['ignore', 'pipe', 'inherit'] });
    lines.push(...(await linesUntil(child, answers)));
  }
  return historyOf(lines);
}

async function linesUntil(child: ChildProcess, answers: number): Promise<Line[]> {
  const ended = once(child, 'exit');
  const lines: Line[] = [];
  let left = answers;
  for await (const text of createInterface({ input: child.stdout! })) {
    // The line at which it was killed may be half a line.
    if (!text.endsWith('}')) continue;
    lines.push(JSON.parse(text));
    if ('outcome' in (lines.at(-1) as Line) && left-- <= 0) child.kill('SIGKILL');
  }
  await ended;
  return lines;
}
