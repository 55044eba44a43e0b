/**
 * The hub composes a view again when something happened that the view says it depends on, or when its time is over: in
 * random histories nothing that is watched shows anything else without one of these. LIVE_RUNS makes it longer.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { panelTypes } from '#generated/panel-types.ts';
import { Refusal } from '#server/errors/refusal.ts';
import { readChanges } from '#server/stream/changes.ts';
import { composeLiveView, type LiveView, type LiveViewName, liveViewKey } from '#server/stream/live-view.ts';
import { contentOf } from '#server/stream/revision.ts';
import type { Composed } from '#server/views/composed.ts';
import { engine } from '../../running/engine.ts';
import { type Hospital, openHospitalForHistories } from '../queue/hospital.ts';
import { commandOf } from '../queue/proof/command-of.ts';
import { buildHall, variantOf } from '../queue/proof/hall.ts';
import { hangScreens } from '../queue/proof/hang-screens.ts';
import { clockAfter, rules, type Scene, someScene, stepsOf, turns } from '../queue/proof/scene.ts';
import { counters, owners } from '../queue/proof/step.ts';

const runs = Number(process.env.LIVE_RUNS ?? (engine === 'sqlite' ? 8 : 1));
const longestMs = 60 * 60_000;

/** A view as the hub holds it; undefined where it is refused. */
type Held = Composed<LiveView> | undefined;

let hospital: Hospital;
let halls = 0;

beforeAll(() => {
  hospital = openHospitalForHistories();
});
afterAll(() => hospital.close());

test(
  'nothing that is watched shows anything else without an event that it depends on, or the end of its time',
  () => fc.assert(fc.property(someScene(30, 0), play), { numRuns: runs }),
  longestMs,
);

test('a room that calls from a group in turn with its own is shown the appointments of the counters there as they change', () => {
  const booking = { number: 1002, room: 'DESK', shift: 'day', tomorrow: false, slotted: false, urgent: false } as const;
  play({
    start: 'nine',
    rules: 'usual',
    turns: 'helping',
    morning: [{ who: 'system', doing: { kind: 'book', bookings: [booking] }, again: false }],
    steps: [
      { who: 'room', doing: { kind: 'logIn' }, again: false },
      { who: 'system', doing: { kind: 'takeBack', number: 1002 }, again: false },
    ],
  });
});

function play(scene: Scene): void {
  halls += 1;
  const organisationGid = `l${halls}`;
  buildHall(hospital, organisationGid, rules[scene.rules]!, turns[scene.turns]);
  hangScreens(hospital, organisationGid);
  const held = new Map<string, Held>();
  let followed = 0;
  for (const [index, step] of stepsOf(scene).entries()) {
    hospital.now = clockAfter(scene, index);
    const sent = commandOf(step, organisationGid);
    if (sent) refusable(() => hospital.run((context) => sent.command(sent.argument, context)));
    hospital.now = clockAfter(scene, index + 1);
    const { gids, everywhere, seq } = hospital.read(readChanges(organisationGid, followed));
    followed = seq;
    if (index < scene.morning.length) continue;
    for (const name of watchedIn(organisationGid)) {
      const key = liveViewKey(name);
      const before = held.get(key);
      const present = refusable(() => hospital.read(composeLiveView(name, hospital.now)));
      const told =
        before === undefined ||
        everywhere ||
        before.expiresAt <= hospital.now ||
        [...gids].some((gid) => before.dependsOn.has(gid));
      if (told) held.set(key, present);
      else expect(present && shownBy(present.view), key).toEqual(shownBy(before.view));
    }
  }
}

function* watchedIn(organisationGid: string): Generator<LiveViewName> {
  const gid = (name: string) => `${organisationGid}-${name}`;
  for (const name of [...counters, ...panelTypes.map(({ name }) => name)])
    yield { kind: 'panel', organisationGid, panelGid: gid(name) };
  for (const counter of counters) {
    const of = { kind: 'queue', organisationGid, panelGid: gid(counter), variant: variantOf(counter) } as const;
    yield of;
    for (const owner of owners) yield { ...of, queueOwnerGid: gid(owner) };
  }
  const keys = 'SELECT access_key AS key FROM ticket WHERE organisation_gid = ? AND access_key IS NOT NULL';
  for (const { key } of hospital.rows<{ key: string }>(keys, organisationGid))
    yield { kind: 'ticket', organisationGid, key };
}

/**
 * What it shows. Desks know until when a press can be taken back, and take the button away themselves; how long a wait
 * will be is estimated again every few minutes.
 */
function shownBy(view: LiveView): object {
  const { undo, wait, ...shown } = JSON.parse(contentOf(view));
  if (undo) shown.allowedActions.counter = shown.allowedActions.counter.filter((action: string) => action !== 'undo');
  return shown;
}

/** What it gives; undefined where it is refused. */
function refusable<A>(act: () => A): A | undefined {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
