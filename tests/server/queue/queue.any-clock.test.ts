import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Hospital, openHospital } from './hospital.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

const minute = 60_000;
const hour = 60 * minute;

test('whatever the clock does, no number is issued twice, and time runs back only where a wrong clock is put right', () => {
  const jump = fc.oneof(
    fc.integer({ min: 0, max: 30 * minute }),
    fc.integer({ min: -60 * minute, max: 0 }),
    fc.integer({ min: -40 * hour, max: 40 * hour }),
  );
  const step = fc.record({ jump, who: fc.constantFrom('room101', 'billing', 'next') });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      // One of its own, so that what fails fails again by its seed and path alone.
      const hospital = openHospital();
      try {
        const issued = steps.map((one) => play(hospital, one)).filter((name) => name !== undefined);
        expect(issued).toEqual([...new Set(issued)]);
        expect(stepsBack(hospital).filter((back) => back <= hour)).toEqual([]);
        expectRowsToEqualLog(hospital);
      } finally {
        hospital.close();
      }
    }),
    { numRuns: 30, examples: [[putRightTwice]] },
  );
  // Each history has a database of its own, which a busy machine makes slowly.
}, 180_000);

interface Step {
  readonly jump: number;
  readonly who: string;
}

/** The clock is put right while nobody takes a number: the line that follows it is of a counter, not of a queue. */
const putRightTwice: Step[] = [
  { jump: 0, who: 'room101' },
  { jump: -61 * minute, who: 'next' },
  { jump: 20 * minute, who: 'room101' },
];

/** Moves the clock and takes a number, or opens the counter; answers the queue and number that were issued. */
function play(hospital: Hospital, { jump, who }: Step): string | undefined {
  hospital.now += jump;
  if (who === 'next') return void hospital.act('room101', { kind: 'logIn' });
  const { ticketKey } = hospital.takeNumber(who === 'billing' ? { groupGid: who } : { panelGid: who });
  const [row] = hospital.rows<{ name: string }>(
    "SELECT queue_gid || ' ' || number AS name FROM ticket WHERE access_key = ?",
    ticketKey,
  );
  return row!.name;
}

/** How far time ran back from one line of the log to the next, whatever the lines are about. */
function stepsBack({ rows }: Hospital): number[] {
  const at = rows<{ at: number }>('SELECT at FROM event ORDER BY seq').map((line) => Number(line.at));
  return at.flatMap((time, index) => (index > 0 && at[index - 1]! > time ? at[index - 1]! - time : []));
}
