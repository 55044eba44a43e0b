/** Screens that share a loudspeaker speak in turn. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { takeLoudspeaker } from '#server/screens/take-loudspeaker.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  for (const gid of ['hallA', 'hallB', 'hallC']) {
    hospital.add('panel', gid, { name: gid, type: 'clinicsLobbyPanel', settings: {}, loudspeaker: '一樓廣播' });
  }
  hospital.add('panel', 'alone', { name: 'alone', type: 'clinicsLobbyPanel', settings: {} });
});
afterEach(() => hospital.close());

function wish(panelGid: string, { seq = 0, again = false, done = false, screen = 'screen01' } = {}): boolean {
  const asked = { screen, wish: done ? 'done' : 'speak', calledAt: hospital.now, seq, again } as const;
  return hospital.run((context) =>
    takeLoudspeaker({ organisationGid: hospital.organisationGid, panelGid, wish: asked }, context),
  ).turn;
}

test('one speaks until it is done, then the oldest call', () => {
  expect(wish('hallA', { seq: 3 })).toBe(true);
  expect(wish('hallC', { seq: 2 })).toBe(false);
  expect(wish('hallB', { seq: 1 })).toBe(false);
  expect(wish('hallA', { seq: 3 })).toBe(true);
  wish('hallA', { done: true });
  expect(wish('hallC', { seq: 2 })).toBe(false);
  expect(wish('hallB', { seq: 1 })).toBe(true);
});

test('a late word that a call is done ends no turn of the next one: another voice would begin in its middle', () => {
  wish('hallA', { seq: 1 });
  // On its way the word was overtaken.
  expect(wish('hallA', { seq: 2 })).toBe(true);
  expect(wish('hallB', { seq: 3 })).toBe(false);
  wish('hallA', { seq: 1, done: true });
  expect(wish('hallB', { seq: 3 })).toBe(false);
  wish('hallA', { seq: 2, done: true });
  expect(wish('hallB', { seq: 3 })).toBe(true);
});

test('what nobody has heard yet goes before what is said again', () => {
  wish('hallA', { seq: 9 });
  expect(wish('hallB', { seq: 1, again: true })).toBe(false);
  expect(wish('hallC', { seq: 8 })).toBe(false);
  wish('hallA', { done: true });
  expect(wish('hallB', { seq: 1, again: true })).toBe(false);
  expect(wish('hallC', { seq: 8 })).toBe(true);
});

test('two devices of one panel take turns too', () => {
  expect(wish('hallA')).toBe(true);
  expect(wish('hallA', { screen: 'screen02' })).toBe(false);
});

test('a screen that was switched off while it spoke does not keep the others from speaking', () => {
  expect(wish('hallA')).toBe(true);
  expect(wish('hallB', { seq: 2 })).toBe(false);
  hospital.now += limits.loudspeakerSilenceSeconds * 1000 + 1;
  expect(wish('hallB', { seq: 2 })).toBe(true);
});

test('who shares none asks nobody', () => {
  wish('hallA');
  expect(wish('alone')).toBe(true);
});

test('a screen that went silent while the clock was a year ahead holds up nobody once it is put right', () => {
  const year = 365 * 86_400_000;
  hospital.now += year;
  expect(wish('hallA', { seq: 1 })).toBe(true);
  hospital.now -= year;
  expect(wish('hallB', { seq: 2 })).toBe(true);
});
