/**
 * The claim alone. Commands of one organisation follow one another, so a patient whom another counter called is seen
 * before the write that claims. Here nothing keeps them apart: their statements mix in any order on one connection, as
 * if the database isolated nothing, and only the condition of that write stands between two counters and one patient.
 */
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { Context, Statement } from '#server/database/command.ts';
import { ask } from '#server/database/drive.ts';
import { actAtCounter } from '#server/desk/act-at-counter.ts';
import { resetQueue } from '#server/desk/reset-queues.ts';
import { Refusal } from '#server/errors/refusal.ts';
import { engine } from '../../running/engine.ts';
import { type Hospital, openHospital } from './hospital.ts';

const runs = engine === 'sqlite' ? 100 : 15;
const desks = ['desk1', 'desk2', 'desk3', 'desk4'] as const;

let hospital: Hospital | undefined;
afterEach(() => hospital?.close());

test('however the statements of several counters mix, no patient is called by two of them', () => {
  const one = openDesks();
  fc.assert(
    fc.property(
      fc.array(fc.nat(desks.length - 1), { maxLength: 200 }),
      fc.integer({ min: 1, max: 5 }),
      (order, line) => {
        one.run((context) => resetQueue({ organisationGid: 'demo', variant: 'generic', panelGid: 'desk1' }, context));
        for (let count = 0; count < line; count += 1) one.takeNumber({ groupGid: 'billing' });
        const [{ seq } = { seq: 0 }] = one.rows<{ seq: number }>(
          "SELECT seq FROM log_head WHERE organisation_gid = 'demo'",
        );
        const refused = mix(one, order);
        const called = one.rows<{ ticket: string; times: number }>(
          `SELECT ticket_gid AS ticket, COUNT(*) AS times FROM event
         WHERE kind = 'called' AND seq > ? GROUP BY ticket_gid`,
          seq,
        );
        expect(called.filter(({ times }) => Number(times) > 1)).toEqual([]);
        expect(called.length + refused.length).toBe(desks.length);
        expect(refused.filter((code) => code !== 'number_called_elsewhere' && code !== 'no_waiting_patient')).toEqual(
          [],
        );
      },
    ),
    { numRuns: runs },
  );
});

/** Counters that share the queue of a group, each with a nurse. */
function openDesks(): Hospital {
  hospital = openHospital();
  const { add, change, act } = hospital;
  for (const desk of ['desk3', 'desk4']) {
    add('panel', desk, { type: 'defaultPanel', settings: {}, name: desk, callingMode: 3 });
  }
  change('group', 'billing', { name: '批價', startingNumber: 1001, members: [...desks] });
  for (const desk of desks) {
    add('staff', `nurse-${desk}`, { staffId: desk, name: desk, panels: [] });
    act(desk, { kind: 'logIn' }, `nurse-${desk}`);
  }
  return hospital;
}

/** Presses Next at every desk; whose statement comes next is said by the order. Answers what was refused. */
function mix({ connection, now, organisationGid }: Hospital, order: readonly number[]): string[] {
  const refused: string[] = [];
  const presses = desks.map((panelGid) => {
    const context: Context = { now, touched: new Map() };
    const request = { organisationGid, panelGid, variant: 'generic', staffGid: `nurse-${panelGid}` } as const;
    return { generator: actAtCounter({ ...request, action: { kind: 'next' } }, context), answer: undefined as unknown };
  });
  const open = new Set(presses);
  const goOn = (press: (typeof presses)[number]) => {
    try {
      const step = press.generator.next(press.answer);
      if (step.done) open.delete(press);
      else press.answer = connection.run(ask(step.value as Statement));
    } catch (error) {
      open.delete(press);
      if (!(error instanceof Refusal)) throw error;
      refused.push(error.entries[0]!.code);
    }
  };
  for (const index of order) if (open.has(presses[index]!)) goOn(presses[index]!);
  while (open.size > 0) for (const press of open) goOn(press);
  return refused;
}
