import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Caller } from '#server/call/handler.ts';
import { actAtCounter } from '#server/desk/act-at-counter.ts';
import { readState } from '#server/desk/state-after.ts';
import { listPendingPatients } from '#server/inspection/pending-patients.ts';
import { listDepartmentDoctors, listDepartments } from '#server/inspection/read-referrals.ts';
import { readDay, readPlace } from '#server/queue/place.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  const type = 'ptchUprightExaminationRoomPanel';
  hospital.add('panel', 'scan', { type, name: '超音波室', roomCode: 'US', callingMode: 1, departmentName: '影像科' });
  hospital.push(
    { room: 'US', serialNumber: 2, department: '心臟內科', doctor: '林志明' },
    { room: 'US', serialNumber: 1, department: '心臟內科', doctor: '林志明' },
    { room: 'US', serialNumber: 3, department: '家庭醫學科', shift: 'afternoon', name: '張三' },
    { room: 'R101', serialNumber: 9, department: '骨科', doctor: '陳怡君' },
  );
});
afterEach(() => hospital.close());

test('an examination room knows the departments and doctors that send patients today', () => {
  const { now } = hospital;
  expect(hospital.read(listDepartments('demo', null, now)).data).toEqual([
    { name: '家庭醫學科', patients: 1 },
    { name: '影像科', patients: 0 },
    { name: '心臟內科', patients: 2 },
  ]);
  const doctors = [{ departmentName: '心臟內科', doctorName: '林志明', patients: 2 }];
  expect(hospital.read(listDepartmentDoctors('demo', null, undefined, now)).data).toEqual(doctors);
  expect(hospital.read(listDepartmentDoctors('demo', null, '骨科', now)).data).toEqual([]);
});

test('staff see the departments and doctors of their own examination rooms alone', () => {
  const { now } = hospital;
  const nurse = (subjectGid: string): Caller => ({
    kind: 'staff',
    organisationGid: 'demo',
    subjectGid,
    tokenHash: '',
    expiresAt: now + 1,
    personName: null,
    deviceGid: null,
    accountKey: null,
    suspended: false,
    singleSignOn: false,
    role: null,
  });
  expect(hospital.read(listDepartments('demo', nurse('nurse3'), now)).data).toEqual([]);
  expect(hospital.read(listDepartmentDoctors('demo', nurse('nurse3'), undefined, now)).data).toEqual([]);
  expect(hospital.read(listDepartmentDoctors('demo', nurse('nurse1'), '心臟內科', now)).data).toHaveLength(1);
});

test('whoever waits or is expected today is pending, until examined', () => {
  hospital.checkIn('P1');
  const pending = () =>
    hospital
      .read(
        (function* () {
          return yield* listPendingPatients(yield* readPlace('demo', 'scan'), yield* readDay('demo', hospital.now));
        })(),
      )
      .data.map(({ number, state }) => [number, state]);
  expect(pending()).toEqual([
    [1, 'notCheckedIn'],
    [2, 'checkedIn'],
    [3, 'notCheckedIn'],
  ]);
  act('inspection', { kind: 'logIn' });
  expect(act('inspection', { kind: 'next' })).toMatchObject({ session: 'day', current: { number: 2 } });
  expect(pending()).toHaveLength(2);
});

test('it is called by its own family of calls, which has nothing to preset', () => {
  expect(refusalOf(() => act('clinic', { kind: 'logIn' }))).toBe('queue_variant_mismatch');
  expect(refusalOf(() => act('inspection', { kind: 'preset', number: 3 }))).toBe('action_not_in_variant');
});

test('cashiers are a variant of their own, alone and in a group', () => {
  hospital.add('panel', 'cashier', { type: 'ptchCashierCounterPanel', name: '批價一', callingMode: 3 });
  const place = () => hospital.read(readPlace('demo', 'cashier'));
  expect(place().variant).toBe('cashierRegistration');
  hospital.add('group', 'cashiersOnly', { name: '批價區', members: ['cashier'] });
  expect([place().variant, place().group?.gid]).toEqual(['cashierRegistration', 'cashiersOnly']);
});

function act(variant: 'clinic' | 'inspection', action: Parameters<Hospital['act']>[1]) {
  return hospital.run(function* (context) {
    yield* actAtCounter({ organisationGid: 'demo', panelGid: 'scan', variant, staffGid: 'nurse1', action }, context);
    return yield* readState('demo', 'scan', context.now);
  });
}
