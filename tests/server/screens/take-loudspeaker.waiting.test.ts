/** Who waits for a loudspeaker does not count as speaking while another speaks, at this one or at another. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLoudspeaker } from '#server/screens/take-loudspeaker.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  const halls = { hallA: '一樓廣播', hallB: '一樓廣播', hallC: '一樓廣播', upstairs: '二樓廣播' };
  for (const [gid, loudspeaker] of Object.entries(halls))
    hospital.add('panel', gid, { name: gid, type: 'clinicsLobbyPanel', settings: {}, loudspeaker });
});
afterEach(() => hospital.close());

function wish(panelGid: string, { screen = 'screen01', again = false, done = false } = {}): boolean {
  const asked = { screen, wish: done ? 'done' : 'speak', calledAt: hospital.now, seq: 1, again } as const;
  return hospital.run((context) => takeLoudspeaker({ organisationGid: 'demo', panelGid, wish: asked }, context)).turn;
}

const speaking = () =>
  hospital.rows<{ who: string }>(
    `SELECT panel_gid || ' ' || screen AS who FROM loudspeaker_wish WHERE speaks = 1 ORDER BY who`,
  );

test('another panel, and another screen of the same panel, wait for the next turn', () => {
  expect(wish('hallA')).toBe(true);
  expect(wish('hallA', { screen: 'screen02', again: true })).toBe(false);
  expect(wish('hallB', { again: true })).toBe(false);
  expect(wish('hallA')).toBe(true);
  expect(speaking()).toEqual([{ who: 'hallA screen01' }]);
  wish('hallA', { done: true });
  // Nobody has heard this one yet: it goes before those that are said again, who have not begun.
  expect(wish('hallC')).toBe(true);
});

test('each loudspeaker has a turn of its own', () => {
  expect(wish('hallA')).toBe(true);
  expect(wish('hallB')).toBe(false);
  expect(wish('upstairs')).toBe(true);
  expect(speaking()).toEqual([{ who: 'hallA screen01' }, { who: 'upstairs screen01' }]);
});
