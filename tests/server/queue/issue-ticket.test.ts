import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeQueueSizes } from '#server/ticket-machine/queue-sizes.ts';
import { atHour, type Hospital, openHospital } from './hospital.ts';
import { refusalOf } from './refusal-of.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

test('a number that was taken back leaves room for another', () => {
  hospital.change('panel', 'room101', { type: 'defaultPanel', name: '101 診', callingMode: 1, maximumCalls: 1 });
  const take = () => hospital.takeNumber({ panelGid: 'room101' }).number;
  expect(take()).toBe(1);
  expect(refusalOf(take)).toBe('maximum_call_limit');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'cancel', number: 1 });
  expect(take()).toBe(2);
});

test('the limit of a room holds for walk-ins: who has an appointment takes none of their numbers', () => {
  const room = { type: 'defaultPanel', name: '101 診', roomCode: 'R101', settings: {}, maximumCalls: 1 };
  for (const [callingMode, session] of [
    [1, 'morning'],
    [2, 'afternoon'],
  ] as const) {
    hospital.change('panel', 'room101', { ...room, callingMode });
    if (session === 'afternoon') hospital.now = atHour(14);
    hospital.push({ serialNumber: 1, shift: session, patientId: session }, { serialNumber: 2, shift: session });
    hospital.checkIn(session);
    hospital.act('room101', { kind: 'logIn' });
    const take = () => hospital.takeNumber({ panelGid: 'room101' }).number;
    expect(take()).toBe(3);
    expect(refusalOf(take)).toBe('maximum_call_limit');
    hospital.push({ serialNumber: 7, shift: session, patientId: `later ${session}` });
    expect(hospital.checkIn(`later ${session}`).data[0]?.number, 'who has an appointment comes all the same').toBe(7);
    hospital.act('room101', { kind: 'logOut' });
  }
});

test('whose check-in was taken back has the number of the appointment again', () => {
  hospital.push({ serialNumber: 4 });
  hospital.checkIn('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'cancel', number: 4 });
  expect(hospital.checkIn('P1').data[0]?.number).toBe(4);
});

test.each([
  ['every', [9998, 9999]],
  ['odd', [9999]],
  ['even', [9998]],
] as const)(
  'a queue that gives %s number tells machines that none is left once it has given its last',
  (walkInNumbers, given) => {
    const room = { type: 'defaultPanel', name: '104 診', roomCode: 'R104', callingMode: 1, startingNumber: 9998 };
    hospital.add('panel', 'room104', { ...room, walkInNumbers });
    const offered = () =>
      hospital
        .read(composeQueueSizes('demo', 'hall', hospital.now))
        .data.find(({ panelGid }) => panelGid === 'room104');
    for (const number of given) {
      expect(offered()).toMatchObject({ open: true });
      expect(hospital.takeNumber({ panelGid: 'room104' }).number).toBe(number);
    }
    expect(offered()).toMatchObject({ open: false, full: true, lastNumber: given.at(-1) });
    expect(refusalOf(() => hospital.takeNumber({ panelGid: 'room104' }))).toBe('maximum_call_limit');
  },
);
