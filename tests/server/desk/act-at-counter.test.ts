import { afterEach, beforeEach, expect, test } from 'vitest';
import { actAtCounter } from '#server/desk/act-at-counter.ts';
import { atHour, type Hospital, openHospital, today } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const numbers = (tickets: readonly { number: number }[]) => tickets.map(({ number }) => number);

test('a morning at room 101: patients check in, are called by number order, passed and called again', () => {
  hospital.push({ serialNumber: 5, name: '張三' }, { serialNumber: 2 }, { serialNumber: 9 });
  for (const patient of ['P1', 'P2', 'P3']) hospital.checkIn(patient);
  const opened = hospital.act('room101', { kind: 'logIn', doctorName: '陳怡君' });
  expect(opened).toMatchObject({
    service: 'serving',
    doctorName: '陳怡君',
    session: 'morning',
    nextNumber: 2,
    width: 3,
  });
  expect(numbers(opened.waiting)).toEqual([2, 5, 9]);

  expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(2);
  const passed = hospital.act('room101', { kind: 'pass' });
  expect(passed.current).toBeUndefined();
  expect(numbers(passed.passed)).toEqual([2]);

  expect(hospital.act('room101', { kind: 'next' }).current).toMatchObject({ number: 5, name: '張三', calls: 1 });
  expect(hospital.act('room101', { kind: 'recall' }).current).toMatchObject({ number: 5, calls: 2 });
  const back = hospital.act('room101', { kind: 'number', number: 2 });
  expect(back.current?.number).toBe(2);
  expect(numbers(back.completed)).toEqual([5]);
  expect(refusalOf(() => hospital.act('room101', { kind: 'number', number: 5 }))).toBe('number_completed');

  hospital.act('room101', { kind: 'next' });
  expect(refusalOf(() => hospital.act('room101', { kind: 'next' }))).toBe('no_waiting_patient');
  expect(hospital.act('room101', { kind: 'logOut' })).toMatchObject({ service: 'unlogin', completed: { length: 3 } });
});

test('a refused action changes nothing, not even the sequence', () => {
  const before = hospital.act('room101', { kind: 'logIn' });
  expect(refusalOf(() => hospital.act('room101', { kind: 'next' }))).toBe('no_waiting_patient');
  expect(hospital.act('room101', { kind: 'logIn' })).toEqual(before);
});

test('without a list numbers are counted or chosen, and no ticket is made', () => {
  hospital.act('room102', { kind: 'logIn' });
  expect(hospital.act('room102', { kind: 'next' }).current?.number).toBe(1);
  expect(hospital.act('room102', { kind: 'number', number: 20 })).toMatchObject({
    current: { number: 20 },
    nextNumber: 21,
  });
  expect(hospital.act('room102', { kind: 'next' }).current?.number).toBe(21);
  expect(hospital.act('room102', { kind: 'pass' }).current).toBeUndefined();
  expect(hospital.act('room102', { kind: 'next' }).current?.number).toBe(22);
  expect(hospital.rows('SELECT gid FROM ticket')).toEqual([]);
});

test('in the reserved mode every appointment waits without a check-in', () => {
  hospital.push({ room: 'R103', serialNumber: 3 }, { room: 'R103', serialNumber: 1 });
  const state = hospital.act('room103', { kind: 'logIn' });
  expect(numbers(state.waiting)).toEqual([1, 3]);
  // Nobody has checked in: the rows in line say so, and so does the list of them.
  expect(numbers(state.expected)).toEqual([1, 3]);
  expect(hospital.act('room103', { kind: 'next' }).current?.number).toBe(1);
});

test('a room that changes to the reserved mode gives its appointments their tickets at the first use', () => {
  hospital.push({ serialNumber: 4 });
  expect(hospital.rows('SELECT gid FROM ticket')).toEqual([]);
  hospital.change('panel', 'room101', { type: 'defaultPanel', name: '101 診', roomCode: 'R101', callingMode: 2 });
  expect(numbers(hospital.act('room101', { kind: 'logIn' }).waiting)).toEqual([4]);
});

