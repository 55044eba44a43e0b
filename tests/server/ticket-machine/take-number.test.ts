import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeAppointments } from '#server/appointments/remove-appointments.ts';
import { composeIssuingState } from '#server/ticket-machine/issuing-state.ts';
import { composeQueueSizes } from '#server/ticket-machine/queue-sizes.ts';
import { takeNumber, takeNumbers } from '#server/ticket-machine/take-number.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
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

const view = (key: string) => hospital.read(composeTicketView(key, hospital.now));

test('numbers follow one another from the starting number, and say who is ahead', () => {
  const slips = [1, 2, 3].map(() => hospital.takeNumber({ groupGid: 'billing' }));
  expect(slips.map(({ number, ahead, queueName, width }) => [number, ahead, queueName, width])).toEqual([
    [1001, 0, '批價', 4],
    [1002, 1, '批價', 4],
    [1003, 2, '批價', 4],
  ]);
});

test('a walk-in never gets a number that an appointment has reserved', () => {
  hospital.push({ serialNumber: 2 }, { serialNumber: 3 }, { serialNumber: 5, shift: 'afternoon' });
  const taken = [1, 2, 3].map(() => hospital.takeNumber({ panelGid: 'room101' }).number);
  expect(taken).toEqual([1, 4, 5]);
});

test('walk-ins of a room get odd numbers alone, so that a booking that comes later has its own', () => {
  const room = { type: 'defaultPanel', name: '101 診', roomCode: 'R101', callingMode: 1, settings: {} };
  hospital.change('panel', 'room101', { ...room, walkInNumbers: 'odd' });
  hospital.push({ serialNumber: 3 });
  const take = () => hospital.takeNumber({ panelGid: 'room101' }).number;
  expect([take(), take(), take()]).toEqual([1, 5, 7]);
  hospital.push({ serialNumber: 4, appointmentId: 'later' });
  expect(hospital.checkIn('later').data).toMatchObject([{ outcome: 'checkedIn', number: 4 }]);
  hospital.change('panel', 'room101', { ...room, walkInNumbers: 'even' });
  expect([take(), take()]).toEqual([8, 10]);
  hospital.change('panel', 'room101', room);
  expect(take()).toBe(11);
});

test('the counters of a group give even numbers alone where the group says so', () => {
  hospital.change('group', 'billing', {
    name: '批價',
    startingNumber: 1001,
    walkInNumbers: 'even',
    members: ['desk1', 'desk2'],
  });
  expect([1, 2].map(() => hospital.takeNumber({ groupGid: 'billing' }).number)).toEqual([1002, 1004]);
});

test('an appointment that is taken back frees its number, one that was in hand does not return', () => {
  hospital.push({ serialNumber: 1 }, { serialNumber: 2, appointmentId: 'gone' });
  hospital.run((context) => removeAppointments({ organisationGid: 'demo', appointmentIds: ['gone'] }, context));
  expect(hospital.takeNumber({ panelGid: 'room101' }).number).toBe(2);
  hospital.push({ serialNumber: 3, appointmentId: 'held' });
  hospital.checkIn('held');
  hospital.run((context) => removeAppointments({ organisationGid: 'demo', appointmentIds: ['held'] }, context));
  expect(hospital.takeNumber({ panelGid: 'room101' }).number).toBe(4);
});

test('the machine of a panel that is paused or switched off gives no numbers, another one does', () => {
  const paused = () => hospital.read(composeIssuingState('demo', 'room101', hospital.now)).paused;
  const size = () => hospital.read(composeQueueSizes('demo', 'room101', hospital.now)).data[0];
  const take = (devicePanelGid: string) =>
    hospital.run((context) =>
      takeNumber({ organisationGid: 'demo', devicePanelGid, source: 'ticketMachine', panelGid: 'room101' }, context),
    );
  const room = { type: 'defaultPanel', name: '101 診', roomCode: 'R101', callingMode: 1 };
  expect([paused(), size()?.open, take('room101').number]).toEqual([false, true, 1]);
  hospital.change('panel', 'room101', { ...room, status: 'pause' });
  expect([paused(), size()]).toMatchObject([true, { open: false, paused: true }]);
  expect(refusalOf(() => take('room101'))).toBe('issuing_paused');
  expect(take('entrance').number).toBe(2);
  hospital.change('panel', 'room101', { ...room, status: 'disable' });
  expect([paused(), size()]).toMatchObject([false, { open: false, paused: false }]);
  expect(refusalOf(() => take('room101'))).toBe('issuing_not_possible');
  hospital.change('panel', 'hall', { type: 'defaultPanel', name: '取號機', callingMode: -1, status: 'disable' });
  expect(refusalOf(() => hospital.takeNumber({ panelGid: 'room103' }))).toBe('issuing_not_possible');
});

