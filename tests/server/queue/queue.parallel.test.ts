/**
 * Many counters at once on the real database, as the server has it open. Broken on purpose once: without
 * `AND status = 'awaiting'` in the claim of write-events.ts a patient was called twice, and this failed in its fourth
 * run, shrunk to one counter that presses next again and again.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommandName } from '#server/commands.ts';
import { Refusal } from '#server/errors/refusal.ts';
import type { CounterRequest } from '#server/queue/act-at-counter.ts';
import type { LoggedEvent } from '#server/queue/event.ts';
import { nineOClock, openHospital } from './hospital.ts';
import { expectRowsToEqualLog, logOf } from './stored-rows.ts';

const organisationGid = 'demo';
const reserved = [1003, 1004, 1007];

type Action = CounterRequest['action'] | { readonly kind: 'reset' };

/** What somebody does at one of five places: four staffed counters (two of them of one group) and the machine. */
const step = fc.record({
  place: fc.constantFrom('desk1', 'desk2', 'room101', 'room102', 'machine' as const),
  action: fc.oneof(
    { weight: 5, arbitrary: fc.constant<Action>({ kind: 'next' }) },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Action>(
        { kind: 'recall' },
        { kind: 'pass' },
        { kind: 'pause' },
        { kind: 'restart' },
        { kind: 'logOut' },
        { kind: 'logIn' },
        { kind: 'completed' },
        { kind: 'issuing', paused: true },
        { kind: 'issuing', paused: false },
        { kind: 'transfer', toPanelGid: 'desk1' },
        { kind: 'transfer', toPanelGid: 'desk2' },
        { kind: 'transfer', toPanelGid: 'room101' },
        { kind: 'reset' },
      ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom('number', 'moveToPassed', 'preset'), fc.integer({ min: 1000, max: 1012 }))
        .map(([kind, number]): Action => ({ kind, number })),
    },
  ),
  /** The network gave no answer in time: the same call is sent again. */
  again: fc.boolean(),
});

test('whatever many counters do at once: one caller per patient, numbers and log without a gap, rows as the log says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 60 }), async (steps) => {
      const { log, replies, checkRows } = await runDay(steps);
      expectEachPatientCalledOnce(log);
      checkRows();
      expectNumbersWithoutGap(log);
      for (const [first, second] of replies) expect(second).toEqual(first);
    }),
    { numRuns: Number(process.env.QUEUE_RUNS ?? 10) },
  );
}, 120_000);

/** Plays the steps of each place one after the other, the places at the same time. */
async function runDay(steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[]) {
  const hospital = openHospital();
  hospital.push(...reserved.map((serialNumber) => ({ room: 'DESK', serialNumber, patientId: `P${serialNumber}` })));
  const database = await hospital.open(() => nineOClock);
  const replies: [unknown, unknown][] = [];
  let keys = 0;
  const send = async (name: CommandName, argument: object, again: boolean) => {
    keys += 1;
    const idempotency = { organisationGid, key: `key-${keys}`, fingerprint: `${name}${JSON.stringify(argument)}` };
    const once = () => database.write(name, argument as never, idempotency).catch(codeOf);
    const first = once();
    if (!again) return first;
    const both = await Promise.all([first, once()]);
    // A refusal is not kept: asked again, the counter may answer otherwise.
    if (typeof both[0] === 'object') replies.push(both as [unknown, unknown]);
    return both[0];
  };
  const people = ['machine', 'desk1', 'desk2', 'room101', 'room102'].map(async (place) => {
    if (place === 'machine') {
      const takes = [1, 2, 3].map(() =>
        send('takeNumber', { organisationGid, devicePanelGid: 'cashiers', source: 'ticketMachine' }, true),
      );
      await Promise.all(takes);
      await send('checkIn', { organisationGid, identifier: 'P1003', kioskPanelGid: null }, true);
    } else {
      await act(place, { kind: 'logIn' }, false);
    }
    for (const { action, again } of steps.filter((step) => step.place === place)) {
      if (place === 'machine') {
        await send('takeNumber', { organisationGid, devicePanelGid: 'cashiers', source: 'ticketMachine' }, again);
      } else {
        await act(place, action, again);
      }
    }
  });
  function act(panelGid: string, action: Action, again: boolean) {
    const variant = panelGid.startsWith('desk') ? 'generic' : 'clinic';
    const staffGid = panelGid === 'desk2' ? 'nurse2' : 'nurse1';
    if (action.kind === 'reset') return send('resetQueues', { organisationGid, variant, staffGid }, again);
    return send('actAtCounter', { organisationGid, panelGid, variant, staffGid, action }, again);
  }
  await Promise.all(people);
  await database.close();

  const log = logOf(hospital);
  const checkRows = () => {
    expectRowsToEqualLog(hospital);
    hospital.close();
  };
  return { log, replies, checkRows };
}

function codeOf(error: unknown): string {
  if (error instanceof Refusal) return error.entries[0]!.code;
  throw error;
}

const givesBack: readonly LoggedEvent['kind'][] = ['passed', 'movedToPassed', 'transferred'];

/** A patient is called by one counter; by another only after having been passed, or sent there. */
function expectEachPatientCalledOnce(log: readonly LoggedEvent[]): void {
  const called = new Set<string>();
  for (const { kind, ticketGid } of log) {
    if (!ticketGid) continue;
    if (kind === 'called') expect(called.has(ticketGid), `ticket ${ticketGid} was called twice`).toBe(false);
    if (kind === 'called') called.add(ticketGid);
    if (givesBack.includes(kind)) called.delete(ticketGid);
  }
}

/** Walk-ins get 1001, 1002, … without a gap but for the numbers that appointments hold, anew after a reset. */
function expectNumbersWithoutGap(log: readonly LoggedEvent[]): void {
  const issued = log.filter(({ kind, queueGid }) => kind === 'issued' && queueGid?.startsWith('billing'));
  const walkIns = issued.filter(({ payload }) => payload?.source !== 'appointment');
  const expected = Array.from({ length: 200 }, (_, index) => 1001 + index).filter(
    (number) => !reserved.includes(number),
  );
  for (const rounds of Map.groupBy(walkIns, ({ queueGid }) => queueGid).values()) {
    expect(rounds.map(({ number }) => number)).toEqual(expected.slice(0, rounds.length));
  }
}
