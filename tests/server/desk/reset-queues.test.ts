import { afterEach, beforeEach, expect, test } from 'vitest';
import { previewReset } from '#server/desk/preview-reset.ts';
import { resetQueue, resetQueues } from '#server/desk/reset-queues.ts';
import { readLastNumber } from '#server/queue/last-number.ts';
import { readDay, readPlace } from '#server/queue/place.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';
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

const reset = (variant: 'clinic' | 'generic', staffGid?: string) =>
  hospital.run((context) => resetQueues({ organisationGid: 'demo', variant, staffGid }, context)).count;

test('a reset finishes standing calls and starts over; patients with an appointment go on waiting', () => {
  hospital.push({ serialNumber: 4 });
  hospital.checkIn('P1');
  for (const _ of [1, 2, 3]) hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  expect(reset('clinic')).toBe(1);
  const state = hospital.act('room101', { kind: 'pause' });
  expect(state.current).toBeUndefined();
  expect(state.waiting.map(({ number }) => number)).toEqual([4]);
  expect([1, 2, 3, 4].map(() => hospital.takeNumber({ panelGid: 'room101' }).number)).toEqual([1, 2, 3, 5]);
});

test('a patient at an examination with an appointment goes on waiting too', () => {
  hospital.push({ serialNumber: 4 });
  hospital.checkIn('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'examination', number: 4 });
  expect(reset('clinic')).toBe(1);
  expect(hospital.act('room101', { kind: 'pause' }).waiting).toMatchObject([{ number: 4, status: 'awaiting' }]);
});

test('patients who chose a counter, or were sent to one, are called there after a reset too', () => {
  hospital.setOrganisation({ queuePolicy: { counterAtMachine: true } });
  hospital.push({ room: 'DESK', serialNumber: 4 }, { room: 'DESK', serialNumber: 5 });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  hospital.checkIn('P1', null, { choices: [{ groupGid: 'billing', counterGid: 'desk2' }] });
  hospital.checkIn('P2', null, { choices: [{ groupGid: 'billing' }] });
  hospital.act('desk1', { kind: 'transfer', number: 5, toPanelGid: 'desk2' });
  expect(reset('generic')).toBe(1);
  expect(refusalOf(() => hospital.act('desk1', { kind: 'next' }))).toBe('no_waiting_patient');
  const called = [1, 2].map(() => hospital.act('desk2', { kind: 'next' }, 'nurse2').current?.number);
  expect(called).toEqual([5, 4]);
});

test('calls before a reset do not hold up who came back: they are called after so many of the new round', () => {
  hospital.setOrganisation({ queuePolicy: { passedRule: 'afterN', passedAfter: 1 } });
  hospital.push({ serialNumber: 9 });
  hospital.checkIn('P1');
  for (const _ of [1, 2, 3]) hospital.takeNumber({ panelGid: 'room101' });
  for (const kind of ['logIn', 'next', 'next', 'next'] as const) hospital.act('room101', { kind });
  hospital.act('room101', { kind: 'moveToPassed', number: 9 });
  hospital.act('room101', { kind: 'back', number: 9 });
  reset('clinic');
  for (const _ of [1, 2, 3]) hospital.takeNumber({ panelGid: 'room101' });
  expect([1, 2, 3].map(() => hospital.act('room101', { kind: 'next' }).current?.number)).toEqual([1, 9, 2]);
});

test('a patient who was passed does not wait again by a reset, and is expected where there is an appointment', () => {
  hospital.push({ serialNumber: 4 });
  hospital.checkIn('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'moveToPassed', number: 4 });
  const told = hospital.read(previewReset({ organisationGid: 'demo', variant: 'clinic' }, hospital.now));
  expect(told, 'staff see before that the number will be lost').toMatchObject({ walkIns: 1, appointments: 0 });
  expect(reset('clinic')).toBe(1);
  expect(hospital.look('room101')).toMatchObject({ waiting: [], passed: [], expected: [{ number: 4 }] });
});

test('of two who ask for a reset at once the second takes no number that was given since the first', () => {
  const ask = (panelGid?: string) => {
    const asked = { organisationGid: 'demo', variant: 'clinic', staffGid: undefined } as const;
    const { rounds } = hospital.read(previewReset({ ...asked, panelGid }, hospital.now));
    return panelGid === undefined
      ? () => hospital.run((context) => resetQueues({ ...asked, rounds }, context))
      : () => hospital.run((context) => resetQueue({ ...asked, panelGid, rounds }, context));
  };
  hospital.takeNumber({ panelGid: 'room101' });
  const [first, second, ofRoom] = [ask(), ask(), ask('room101')] as const;
  first();
  const { number } = hospital.takeNumber({ panelGid: 'room101' });
  expect(refusalOf(second)).toBe('queues_reset');
  expect(refusalOf(ofRoom)).toBe('queues_reset');
  hospital.act('room101', { kind: 'logIn' });
  expect(hospital.look('room101').waiting).toMatchObject([{ number }]);
  ask('room101')();
  expect(hospital.look('room101').waiting).toEqual([]);
});

test('a reset that was asked for in the morning is not one of the afternoon', () => {
  const asked = { organisationGid: 'demo', variant: 'clinic', staffGid: undefined } as const;
  hospital.takeNumber({ panelGid: 'room101' });
  const { rounds } = hospital.read(previewReset(asked, hospital.now));
  hospital.now = atHour(14);
  hospital.takeNumber({ panelGid: 'room101' });
  expect(refusalOf(() => hospital.run((context) => resetQueues({ ...asked, rounds }, context)))).toBe('queues_reset');
});

test('where no list is kept the count begins anew, also a second time', () => {
  hospital.act('room102', { kind: 'logIn' });
  for (const _ of [1, 2]) {
    hospital.act('room102', { kind: 'next' });
    expect(hospital.act('room102', { kind: 'next' }).current?.number).toBe(2);
    expect(reset('clinic')).toBe(1);
  }
  expect(hospital.act('room102', { kind: 'next' }).current?.number).toBe(1);
});

test('the last of ten and more rounds is the one that goes on', () => {
  hospital.act('room101', { kind: 'logIn' });
  for (let round = 0; round <= 11; round += 1) {
    expect(hospital.takeNumber({ panelGid: 'room101' }).number).toBe(1);
    expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(1);
    expect(reset('clinic')).toBe(1);
  }
});

test('where no list is kept a reset by hand begins with the number of the night, and so does a preset of 0', () => {
  hospital.setOrganisation({ resetInitialNumber: 501 });
  const room = { type: 'defaultPanel', settings: {}, name: '102 診', roomCode: 'R102', callingMode: 0 };
  hospital.change('panel', 'room102', { ...room, maximumCalls: 2 });
  hospital.act('room102', { kind: 'logIn' });
  hospital.act('room102', { kind: 'next' });
  expect(reset('clinic')).toBe(1);
  expect(hospital.look('room102').nextNumber).toBe(501);
  expect([1, 2].map(() => hospital.act('room102', { kind: 'next' }).current?.number)).toEqual([501, 502]);
  expect(refusalOf(() => hospital.act('room102', { kind: 'next' }))).toBe('maximum_call_limit');
  expect(hospital.act('room102', { kind: 'preset', number: 0 }).nextNumber).toBe(501);
  // Who sets numbers that go on over the days begins with the room's own, and so do queues with a list.
  hospital.setOrganisation({ resetInitialNumber: 501, autoResetCallNumber: false });
  hospital.takeNumber({ panelGid: 'room101' });
  expect(reset('clinic')).toBe(2);
  expect(hospital.look('room102').nextNumber).toBe(1);
  expect(hospital.takeNumber({ panelGid: 'room101' }).number).toBe(1);
});

test('a patient who was completed before a reset is not brought back into numbers that are over', () => {
  hospital.takeNumber({ panelGid: 'room101' });
  for (const kind of ['logIn', 'next', 'completed'] as const) hospital.act('room101', { kind });
  reset('clinic');
  expect(refusalOf(() => hospital.act('room101', { kind: 'undo' }))).toBe('undo_followed');
});

test('all at once only by staff with the right to, and never without knowing what would end', () => {
  hospital.add('staff', 'nurse9', { staffId: 'n9', name: '護理師9', panels: [] });
  hospital.push({ serialNumber: 4 });
  hospital.checkIn('P1');
  for (const _ of [1, 2, 3]) hospital.takeNumber({ panelGid: 'room101' });
  const state = hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  const told = { organisationGid: 'demo', variant: 'clinic' } as const;
  const all = hospital.read(previewReset({ ...told, staffGid: 'nurse1' }, hospital.now));
  const ends = { queues: 1, walkIns: 2, appointments: 1, calling: 1 };
  expect(all).toMatchObject(ends);
  expect(hospital.read(previewReset({ ...told, panelGid: 'room101' }, hospital.now))).toMatchObject(ends);
  expect(hospital.read(previewReset({ ...told, panelGid: 'room103' }, hospital.now)).queues).toBe(0);
  expect(state.allowedActions.counter).toContain('resetAll');
  hospital.act('room101', { kind: 'logIn', takeOver: true }, 'nurse9');
  expect(hospital.look('room101').allowedActions.counter).not.toContain('resetAll');
  expect(refusalOf(() => reset('clinic', 'nurse9'))).toBe('no_permission');
  expect(refusalOf(() => hospital.read(previewReset({ ...told, staffGid: 'nurse9' }, hospital.now)))).toBe(
    'no_permission',
  );
});

test('staff reset what they may serve, of one variant, and only what was used', () => {
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.takeNumber({ panelGid: 'room103' });
  expect(reset('clinic', 'nurse3')).toBe(0);
  expect(reset('clinic', 'nurse1')).toBe(1);
  expect(hospital.takeNumber({ groupGid: 'billing' }).number).toBe(1002);
  expect(reset('generic')).toBe(1);
  expect(hospital.takeNumber({ groupGid: 'billing' }).number).toBe(1001);
  expect(refusalOf(() => reset('clinic', 'nobody'))).toBe('no_permission');
});

test('the queue of one counter only by staff who may serve there, and nothing by staff who are switched off', () => {
  const one = (panelGid: string, staffGid: string) =>
    hospital.run((context) => resetQueue({ organisationGid: 'demo', variant: 'clinic', panelGid, staffGid }, context))
      .nextNumber;
  hospital.act('room102', { kind: 'logIn' });
  hospital.act('room102', { kind: 'next' });
  expect(refusalOf(() => one('room102', 'nurse3'))).toBe('no_permission');
  hospital.change('staff', 'nurse2', { staffId: 'n2', name: '護理師2', panels: [], resetsAll: true, enabled: false });
  expect(refusalOf(() => reset('clinic', 'nurse2'))).toBe('no_permission');
  expect(one('room102', 'nurse1')).toBe(1);
});

test('the last number of a counter and the one before it are remembered', () => {
  const last = () =>
    hospital.read(
      (function* () {
        const day = yield* readDay('demo', hospital.now);
        return yield* readLastNumber(yield* readPlace('demo', 'room102'), day);
      })(),
    );
  hospital.act('room102', { kind: 'logIn' });
  expect(last()).toMatchObject({ number: 0, previousNumber: 0, current: false });
  hospital.act('room102', { kind: 'next' });
  hospital.act('room102', { kind: 'number', number: 8 });
  expect(last()).toMatchObject({ number: 8, previousNumber: 1, current: true, width: 3 });
  hospital.act('room102', { kind: 'completed' });
  expect(last()).toMatchObject({ number: 8, current: false });
});
