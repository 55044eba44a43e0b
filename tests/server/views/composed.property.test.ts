/**
 * Whatever has been pressed, everything that shows the queue can be drawn, and shows the same to the first who asks and
 * to those who share the answer of another (server/database/read-cache.ts). VIEW_RUNS makes it longer.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { panelTypes } from '#generated/panel-types.ts';
import { QueueList } from '#generated/values.ts';
import { composeGroupHistory, composeGroupQueueSizes } from '#server/agency/group-queues.ts';
import { listAppointments } from '#server/appointments/list-appointments.ts';
import { readAppointmentDay } from '#server/appointments/read-appointment-day.ts';
import { composeGroupWaiting } from '#server/dashboard/live.ts';
import type { Statement } from '#server/database/command.ts';
import type { Database } from '#server/database/database.ts';
import { listCounters } from '#server/desk/list-counters.ts';
import { listPatients } from '#server/desk/list-patients.ts';
import { listTransferTargets } from '#server/desk/list-transfer-targets.ts';
import { previewReset } from '#server/desk/preview-reset.ts';
import { readState } from '#server/desk/state-after.ts';
import { Refusal } from '#server/errors/refusal.ts';
import { composeClinicInfo } from '#server/kiosk/clinic-info.ts';
import { readDay, readPlace } from '#server/queue/place.ts';
import { composeQueueSizes } from '#server/ticket-machine/queue-sizes.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { engine } from '../../running/engine.ts';
import { type Hospital, openHospitalForHistories } from '../queue/hospital.ts';
import { commandOf } from '../queue/proof/command-of.ts';
import { buildHall } from '../queue/proof/hall.ts';
import { hangScreens } from '../queue/proof/hang-screens.ts';
import { clockAfter, rules, type Scene, someScene, stepsOf, turns } from '../queue/proof/scene.ts';
import { counters } from '../queue/proof/step.ts';

const runs = Number(process.env.VIEW_RUNS ?? (engine === 'sqlite' ? 8 : 2));
const longestMs = 60 * 60_000;

/** Every so many steps everything is looked at. */
const every = 5;

type Reading = Generator<Statement, unknown, unknown>;

let hospital: Hospital;
let database: Database;
let halls = 0;

beforeAll(async () => {
  hospital = openHospitalForHistories();
  database = await hospital.open(() => hospital.now);
});
afterAll(async () => {
  await database.close();
  hospital.close();
});

test(
  'whatever was pressed, everything that shows the queue is drawn, and the same for all who ask',
  async () => {
    await fc.assert(fc.asyncProperty(someScene(30, 0), play), { numRuns: runs });
  },
  longestMs,
);

async function play(scene: Scene): Promise<void> {
  halls += 1;
  const organisationGid = `v${halls}`;
  buildHall(hospital, organisationGid, rules[scene.rules]!, turns[scene.turns]);
  hangScreens(hospital, organisationGid);
  for (const [index, step] of stepsOf(scene).entries()) {
    hospital.now = clockAfter(scene, index);
    const sent = commandOf(step, organisationGid);
    if (sent) refusable(() => hospital.run((context) => sent.command(sent.argument, context)));
    if (index >= scene.morning.length && index % every === 0) await lookAtAll(organisationGid);
  }
}

async function lookAtAll(organisationGid: string): Promise<void> {
  for (const [what, read] of readings(organisationGid)) {
    const alone = refusable(() => hospital.read(read()));
    const shared = await database.queryShared(read()).catch(asRefusal);
    expect(shared, what).toEqual(alone);
  }
}

function* readings(organisationGid: string): Generator<[what: string, read: () => Reading]> {
  const { now } = hospital;
  const gid = (name: string) => `${organisationGid}-${name}`;
  const machine = gid('machine');
  yield ['counters', () => listCounters(organisationGid, gid('nurse-float'), now)];
  yield ['appointments of the day', () => readAppointmentDay(organisationGid, {}, now)];
  yield ['appointments', () => listAppointments(organisationGid, { page: 1, limit: 50, order: 'asc' }, now)];
  yield ['queues at the machine', () => composeQueueSizes(organisationGid, machine, now)];
  yield ['clinics at the kiosk', () => composeClinicInfo(organisationGid, machine, now)];
  yield ['group queues', () => ofDay(organisationGid, (day) => composeGroupQueueSizes(day))];
  yield ['calls of the groups', () => ofDay(organisationGid, (day) => composeGroupHistory(day, {}))];
  yield ['dashboard', () => ofDay(organisationGid, (day) => composeGroupWaiting(day, new Map()))];
  for (const name of [...counters, ...panelTypes.map(({ name }) => name)])
    yield [`screen ${name}`, () => composePanelView(organisationGid, gid(name), now)];
  for (const name of counters) {
    const at = { organisationGid, panelGid: gid(name) };
    yield [`desk ${name}`, () => readState(organisationGid, at.panelGid, now)];
    yield [`targets of ${name}`, () => ofPlace(at, (place, day) => listTransferTargets(place, day))];
    for (const list of QueueList)
      yield [`${list} of ${name}`, () => ofPlace(at, (place, day) => listPatients(place, day, { list }))];
  }
  yield ['reset', () => previewReset({ organisationGid, variant: 'generic' }, now)];
  const keys = 'SELECT access_key AS key FROM ticket WHERE organisation_gid = ? AND access_key IS NOT NULL';
  for (const { key } of hospital.rows<{ key: string }>(keys, organisationGid))
    yield [`phone ${key}`, () => composeTicketView(key, now)];
}

type Day = ReturnType<typeof readDay> extends Generator<Statement, infer Found, unknown> ? Found : never;
type Place = ReturnType<typeof readPlace> extends Generator<Statement, infer Found, unknown> ? Found : never;

function* ofDay(organisationGid: string, read: (day: Day) => Reading): Reading {
  return yield* read(yield* readDay(organisationGid, hospital.now));
}

function* ofPlace(
  { organisationGid, panelGid }: { organisationGid: string; panelGid: string },
  read: (place: Place, day: Day) => Reading,
): Reading {
  const place = yield* readPlace(organisationGid, panelGid);
  return yield* read(place, yield* readDay(organisationGid, hospital.now));
}

/** What it gives, or why it is refused; anything else is a fault. */
function refusable(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return asRefusal(error);
  }
}

function asRefusal(error: unknown): unknown {
  if (error instanceof Refusal) return error.entries;
  throw error;
}
