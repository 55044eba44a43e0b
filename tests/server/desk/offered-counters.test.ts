import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChosenCounter } from '#generated/shapes.ts';
import { listCounters } from '#server/desk/list-counters.ts';
import { readDay, readPlace } from '#server/queue/place.ts';
import { composeQueueSizes } from '#server/ticket-machine/queue-sizes.ts';
import { composeQueueState } from '#server/views/queue-state.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.setOrganisation({ queuePolicy: { counterAtMachine: true } });
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const take = (counterGid?: string) => hospital.takeNumber({ groupGid: 'billing', ...(counterGid && { counterGid }) });
const seen = (key: string) => hospital.read(composeTicketView(key, hospital.now));
const open = () => {
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
};
const next = (panelGid: 'desk1' | 'desk2') => {
  hospital.act(panelGid, { kind: 'next' }, panelGid === 'desk1' ? 'nurse1' : 'nurse2');
  return deskOf(panelGid).current?.number;
};
const deskOf = (panelGid: string) =>
  hospital.read(
    (function* () {
      const day = yield* readDay('demo', hospital.now);
      return yield* composeQueueState(yield* readPlace('demo', panelGid), day);
    })(),
  );
const counters = () =>
  hospital.read(composeQueueSizes('demo', 'hall', hospital.now)).data.find(({ groupGid }) => groupGid === 'billing')!
    .counters;
const offered = () => counters()?.map(({ panelGid }) => panelGid);

test('the counters at which somebody sits are on offer, where the rules say so and there are two', () => {
  expect(offered()).toBeUndefined();
  hospital.act('desk1', { kind: 'logIn' });
  expect(offered()).toBeUndefined();
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  expect(offered()).toEqual(['desk1', 'desk2']);
  expect(refusalOf(() => take('room101'))).toBe('counter_not_offered');
  hospital.add('panel', 'desk3', { type: 'defaultPanel', name: '三號櫃檯', callingMode: 3 });
  hospital.change('group', 'billing', { name: '批價', startingNumber: 1001, members: ['desk1', 'desk2', 'desk3'] });
  hospital.act('desk3', { kind: 'logIn' });
  expect(offered()).toEqual(['desk1', 'desk2', 'desk3']);
  hospital.change('panel', 'desk3', { type: 'defaultPanel', name: '三號櫃檯', callingMode: 3, status: 'disable' });
  expect(offered(), 'one that is switched off calls nobody').toEqual(['desk1', 'desk2']);
  hospital.setOrganisation({});
  expect(offered()).toBeUndefined();
  expect(refusalOf(() => take('desk2'))).toBe('counter_not_offered');
});

test('a counter that pauses is on offer with why and until when', () => {
  open();
  hospital.act('desk2', { kind: 'pause', reason: 'meeting', minutes: 10 }, 'nurse2');
  const [first, second] = counters()!;
  expect(first).toEqual({ panelGid: 'desk1', name: '1 號櫃檯' });
  expect(second).toMatchObject({ panelGid: 'desk2', paused: true, pauseReason: 'meeting', pausedUntil: '09:10' });
});

test('whoever chose a counter keeps the place: it is not called before its turn, and the others leave it out', () => {
  open();
  take();
  take('desk2');
  take('desk2');
  take();
  expect(deskOf('desk1').waiting.map(({ number, chosen }) => [number, chosen])).toEqual([
    [1001, undefined],
    [1002, '2 號櫃檯'],
    [1004, undefined],
    [1003, '2 號櫃檯'],
  ]);
  expect([deskOf('desk1').nextNumber, deskOf('desk2').nextNumber]).toEqual([1001, 1001]);
  // Sent there, the patient would have been called before 1001.
  expect([next('desk2'), next('desk1')]).toEqual([1001, 1004]);
  expect(deskOf('desk1').nextNumber).toBeUndefined();
  expect(deskOf('desk1').allowedActions.counter).not.toContain('next');
  expect(refusalOf(() => next('desk1'))).toBe('no_waiting_patient');
  expect([next('desk2'), next('desk2')]).toEqual([1002, 1003]);
});