test('a machine tells before a number is taken that its queue pauses, why and until when, while none of its counters calls', () => {
  const told = (name: string) => {
    const { data } = hospital.read(composeQueueSizes('demo', name, hospital.now));
    return data.map(({ pause }) => pause);
  };
  hospital.act('room101', { kind: 'logIn' });
  expect(told('room101')).toEqual([undefined]);
  hospital.act('room101', { kind: 'pause', reason: 'procedure', minutes: 30 });
  expect(told('room101')).toEqual([{ reason: 'procedure', until: '09:30' }]);
  hospital.act('room101', { kind: 'restart' });
  expect(told('room101')).toEqual([undefined]);
  const billing = () => {
    const { data } = hospital.read(composeQueueSizes('demo', 'hall', hospital.now));
    return data.find(({ groupGid }) => groupGid === 'billing')?.pause;
  };
  for (const desk of ['desk1', 'desk2']) hospital.act(desk, { kind: 'logIn' });
  hospital.act('desk1', { kind: 'pause', reason: 'break' });
  expect(billing()).toBeUndefined();
  hospital.act('desk2', { kind: 'pause', reason: 'break' });
  expect(billing()).toEqual({ reason: 'break' });
});

test('a group whose counters are all switched off gives no numbers, unless another counter calls for it', () => {
  const billing = () => {
    const { data } = hospital.read(composeQueueSizes('demo', 'hall', hospital.now));
    return data.find(({ groupGid }) => groupGid === 'billing')?.open;
  };
  const counter = { type: 'defaultPanel', settings: {}, callingMode: 3 };
  hospital.change('panel', 'desk1', { ...counter, name: '一號櫃檯', status: 'disable' });
  expect(billing()).toBe(true);
  expect(hospital.takeNumber({ groupGid: 'billing' }).number).toBe(1001);
  hospital.change('panel', 'desk2', { ...counter, name: '二號櫃檯', status: 'disable' });
  expect(billing()).toBe(false);
  expect(refusalOf(() => hospital.takeNumber({ groupGid: 'billing' }))).toBe('issuing_not_possible');
  hospital.add('panel', 'desk3', { ...counter, name: '三號櫃檯', alsoCallsGroups: ['billing'] });
  expect(billing()).toBe(true);
  expect(hospital.takeNumber({ groupGid: 'billing' }).number).toBe(1002);
});

test('a machine issues only for queues that it stands for and that keep a list', () => {
  expect(refusalOf(() => hospital.takeNumber({ panelGid: 'room102' }))).toBe('issuing_not_possible');
  expect(refusalOf(() => hospital.takeNumber({ groupGid: 'nowhere' }))).toBe('panel_group_not_found');
  expect(refusalOf(() => hospital.takeNumber({ panelGid: 'desk1' }))).toBe('not_found');
  const at = (devicePanelGid: string) =>
    hospital.run((context) =>
      takeNumber({ organisationGid: 'demo', devicePanelGid, source: 'ticketMachine' }, context),
    );
  expect(at('desk2').number).toBe(1001);
  expect(at('cashiers').number).toBe(1002);
  expect(refusalOf(() => at('hall'))).toBe('field_required');
});

test('the machine sees each queue once with how many wait', () => {
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.takeNumber({ panelGid: 'room101' });
  const { data } = hospital.read(composeQueueSizes('demo', 'hall', hospital.now));
  expect(data.map(({ name, waiting, lastNumber, open }) => [name, waiting, lastNumber, open])).toEqual([
    ['101 診', 1, 1, true],
    ['103 診', 0, 0, true],
    ['批價', 1, 1001, true],
  ]);
});

test('a room is chosen by the doctor who sees its patients', () => {
  hospital.push({ room: 'R101', serialNumber: 9, doctor: '林志明' });
  const { data } = hospital.read(composeQueueSizes('demo', 'hall', hospital.now));
  expect(data.find(({ name }) => name === '101 診')).toMatchObject({
    doctorName: '林志明',
    departmentName: '家庭醫學科',
  });
  expect(data.find(({ name }) => name === '批價')).not.toHaveProperty('doctorName');
});

