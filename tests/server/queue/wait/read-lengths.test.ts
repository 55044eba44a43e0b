import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { readDay, readPlaces } from '#server/queue/place.ts';
import { readLengths } from '#server/queue/wait/read-lengths.ts';
import { readWorking } from '#server/queue/wait/read-working.ts';
import { type Hospital, openHospital } from '../hospital.ts';

const minute = 60_000;
const room = { type: 'defaultPanel', settings: {}, callingMode: 1 };
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.add('panel', 'room104', { ...room, name: '104 診' });
  hospital.change('panel', 'room101', { ...room, name: '101 診', alsoCalls: ['room104'] });
  hospital.takeNumber({ panelGid: 'room104' });
  for (let patient = 0; patient < 4; patient += 1) hospital.takeNumber({ panelGid: 'room101' });
  act('logIn');
});
afterEach(() => hospital.close());

const act = (kind: string, minutes = 0) => {
  hospital.act('room101', { kind } as CounterRequest['action']);
  hospital.now += minutes * minute;
};
/** How long calls for room 101 took, in minutes. */
const lengths = () =>
  hospital.read(
    (function* () {
      const places = yield* readPlaces('demo');
      const owner = places.find(({ panel }) => panel.gid === 'room101')!;
      return yield* readLengths(yield* readWorking(owner, places), places, yield* readDay('demo', hospital.now));
    })(),
  );

test('calls of all lines that a counter calls from count, as long as it does', () => {
  for (const minutes of [4, 5, 6]) act('next', minutes);
  act('completed');
  expect(lengths()).toEqual([4, 5, 6]);
  hospital.change('panel', 'room101', { ...room, name: '101 診' });
  expect(lengths(), 'one of them was of room 104').toHaveLength(2);
});

test('a call that was taken back took no time', () => {
  act('next', 4);
  act('next', 0.1);
  act('undo', 3);
  act('completed');
  expect(lengths()).toEqual([7.1]);
});

test('what calls took yesterday tells nothing of today', () => {
  act('next', 4);
  act('completed');
  expect(lengths()).toEqual([4]);
  hospital.now += 24 * 60 * minute;
  act('logIn');
  expect(lengths()).toEqual([]);
});
