/**
 * What is announced of the next calls, against the calls that then come: in random histories desks, screens and phones
 * say who is next and how many are before somebody; then Next is pressed until nobody waits, and taken back.
 * ANNOUNCED_RUNS makes it longer.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Context, Statement } from '#server/database/command.ts';
import { actAtCounter, type CounterRequest } from '#server/desk/act-at-counter.ts';
import { readState } from '#server/desk/state-after.ts';
import { Refusal } from '#server/errors/refusal.ts';
import { queueName } from '#server/queue/queue-gid.ts';
import { readCounter } from '#server/queue/read-rows.ts';
import type { CounterRow } from '#server/queue/rows.ts';
import { waitingList } from '#server/queue/status-groups.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { engine } from '../../running/engine.ts';
import { type Hospital, openHospitalForHistories } from '../queue/hospital.ts';
import { commandOf } from '../queue/proof/command-of.ts';
import { buildHall, variantOf } from '../queue/proof/hall.ts';
import { clockAfter, rules, type Scene, someScene, stepsOf, turns } from '../queue/proof/scene.ts';
import { type Counter, counters, type Owner, owners, type Turns } from '../queue/proof/step.ts';

const runs = Number(process.env.ANNOUNCED_RUNS ?? (engine === 'sqlite' ? 12 : 2));
const longestMs = 60 * 60_000;

/** Every so many steps everything is looked at. */
const every = 4;

let hospital: Hospital;
let halls = 0;

beforeAll(() => {
  hospital = openHospitalForHistories();
});
afterAll(() => hospital.close());

test(
  'desks, screens and phones say of the next calls what then comes',
  () => {
    fc.assert(fc.property(someScene(30, 0), play), { numRuns: runs });
  },
  longestMs,
);

function play(scene: Scene): void {
  halls += 1;
  const organisationGid = `n${halls}`;
  buildHall(hospital, organisationGid, rules[scene.rules]!, turns[scene.turns]);
  for (const [index, step] of stepsOf(scene).entries()) {
    hospital.now = clockAfter(scene, index);
    const sent = commandOf(step, organisationGid);
    if (sent) tried(() => hospital.run((context) => sent.command(sent.argument, context)));
    if (index < scene.morning.length || index % every !== 0) continue;
    const hall = hallOf(organisationGid, scene);
    for (const desk of hall.desks) expectNext(desk, hall);
    if (scene.turns !== 'none') continue;
    // In the room that reserves a visit at any time of the day has its number, and its place, only once Next is pressed.
    for (const owner of owners) if (owner !== 'reserved') expectPhones(owner, hall);
  }
}

interface Desk {
  readonly name: Counter;
  readonly gid: string;
  readonly row: CounterRow;
}

interface Hall {
  readonly organisationGid: string;
  readonly roomCap: number;
  readonly calledToo: Turns;
  /** Those at which somebody sits. */
  readonly desks: readonly Desk[];
}

function hallOf(organisationGid: string, scene: Scene): Hall {
  const desks = counters.flatMap((name): Desk[] => {
    const gid = `${organisationGid}-${name}`;
    const row = hospital.read(readCounter(gid));
    return row && row.service !== 'unlogin' ? [{ name, gid, row }] : [];
  });
  return { organisationGid, roomCap: rules[scene.rules]!.roomCap ?? 0, calledToo: turns[scene.turns], desks };
}

/** The number that a desk names on Next, and who stands ready at its door, are whom Next calls. */
function expectNext(desk: Desk, { organisationGid, roomCap }: Hall): void {
  const state = hospital.read(readState(organisationGid, desk.gid, hospital.now));
  if (state.nextNumber === undefined || !state.allowedActions.counter.includes('next')) return;
  const called = takenBack((context) => callNext(context, desk));
  if (typeof called === 'string') throw new Error(`${desk.name} names ${state.nextNumber}, and ${called}`);
  expect(state.nextNumber, `the number that ${desk.name} names`).toBe(called.number);
  const from = state.queues?.find(({ next }) => next)?.ownerGid ?? called.ownerGid;
  expect(from, `the queue that ${desk.name} names`).toBe(called.ownerGid);
  // The last of a session is still here: the screen goes on to the next session with the next patient.
  if (state.callingMode === 0 || called.session !== state.session) return;
  // A queue without room is passed over, and its first patient is still the next one of it.
  if (state.queues && roomCap > 0) return;
  const { counter } = hospital.read(composePanelView(organisationGid, desk.gid, hospital.now)).view;
  expect(counter?.next[0]?.number, `who stands ready at ${desk.name}`).toBe(called.number);
}

interface Waiting {
  readonly gid: string;
  readonly key: string;
  readonly sentTo: string | null;
  readonly chosen: string | null;
}