test('slip and phone name the counter, and count whom it and the others call before', () => {
  open();
  const [first, chosen, , common] = [take('desk2'), take('desk2'), take('desk2'), take()];
  expect(chosen).toMatchObject({ queueName: '批價', counterName: '2 號櫃檯' });
  expect(common.counterName).toBeUndefined();
  // Counter 1 may call whoever chose nothing at once.
  expect([first.ahead, chosen.ahead, common.ahead]).toEqual([0, 1, 0]);
  expect(seen(common.ticketKey)).toMatchObject({ ahead: 0, status: 'onCall' });
  expect(seen(chosen.ticketKey)).toMatchObject({ counterName: '2 號櫃檯', ahead: 2 });
  next('desk1');
  expect(seen(chosen.ticketKey)).toMatchObject({ ahead: 1, status: 'awaiting' });
  next('desk2');
  expect(seen(chosen.ticketKey)).toMatchObject({ ahead: 0, status: 'onCall' });
  const { number } = seen(chosen.ticketKey);
  hospital.act('desk1', { kind: 'number', number });
  expect(seen(chosen.ticketKey), 'any counter calls').toMatchObject({ counterName: '1 號櫃檯', status: 'called' });
});

test('whoever waits for one counter is promised what that counter alone will do', () => {
  open();
  for (let patient = 0; patient < 6; patient += 1) take('desk2');
  const [chosen, common] = [take('desk2'), take()];
  expect(chosen.wait!.fromMinutes).toBeGreaterThan(common.wait!.toMinutes!);
});

test('a page of all rooms counts for each whom it may call', () => {
  open();
  take();
  take('desk2');
  const waiting = hospital
    .read(listCounters('demo', 'nurse1', hospital.now))
    .data.filter(({ groupGid }) => groupGid)
    .map(({ panelGid, waiting }) => [panelGid, waiting]);
  expect(waiting).toEqual([
    ['desk1', 1],
    ['desk2', 2],
  ]);
});

test('once the counter signs out any other calls, and whom staff send elsewhere goes there', () => {
  open();
  take('desk2');
  take('desk1');
  hospital.act('desk2', { kind: 'logOut' }, 'nurse2');
  expect(deskOf('desk1').waiting.map(({ chosen }) => chosen)).toEqual([undefined, '1 號櫃檯']);
  expect(next('desk1')).toBe(1001);
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number: 1002 });
  expect(deskOf('desk2').nextNumber).toBe(1002);
  expect(next('desk2')).toBe(1002);
});

test('whoever was passed comes back to the counter that they chose', () => {
  open();
  take('desk2');
  next('desk2');
  hospital.act('desk2', { kind: 'pass' }, 'nurse2');
  hospital.act('desk2', { kind: 'back', number: 1001 }, 'nurse2');
  expect(deskOf('desk1').nextNumber).toBeUndefined();
  expect(deskOf('desk2').nextNumber).toBe(1001);
});

test('a kiosk that can ask is told the counters before anything is done, and the check-in says which was chosen', () => {
  open();
  hospital.push({ room: 'DESK', shift: 'day', serialNumber: 7, patientId: 'P7' });
  const at = (counterGid: string) => ({ choices: [{ groupGid: 'billing', counterGid }] });
  const asked = hospital.checkIn('P7', 'hall', { asksCounter: true });
  expect(asked.data).toEqual([]);
  expect(asked.asked).toMatchObject({ groupGid: 'billing', queueName: '批價' });
  expect(asked.asked?.counters.map(({ name }) => name)).toEqual(['1 號櫃檯', '2 號櫃檯']);
  expect(deskOf('desk1').counts).toMatchObject({ waiting: 0 });
  expect(refusalOf(() => hospital.checkIn('P7', 'hall', at('room101')))).toBe('counter_not_offered');
  const { data } = hospital.checkIn('P7', 'hall', at('desk2'));
  expect(data[0]).toMatchObject({ outcome: 'checkedIn', number: 7, counterName: '2 號櫃檯' });
  expect([deskOf('desk1').nextNumber, deskOf('desk2').nextNumber]).toEqual([undefined, 7]);
  // Shown again, the card tells where the patient stands; nobody is asked again.
  expect(hospital.checkIn('P7', 'hall', { asksCounter: true }).data[0]).toMatchObject({
    outcome: 'alreadyCheckedIn',
    counterName: '2 號櫃檯',
  });
});

