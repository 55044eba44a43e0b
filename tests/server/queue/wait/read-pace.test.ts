import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { readPace } from '#server/queue/wait/read-pace.ts';
import { atHour, type Hospital, openHospital } from '../hospital.ts';

const minute = 60_000;
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

/** A counter does something, and so many minutes pass. */
const act = (panelGid: string, kind: string, minutes = 0, more: object = {}) => {
  hospital.act(panelGid, { kind, ...more } as CounterRequest['action'], `nurse${panelGid.at(-1)}`);
  hospital.now += minutes * minute;
};
const pace = (panelGid: string) => hospital.read(readPace('demo', panelGid, hospital.now));
const minutesLeft = (panelGid: string) => (pace(panelGid).expectedEndAt! - hospital.now) / minute;

test('after three calls a desk knows how long one takes, and when those who wait and the one at the counter are seen', () => {
  for (let patient = 0; patient < 6; patient += 1) hospital.takeNumber({ panelGid: 'room101' });
  act('room101', 'logIn');
  for (const minutes of [9, 5, 7]) {
    act('room101', 'next', minutes);
    expect(pace('room101')).toEqual({});
  }
  act('room101', 'next', 4);
  expect(pace('room101'), 'at 9:25, with three minutes for the fourth and two who wait').toEqual({
    averageMinutes: 7,
    expectedEndAt: atHour(9.75),
  });
  for (const _ of [1, 2]) act('room101', 'next', 7);
  expect(pace('room101')).toEqual({ averageMinutes: 7 });
  expect(pace('entrance'), 'nobody calls at a lobby').toEqual({});
});

test('those who wait for two counters are served in half the time', () => {
  for (let patient = 0; patient < 30; patient += 1) hospital.takeNumber({ groupGid: 'billing' });
  act('desk1', 'logIn');
  for (let call = 0; call < 6; call += 1) act('desk1', 'next', 6);
  act('desk1', 'completed');
  const alone = minutesLeft('desk1');
  expect(alone).toBeGreaterThanOrEqual(24 * 6);
  act('desk2', 'logIn');
  expect(minutesLeft('desk1') - alone / 2).toBeLessThanOrEqual(5);
});

test('a counter that calls from two lines in turn is done later by those of the other', () => {
  const room = { type: 'defaultPanel', settings: {}, callingMode: 1 };
  hospital.add('panel', 'room104', { ...room, name: '104 診' });
  for (let patient = 0; patient < 20; patient += 1) {
    hospital.takeNumber({ panelGid: 'room101' });
    hospital.takeNumber({ panelGid: 'room104' });
  }
  act('room101', 'logIn');
  for (let call = 0; call < 4; call += 1) act('room101', 'next', 6);
  act('room101', 'completed');
  const alone = minutesLeft('room101');
  hospital.change('panel', 'room101', { ...room, name: '101 診', alsoCalls: ['room104'] });
  expect(alone).toBeGreaterThanOrEqual(16 * 6);
  expect(minutesLeft('room101')).toBeGreaterThanOrEqual(2 * 16 * 6);
  expect(minutesLeft('room101')).toBeLessThanOrEqual(2 * 16 * 6 + 5);
});

test('a room that has left the morning does not count who stayed behind there', () => {
  for (let patient = 0; patient < 24; patient += 1) hospital.takeNumber({ panelGid: 'room101' });
  act('room101', 'logIn');
  for (let call = 0; call < 5; call += 1) act('room101', 'next', 6);
  act('room101', 'completed');
  hospital.now = atHour(13.5);
  for (let patient = 0; patient < 2; patient += 1) hospital.takeNumber({ panelGid: 'room101' });
  expect(minutesLeft('room101')).toBeGreaterThanOrEqual(20 * 6);
  act('room101', 'logIn', 0, { session: 'afternoon' });
  expect(minutesLeft('room101')).toBeLessThanOrEqual(20);
});
