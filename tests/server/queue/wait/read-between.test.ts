import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDay, readPlaces } from '#server/queue/place.ts';
import { readBetween } from '#server/queue/wait/read-between.ts';
import { readWorking } from '#server/queue/wait/read-working.ts';
import { type Hospital, openHospital } from '../hospital.ts';

const room = { type: 'defaultPanel', settings: {}, callingMode: 1 };
const rules = (callsInARow: number) => ({ ownQueuePolicy: true, queuePolicy: { callsInARow } });

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.add('panel', 'room104', { ...room, name: '104 診' });
  hospital.change('panel', 'room101', { ...room, name: '101 診', alsoCalls: ['room104'] });
  hospital.act('room101', { kind: 'logIn' });
});
afterEach(() => hospital.close());

/** So many wait at room 104. */
const wait = (patients: number) => {
  for (let patient = 0; patient < patients; patient += 1) hospital.takeNumber({ panelGid: 'room104' });
};

/** How many of others are called before somebody with so many ahead, in the line of a panel. */
const between = (panelGid: string, ahead: number) =>
  hospital.read(
    (function* () {
      const places = yield* readPlaces('demo');
      const owner = places.find(({ panel }) => panel.gid === panelGid)!;
      const working = yield* readWorking(owner, places);
      return yield* readBetween(owner, places, working, yield* readDay('demo', hospital.now), ahead);
    })(),
  );

test('a counter that calls from two lines in turn calls one of the other before each', () => {
  wait(20);
  expect([0, 3].map((ahead) => between('room101', ahead))).toEqual([1, 4]);
});

test('no more of the other than wait there', () => {
  expect(between('room101', 5)).toBe(0);
  wait(2);
  expect(between('room101', 5)).toBe(2);
});

test('the rules of both say how many are called in a row', () => {
  wait(20);
  hospital.change('panel', 'room101', { ...room, name: '101 診', alsoCalls: ['room104'], ...rules(2) });
  expect([0, 1, 2, 3].map((ahead) => between('room101', ahead))).toEqual([1, 1, 2, 2]);
  hospital.change('panel', 'room104', { ...room, name: '104 診', ...rules(3) });
  expect([1, 3].map((ahead) => between('room101', ahead))).toEqual([3, 6]);
});

test('of two counters of a line one that also helps elsewhere holds it up half as much', () => {
  wait(20);
  hospital.change('panel', 'desk1', { ...room, callingMode: 3, name: '1 號櫃檯', alsoCalls: ['room104'] });
  hospital.act('desk1', { kind: 'logIn' });
  expect(between('desk1', 3)).toBe(4);
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  expect(between('desk1', 3)).toBe(2);
});

test('all who were sent to the counter come before the other line, for their calls are out of turn', () => {
  wait(3);
  hospital.push(...[1, 2, 3].map((serialNumber) => ({ room: 'R103', serialNumber })));
  hospital.act('room103', { kind: 'logIn' }, 'nurse2');
  for (const number of [1, 2, 3]) {
    hospital.act('room103', { kind: 'transfer', number, toPanelGid: 'room101' }, 'nurse2');
  }
  expect(between('room104', 0)).toBe(3);
  hospital.takeNumber({ panelGid: 'room101' });
  expect(between('room104', 0)).toBe(4);
  const called = [1, 2, 3, 4, 5].map(() => hospital.act('room101', { kind: 'next' }).current?.queueOwnerGid);
  expect(called).toEqual(['room101', 'room101', 'room101', 'room101', 'room104']);
});

test('nobody comes between where each counter calls from one line', () => {
  wait(20);
  expect(between('room104', 3), 'nobody waits for room 101, which serves both').toBe(0);
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  expect(between('desk2', 3)).toBe(0);
});