test('a queue that has given out all its numbers is full at the machine, and takes nobody', () => {
  hospital.change('group', 'billing', {
    name: '批價',
    startingNumber: 1001,
    maximumCalls: 2,
    members: ['desk1', 'desk2'],
  });
  const billing = () => {
    const { data, serverTime } = hospital.read(composeQueueSizes('demo', 'cashiers', hospital.now));
    expect(serverTime).toBe(hospital.now);
    return data[0];
  };
  hospital.takeNumber({ groupGid: 'billing' });
  expect(billing()).toMatchObject({ open: true });
  expect(billing()).not.toHaveProperty('full');
  hospital.takeNumber({ groupGid: 'billing' });
  expect(billing()).toMatchObject({ open: false, full: true, paused: false });
  expect(refusalOf(() => hospital.takeNumber({ groupGid: 'billing' }))).toBe('maximum_call_limit');
});

test('the ticket page follows the ticket and holds no name', () => {
  hospital.takeNumber({ groupGid: 'billing' });
  const { ticketKey } = hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk1', { kind: 'next' });
  expect(view(ticketKey)).toMatchObject({
    number: 1002,
    status: 'onCall',
    queueName: '批價',
    ahead: 0,
    currentNumbers: [{ counterName: '1 號櫃檯', number: 1001 }],
    expired: false,
  });
  expect(view(ticketKey).counterName).toBeUndefined();
  hospital.act('desk1', { kind: 'next' });
  expect(view(ticketKey)).toMatchObject({ status: 'called', counterName: '1 號櫃檯', calledAt: hospital.now });
  hospital.now = atHour(33);
  expect(view(ticketKey).expired).toBe(true);
  expect(refusalOf(() => view('no-such-key-no-such-key'))).toBe('ticket_not_found');
});

test('a patient who waits again, or has stepped out of the line, is not told that they were called', () => {
  const { ticketKey } = hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  hospital.act('desk1', { kind: 'next' });
  hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2' });
  expect(view(ticketKey)).toMatchObject({ status: 'onCall', counterName: '2 號櫃檯' });
  expect(view(ticketKey).calledAt).toBeUndefined();
  hospital.act('desk2', { kind: 'next' }, 'nurse2');
  hospital.act('desk2', { kind: 'pass' }, 'nurse2');
  expect(view(ticketKey)).toMatchObject({ status: 'passed', calledAt: hospital.now });
  hospital.act('desk2', { kind: 'back', number: 1001 }, 'nurse2');
  expect(view(ticketKey).calledAt).toBeUndefined();
  hospital.act('desk2', { kind: 'away', number: 1001 }, 'nurse2');
  expect(view(ticketKey)).toMatchObject({ status: 'temporarilyAway' });
  expect(view(ticketKey).calledAt).toBeUndefined();
});

test("a clinic's ticket ends with its session, unless its patient is being called", () => {
  const [called, waiting] = [1, 2].map(() => hospital.takeNumber({ panelGid: 'room101' }).ticketKey);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'autoLogOut' });
  hospital.now = atHour(14);
  expect(view(waiting!).expired).toBe(true);
  expect(view(called!)).toMatchObject({ status: 'called', expired: false });
});

test('people who come together take numbers that follow one another, all or none', () => {
  const take = (count: number) =>
    hospital
      .run((context) =>
        takeNumbers({ organisationGid: 'demo', devicePanelGid: 'cashiers', source: 'ticketMachine', count }, context),
      )
      .data.map(({ number }) => number);
  expect(take(3)).toEqual([1001, 1002, 1003]);
  hospital.change('group', 'billing', { name: '批價', startingNumber: 9998, members: ['desk1', 'desk2'] });
  hospital.now = atHour(33);
  expect(refusalOf(() => take(3))).toBe('maximum_call_limit');
  expect(take(2)).toEqual([9998, 9999]);
});

test('the machine knows at which queues the issuing is paused', () => {
  const state = () => hospital.read(composeIssuingState('demo', 'cashiers', hospital.now));
  hospital.act('desk1', { kind: 'logIn' });
  expect(state()).toEqual({ paused: false, data: [{ groupGid: 'billing', name: '批價', paused: false }] });
  hospital.act('desk1', { kind: 'pauseIssuing' });
  expect(state()).toMatchObject({ paused: true });
  const { data } = hospital.read(composeQueueSizes('demo', 'cashiers', hospital.now));
  expect(data[0]).toMatchObject({ open: false, paused: true });
  const hall = hospital.read(composeIssuingState('demo', 'hall', hospital.now));
  expect([hall.paused, hall.data.map(({ name, paused }) => [name, paused])]).toEqual([
    false,
    [
      ['101 診', false],
      ['103 診', false],
      ['批價', true],
    ],
  ]);
});
