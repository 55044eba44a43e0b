/**
 * What a state says is possible, against what the commands do: in random histories each action of the table is tried at
 * a counter as it stands, and taken back. ALLOWED_RUNS makes it longer.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CounterAction, counterActions } from '#generated/counter-actions.ts';
import { all } from '#server/database/command.ts';
import { readState } from '#server/desk/state-after.ts';
import { Refusal } from '#server/errors/refusal.ts';
import { readLogHead } from '#server/event-log/take-log.ts';
import { readCounter } from '#server/queue/read-rows.ts';
import { engine } from '../../running/engine.ts';
import { atHour, type Hospital, openHospitalForHistories } from '../queue/hospital.ts';
import { commandOf, type Sent } from '../queue/proof/command-of.ts';
import { buildHall } from '../queue/proof/hall.ts';
import { clockAfter, rules, type Scene, someScene, stepsOf, turns } from '../queue/proof/scene.ts';
import { type Counter, counters } from '../queue/proof/step.ts';
import { trialsOf } from '../queue/proof/trials.ts';

const runs = Number(process.env.ALLOWED_RUNS ?? (engine === 'sqlite' ? 40 : 5));
const longestMs = 60 * 60_000;

/** Every so many steps a counter is looked at. */
const every = 4;

/** Refusals that depend on what a request says or on who asks, which a state cannot know; with the reason of each. */
const unknowable: Readonly<Partial<Record<CounterAction, Readonly<Record<string, string>>>>> = {
  transfer: {
    transfer_target_closed: 'who sits elsewhere is asked when a patient is sent there',
    transfer_target_not_allowed: 'the target is chosen among those of listTransferTargets',
    transfer_same_counter: 'the target is chosen among those of listTransferTargets',
    queue_keeps_no_list: 'the target is chosen among those of listTransferTargets',
  },
  number: { maximum_call_limit: 'the number is named in the request' },
  issue: {
    maximum_call_limit: 'how many tickets a queue has is counted when one is issued, where it has a most of them',
  },
};

let hospital: Hospital;
let halls = 0;

beforeAll(() => {
  hospital = openHospitalForHistories();
});
afterAll(() => hospital.close());

test(
  'what a state allows is not refused for a rule of state, and what it does not allow is refused or changes nothing',
  () => {
    const tried = new Map<string, number>();
    fc.assert(
      fc.property(someScene(30, 0), (scene) => play(scene, tried)),
      { numRuns: runs },
    );
    if (runs >= 200) expect(neverMet(tried), 'what no history has met').toEqual([]);
  },
  longestMs,
);

test('a panel that is switched off lets its counter be closed, and nothing else', () => {
  const at = { name: '101 診', roomCode: 'R101', type: 'defaultPanel', settings: {}, callingMode: 1 };
  hospital.act('room101', { kind: 'logIn' });
  hospital.change('panel', 'room101', { ...at, status: 'disable' });
  const state = expectAgreement('demo', 'room101', 'nurse1', undefined, new Map());
  expect(state.allowedActions).toEqual({
    counter: ['logOut', 'autoLogOut', 'resetQueue', 'resetAll'],
    patients: {},
    passedEarlier: [],
  });
});

test('with the last patient of the morning at the counter, Next calls the first of the afternoon', () => {
  hospital.now = atHour(11);
  hospital.takeNumber({ panelGid: 'room103' });
  hospital.act('room103', { kind: 'logIn' });
  hospital.act('room103', { kind: 'next' });
  hospital.now = atHour(14);
  expect(hospital.act('room103', { kind: 'recall' }).allowedActions.counter).not.toContain('next');
  hospital.takeNumber({ panelGid: 'room103' });
  const state = expectAgreement('demo', 'room103', 'nurse1', undefined, new Map());
  expect(state).toMatchObject({ session: 'morning', nextNumber: 1 });
  expect(state.allowedActions.counter).toContain('next');
});

test('a counter that calls in turn offers Next by the rules of the patient there and of whom it would call', () => {
  const room = { type: 'defaultPanel', settings: {}, callingMode: 1 };
  const rules = (queuePolicy: object) => ({ ...room, name: '106 診', ownQueuePolicy: true, queuePolicy });
  hospital.add('panel', 'room106', rules({ nextCompletes: false, callLimit: 1, afterCallLimit: 'refuse' }));
  hospital.add('panel', 'room105', { ...room, name: '105 診', alsoCalls: ['room106'] });
  for (const panelGid of ['room105', 'room106', 'room105', 'room106', 'room106']) hospital.takeNumber({ panelGid });
  hospital.act('room105', { kind: 'logIn' });
  const offered = () =>
    [undefined, 'room106'].map((looked) =>
      expectAgreement('demo', 'room105', 'nurse1', looked, new Map()).allowedActions.counter.includes('next'),
    );
  hospital.act('room105', { kind: 'next' });
  expect(offered()).toEqual([true, true]);
  expect(hospital.act('room105', { kind: 'next' }).current).toMatchObject({ number: 1, queueOwnerGid: 'room106' });
  expect(offered(), 'the patient is not finished').toEqual([false, false]);
  hospital.act('room105', { kind: 'completed' });
  hospital.change('panel', 'room106', rules({ roomCap: 1 }));
  hospital.act('room106', { kind: 'logIn' }, 'nurse2');
  hospital.act('room106', { kind: 'next' }, 'nurse2');
  expect(offered(), 'the other room is full, and the own one is not').toEqual([true, true]);
  hospital.act('room105', { kind: 'next' });
  expect(offered()).toEqual([false, false]);
});