test('where one counter is open a kiosk has nothing to ask, and checks in at once', () => {
  hospital.act('desk1', { kind: 'logIn' });
  hospital.push({ room: 'DESK', shift: 'day', serialNumber: 7, patientId: 'P7' });
  const { data, asked } = hospital.checkIn('P7', 'hall', { asksCounter: true });
  expect([asked, data.map(({ outcome }) => outcome)]).toEqual([undefined, ['checkedIn']]);
});

test('whoever comes to two common queues is asked for each in turn, and each choice counts in its own', () => {
  open();
  for (const panelGid of ['lab1', 'lab2']) {
    hospital.add('panel', panelGid, { type: 'defaultPanel', name: panelGid, roomCode: panelGid, callingMode: 3 });
  }
  hospital.add('group', 'lab', { name: '抽血', startingNumber: 1, members: ['lab1', 'lab2'] });
  hospital.act('lab1', { kind: 'logIn' });
  hospital.act('lab2', { kind: 'logIn' }, 'nurse2');
  hospital.push({ room: 'DESK', shift: 'day', serialNumber: 7, patientId: 'P7' });
  hospital.push({ room: 'lab1', shift: 'day', serialNumber: 3, patientId: 'P7' });
  const come = (...choices: ChosenCounter[]) => hospital.checkIn('P7', 'hall', { asksCounter: true, choices });
  const first = come();
  expect(first.asked?.counters.map(({ panelGid }) => panelGid)).toEqual(['lab1', 'lab2']);
  const second = come({ groupGid: 'lab', counterGid: 'lab2' });
  expect([second.data, second.asked?.groupGid]).toEqual([[], 'billing']);
  expect(refusalOf(() => come({ groupGid: 'lab', counterGid: 'desk1' }, { groupGid: 'billing' }))).toBe(
    'counter_not_offered',
  );
  expect(deskOf('desk1').counts.waiting).toBe(0);
  const { data, asked } = come({ groupGid: 'lab', counterGid: 'lab2' }, { groupGid: 'billing' });
  expect([asked, data.map(({ outcome }) => outcome)]).toEqual([undefined, ['checkedIn', 'checkedIn']]);
  const state = (panelGid: string) => hospital.look(panelGid).nextNumber;
  expect([state('lab1'), state('lab2')]).toEqual([undefined, 3]);
  expect([state('desk1'), state('desk2')]).toEqual([7, 7]);
});

test('a patient who was sent to a counter before coming, and chooses another, is called by one of them alone', () => {
  open();
  for (const panelGid of ['desk1', 'desk2']) {
    hospital.change('panel', panelGid, { type: 'defaultPanel', name: panelGid, roomCode: panelGid, callingMode: 2 });
  }
  hospital.push({ room: 'desk1', shift: 'day', serialNumber: 7, patientId: 'P7' });
  hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number: 7 });
  hospital.checkIn('P7', 'hall', { choices: [{ groupGid: 'billing', counterGid: 'desk1' }] });
  expect([deskOf('desk1').nextNumber, deskOf('desk2').nextNumber]).toEqual([undefined, 7]);
  expect(refusalOf(() => next('desk1'))).toBe('no_waiting_patient');
  expect(next('desk2')).toBe(7);
});

test('a kiosk that cannot ask checks in as ever', () => {
  open();
  hospital.push({ room: 'DESK', shift: 'day', serialNumber: 7, patientId: 'P7' });
  expect(hospital.checkIn('P7', 'hall').data[0]).toMatchObject({ outcome: 'checkedIn' });
  expect([deskOf('desk1').nextNumber, deskOf('desk2').nextNumber]).toEqual([7, 7]);
});