/** How many are before somebody, as their phone says it, are called before them if the counters call in turn. */
function expectPhones(owner: Owner, hall: Hall): void {
  const desks = hall.desks.filter(({ name }) => (owner === 'billing' ? name.startsWith('desk') : name === owner));
  const people = hospital.rows<Waiting>(
    `SELECT gid, access_key AS key, for_counter_gid AS "sentTo", chosen_counter_gid AS chosen FROM ticket
     WHERE organisation_gid = ? AND status IN ${waitingList} AND queue_gid LIKE ?`,
    hall.organisationGid,
    `${hall.organisationGid}-${owner}.%`,
  );
  const inTurn = callsOf(desks, people);
  for (const one of people) {
    const own = one.chosen && !one.sentTo ? callsOf(desks, people, one.chosen) : inTurn;
    const calls = one.sentTo ? own.filter(({ at }) => at === one.sentTo) : own;
    const before = calls.findIndex(({ ticketGid }) => ticketGid === one.gid);
    if (before === -1) continue;
    const { number, ahead, status } = hospital.read(composeTicketView(one.key, hospital.now));
    expect(ahead, `before ${number} of ${owner}: ${calls.map((call) => `${call.number} at ${call.at}`)}`).toBe(before);
    if (before > 0) expect(status, `${number} of ${owner}`).not.toBe('onCall');
  }
}

/**
 * The calls that come if the counters call in turn until nobody waits, those that are paused after the others.
 * @param first a counter that begins, also a paused one
 */
function callsOf(desks: readonly Desk[], people: readonly Waiting[], first?: string): (Called & { at: string })[] {
  const waitFor = ({ gid }: Desk) =>
    gid === first ? -1 : people.filter(({ sentTo, chosen }) => (sentTo ?? chosen) === gid).length;
  const byFewest = (one: Desk, other: Desk) => waitFor(one) - waitFor(other);
  const serves = desks.some(({ row }) => row.service === 'serving');
  const isWorking = ({ gid, row }: Desk) => gid === first || !serves || row.service === 'serving';
  const phases = [desks.filter(isWorking), desks.filter((desk) => !isWorking(desk) && waitFor(desk) > 0)];
  return takenBack(function* (context) {
    for (const desk of desks) {
      if (desk.row.call) yield* press(context, desk, { kind: 'completed' });
      if (desk.row.service === 'pause') yield* press(context, desk, { kind: 'restart' });
    }
    const calls: (Called & { at: string })[] = [];
    for (const phase of phases.map((some) => some.toSorted(byFewest))) {
      for (let turn = 0, idle = 0; idle < phase.length; turn += 1) {
        const desk = phase[turn % phase.length]!;
        const called = yield* callNext(context, desk);
        idle = typeof called === 'string' ? idle + 1 : 0;
        if (typeof called === 'string') continue;
        calls.push({ ...called, at: desk.gid });
        yield* press(context, desk, { kind: 'completed' });
      }
    }
    return calls;
  });
}

interface Called {
  readonly number: number;
  readonly ticketGid: string | null;
  readonly ownerGid: string;
  readonly session: string;
}

/** Yields whom Next calls, or why nobody. */
function* callNext(context: Context, desk: Desk): Generator<Statement, Called | string, unknown> {
  const refused = yield* press(context, desk, { kind: 'next' });
  if (refused) return refused;
  const { number, ticketGid, queueGid } = (yield* readCounter(desk.gid))!.call!;
  return { number, ticketGid, ...queueName(queueGid) };
}

function* press(
  context: Context,
  { name, gid, row }: Desk,
  action: CounterRequest['action'],
): Generator<Statement, string | undefined, unknown> {
  const organisationGid = gid.split('-')[0]!;
  const at = { organisationGid, panelGid: gid, variant: variantOf(name), staffGid: row.staffGid! };
  try {
    yield* actAtCounter({ ...at, action }, context);
    return undefined;
  } catch (error) {
    return refusalOf(error);
  }
}

/** What comes of something that is done and then taken back. */
function takenBack<A>(make: (context: Context) => Generator<Statement, A, unknown>): A {
  const came: { readonly answers: A[] } = { answers: [] };
  try {
    hospital.run(function* (context) {
      came.answers.push(yield* make(context));
      throw came;
    });
  } catch (error) {
    if (error !== came) throw error;
  }
  return came.answers[0]!;
}

function tried(act: () => unknown): void {
  try {
    act();
  } catch (error) {
    refusalOf(error);
  }
}

function refusalOf(error: unknown): string {
  if (error instanceof Refusal) return error.entries[0]!.code;
  throw error;
}