test('after the last patient of the morning Next waits for room in the afternoon', () => {
  const room = { type: 'defaultPanel', settings: {}, callingMode: 1 };
  hospital.now = atHour(35);
  hospital.add('panel', 'room107', { ...room, name: '107 診', ownQueuePolicy: true, queuePolicy: { roomCap: 1 } });
  hospital.add('panel', 'room108', { ...room, name: '108 診', alsoCalls: ['room107'] });
  hospital.takeNumber({ panelGid: 'room107' });
  hospital.act('room107', { kind: 'logIn' });
  hospital.act('room107', { kind: 'next' });
  hospital.now = atHour(38);
  for (const _ of [1, 2]) hospital.takeNumber({ panelGid: 'room107' });
  const offered = () => expectAgreement('demo', 'room107', 'nurse1', undefined, new Map()).allowedActions.counter;
  expect(offered()).toContain('next');
  hospital.act('room108', { kind: 'logIn' }, 'nurse2');
  hospital.act('room108', { kind: 'next' }, 'nurse2');
  expect(offered()).not.toContain('next');
});

/** Never in a hall whose counters are all in use, or not by the holder of one. */
const neverNot: readonly CounterAction[] = ['logIn', 'resetQueue', 'resetAll'];

function neverMet(tried: ReadonlyMap<string, number>): string[] {
  const both = (Object.keys(counterActions) as CounterAction[]).flatMap((action) =>
    neverNot.includes(action) ? [`${action} true`] : [`${action} true`, `${action} false`],
  );
  return both.filter((way) => !tried.has(way));
}

/** Plays a scene step by step, and looks at the counters in between. */
function play(scene: Scene, tried: Map<string, number>): void {
  halls += 1;
  const organisationGid = `a${halls}`;
  buildHall(hospital, organisationGid, rules[scene.rules]!, turns[scene.turns]);
  for (const [index, step] of stepsOf(scene).entries()) {
    hospital.now = clockAfter(scene, index);
    const sent = commandOf(step, organisationGid);
    if (sent) tryIt(sent, organisationGid, true);
    if (index < scene.morning.length || index % every !== 0) continue;
    const who = 'at' in step.doing ? step.doing.at : step.who;
    const name = counters.find((one) => one === who) ?? counters[index % counters.length]!;
    const panelGid = `${organisationGid}-${name}`;
    const staffGid = hospital.read(readCounter(panelGid))?.staffGid ?? `${organisationGid}-nurse-${name}`;
    const looked = step.lookedAt && callsFrom(scene, name).includes(step.lookedAt);
    expectAgreement(
      organisationGid,
      panelGid,
      staffGid,
      looked ? `${organisationGid}-${step.lookedAt}` : undefined,
      tried,
    );
  }
}

function callsFrom({ turns: chosen }: Scene, name: Counter): readonly string[] {
  return (turns[chosen] as Partial<Record<Counter, readonly string[]>>)[name] ?? [];
}

function expectAgreement(
  organisationGid: string,
  panelGid: string,
  staffGid: string,
  queueOwnerGid: string | undefined,
  tried: Map<string, number>,
) {
  const state = hospital.read(readState(organisationGid, panelGid, hospital.now, queueOwnerGid));
  const target = { toPanelGid: panelGid.includes('-') ? `${organisationGid}-desk1` : 'desk1' };
  for (const { what, action, allowed, sent } of trialsOf(state, { organisationGid, staffGid, target })) {
    // Whose queues would be reset is known once somebody is at the counter.
    if (action === 'resetAll' && !state.staffGid) continue;
    const { refused, wrote: events } = tryIt(sent, organisationGid, false);
    const wrote = events.length > 0;
    const known = refused !== undefined && unknowable[action]?.[refused] === undefined;
    const agrees = allowed ? !known : refused !== undefined || !wrote;
    tried.set(`${action} ${allowed}`, (tried.get(`${action} ${allowed}`) ?? 0) + 1);
    expect(
      agrees,
      `${panelGid}: ${what}: ${allowed ? 'allowed' : 'not allowed'}, and ${refused ?? (wrote ? 'done' : 'nothing')}`,
    ).toBe(true);
  }
  return state;
}

/** Does something, and takes it back unless it is to be kept; which events it wrote. */
function tryIt(
  { command, argument }: Sent,
  organisationGid: string,
  keep: boolean,
): { refused?: string; wrote: string[] } {
  const undone = { wrote: [] as string[] };
  try {
    hospital.run(function* (context) {
      const { seq } = yield* readLogHead(organisationGid);
      yield* command(argument, context);
      // In the reserved mode any use of a counter first gives their tickets to those who have appointments, also in place
      // of one that stands where nobody calls it.
      const since = `SELECT kind FROM event e WHERE organisation_gid = ? AND seq > ? AND NOT (
        kind IN ('issued', 'canceled') AND panel_gid IS NULL AND EXISTS (
          SELECT 1 FROM ticket t JOIN ticket made ON made.appointment_gid = t.appointment_gid
          WHERE t.gid = e.ticket_gid AND made.status <> 'canceled'
        )) ORDER BY seq`;
      undone.wrote = (yield* all<{ kind: string }>(['event', 'ticket'], since, organisationGid, seq)).map(
        ({ kind }) => kind,
      );
      if (!keep) throw undone;
    });
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.entries[0]!.code, wrote: [] };
    if (error !== undone) throw error;
  }
  return undone;
}