test('the counters of a group take turns at one queue that lasts the day', () => {
  for (let count = 0; count < 3; count += 1) hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  expect(hospital.act('desk1', { kind: 'next' })).toMatchObject({
    current: { number: 1001 },
    session: 'day',
    width: 4,
    groupName: '批價',
  });
  expect(hospital.act('desk2', { kind: 'next' }, 'nurse2').current?.number).toBe(1002);
  expect(refusalOf(() => hospital.act('desk2', { kind: 'number', number: 1001 }, 'nurse2'))).toBe(
    'number_called_elsewhere',
  );
  hospital.now = atHour(15);
  expect(hospital.act('desk1', { kind: 'next' }).current?.number).toBe(1003);
});

test('clinics number anew each session; the last call of the morning stands until the first of the afternoon', () => {
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.now = atHour(13.5);
  expect(hospital.takeNumber({ panelGid: 'room101' }).number).toBe(1);
  expect(hospital.act('room101', { kind: 'recall' })).toMatchObject({ session: 'morning', current: { number: 1 } });
  const state = hospital.act('room101', { kind: 'next' });
  expect(state).toMatchObject({ session: 'afternoon', current: { number: 1, calls: 1 }, waiting: [] });
  expect(hospital.rows("SELECT gid FROM ticket WHERE status = 'completed'")).toHaveLength(1);
});

test('a counter left open over midnight shows nothing of yesterday', () => {
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.now = atHour(33);
  hospital.takeNumber({ panelGid: 'room101' });
  expect(refusalOf(() => hospital.act('room101', { kind: 'recall' }))).toBe('nothing_to_recall');
  expect(hospital.act('room101', { kind: 'pause' })).toMatchObject({ serviceDate: '2026-11-22', completed: [] });
  expect(hospital.act('room101', { kind: 'restart' }).current).toBeUndefined();
  expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(1);
});

test('staff serve only the panels that are listed with them', () => {
  expect(hospital.act('room101', { kind: 'logIn' }, 'nurse3').staffName).toBe('護理師3');
  expect(refusalOf(() => hospital.act('room102', { kind: 'logIn' }, 'nurse3'))).toBe('no_permission');
});

test('grouped counters and clinics are called by different families of calls', () => {
  const ask = (panelGid: string, variant: 'clinic' | 'generic') => () =>
    hospital.run((context) =>
      actAtCounter(
        { organisationGid: 'demo', panelGid, variant, staffGid: 'nurse1', action: { kind: 'logIn' } },
        context,
      ),
    );
  expect(refusalOf(ask('desk1', 'clinic'))).toBe('queue_variant_mismatch');
  expect(refusalOf(ask('room101', 'generic'))).toBe('queue_variant_mismatch');
  expect(refusalOf(ask('entrance', 'clinic'))).toBe('panel_not_serving');
  expect(refusalOf(ask('nowhere', 'clinic'))).toBe('not_found');
});

test('a counter where numbers are taken is called as any counter, and a room as a clinic, without a group too', () => {
  const called = (callingMode: number) => {
    hospital.change('panel', 'room101', { type: 'defaultPanel', name: '101', callingMode });
    return hospital.act('room101', { kind: 'pause' }).variant;
  };
  hospital.act('room101', { kind: 'logIn' });
  expect([0, 1, 2, 3].map(called)).toEqual(['clinic', 'clinic', 'clinic', 'generic']);
});

test('the expected are those with an appointment in this session and no check-in yet', () => {
  hospital.push(
    { serialNumber: 1 },
    { serialNumber: 2 },
    { serialNumber: 3, shift: 'afternoon' },
    { serialNumber: 4, inspectionDay: '2026-11-22' },
  );
  hospital.checkIn('P1');
  const state = hospital.act('room101', { kind: 'logIn' });
  expect(state.serviceDate).toBe(today);
  expect(numbers(state.expected)).toEqual([2]);
  expect(numbers(state.waiting)).toEqual([1]);
});
