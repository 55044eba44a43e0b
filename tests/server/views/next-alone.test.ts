/** The number that a desk names on Next, where somebody gets their number only by pressing it. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

/** A visit at any time of the day has its number of a session's queue on the day, as the counter is used. */
const visitOfTheDay = { room: 'R103', shift: 'day', serialNumber: 1 } as const;

test('no number is named while a patient with an earlier one gets it only then', () => {
  hospital.push({ room: 'R103', serialNumber: 2 });
  expect(hospital.act('room103', { kind: 'logIn' }).nextNumber).toBe(2);
  hospital.push(visitOfTheDay);
  const { nextNumber, allowedActions } = hospital.look('room103');
  expect([nextNumber, allowedActions.counter.includes('next')]).toEqual([undefined, true]);
  const state = hospital.act('room103', { kind: 'next' });
  expect([state.current?.number, state.nextNumber]).toEqual([1, 2]);
});

test('nor once the last patient of the morning is at the counter', () => {
  hospital.push({ room: 'R103', serialNumber: 1 }, { room: 'R103', shift: 'afternoon', serialNumber: 5 });
  hospital.act('room103', { kind: 'logIn' });
  hospital.act('room103', { kind: 'next' });
  hospital.now = atHour(13.5);
  expect(hospital.look('room103').nextNumber).toBe(5);
  hospital.push({ ...visitOfTheDay, serialNumber: 4 });
  expect(hospital.look('room103').nextNumber).toBeUndefined();
  expect(hospital.act('room103', { kind: 'next' }).current?.number).toBe(4);
});

test('where a room calls from two queues in turn, no queue is named next either', () => {
  const room = { type: 'defaultPanel', settings: {}, name: '105 診', callingMode: 1, alsoCalls: ['room103'] };
  hospital.add('panel', 'room105', room);
  hospital.act('room105', { kind: 'logIn' });
  for (const _ of [1, 2]) hospital.takeNumber({ panelGid: 'room105' });
  hospital.act('room105', { kind: 'next' });
  const shown = () => {
    const { nextNumber, queues } = hospital.look('room105');
    return [nextNumber, queues!.find(({ next }) => next)?.ownerGid];
  };
  expect(shown()).toEqual([2, 'room105']);
  hospital.push(visitOfTheDay);
  expect(shown()).toEqual([undefined, undefined]);
  expect(hospital.act('room105', { kind: 'next' }).current).toMatchObject({ number: 1, queueOwnerGid: 'room103' });
});

test('where no list is kept none is named beyond the last that the room calls', () => {
  const room = { type: 'defaultPanel', settings: {}, name: '102 診', roomCode: 'R102', callingMode: 0 };
  hospital.change('panel', 'room102', { ...room, maximumCalls: 2 });
  hospital.act('room102', { kind: 'logIn' });
  expect(hospital.act('room102', { kind: 'next' }).nextNumber).toBe(2);
  const { nextNumber, allowedActions } = hospital.act('room102', { kind: 'next' });
  expect([nextNumber, allowedActions.counter.includes('next')]).toEqual([undefined, false]);
});
