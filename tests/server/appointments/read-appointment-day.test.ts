import { afterEach, beforeEach, expect, test } from 'vitest';
import { cancelAppointment } from '#server/appointments/cancel-appointment.ts';
import { createByHand } from '#server/appointments/create-by-hand.ts';
import type { DayQuery } from '#server/appointments/day-visits.ts';
import { listAppointments } from '#server/appointments/list-appointments.ts';
import { listDayVisits, type VisitQuery } from '#server/appointments/list-day-visits.ts';
import { lookups } from '#server/appointments/lookups.ts';
import { readAppointmentDay } from '#server/appointments/read-appointment-day.ts';
import { readAppointmentHistory } from '#server/appointments/read-appointment-history.ts';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';
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

const organisationGid = 'demo';
const day = (query: DayQuery = {}) => hospital.read(readAppointmentDay(organisationGid, query, hospital.now));
const history = (gid: string) => hospital.read(readAppointmentHistory(organisationGid, gid));
const push = (item: object) => hospital.push(item).data[0]!.gid;
const list = (query: object) =>
  hospital
    .read(listAppointments(organisationGid, { page: 1, limit: 10, order: 'asc', ...query }, hospital.now))
    .data.map(({ serialNumber }) => serialNumber);
const visits = (query: Partial<VisitQuery> = {}) =>
  hospital.read(
    listDayVisits(organisationGid, { page: 1, limit: 10, sort: 'serialNumber', order: 'asc', ...query }, hospital.now),
  );
const numbers = (query: Partial<VisitQuery> = {}) =>
  visits(query).data.map(({ appointment, walkIn }) => appointment?.serialNumber ?? `w${walkIn?.number}`);
const byHand = (item: object) =>
  hospital.run((context) =>
    createByHand(
      {
        organisationGid,
        body: {
          appointmentId: 'H1',
          department: '家庭醫學科',
          room: 'R103',
          inspectionDay: today,
          shift: 'morning',
          serialNumber: 8,
          name: '李大同',
          ...item,
        },
      },
      context,
    ),
  );

test('a day is counted by state, special list and tag, and says by what it can be narrowed', () => {
  push({ serialNumber: 1, doctor: '林志明', tags: ['輪椅'] });
  push({ serialNumber: 2, doctor: '林志明', tags: ['輪椅', '初診'] });
  push({ serialNumber: 3, doctor: '陳怡君', department: '內科' });
  push({ serialNumber: 4, room: 'R103', shift: 'afternoon' });
  push({ serialNumber: 5, inspectionDay: '2026-11-22', doctor: '明天' });
  const gid = push({ serialNumber: 6, doctor: '林志明' });
  hospital.run((context) => cancelAppointment({ organisationGid, gid }, context));
  for (const patient of ['P1', 'P2']) hospital.checkIn(patient);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  const all = day();
  expect(all).toMatchObject({ inspectionDay: today, today, total: 5, rooms: ['R101', 'R103'] });
  expect(all.states).toEqual({
    notCheckedIn: 2,
    checkedIn: 2,
    lateArrival: 0,
    consulting: 0,
    completed: 0,
    expired: 0,
    canceled: 1,
  });
  expect(all.lists).toMatchObject({ passed: 1, completed: 0 });
  expect(all.tags).toEqual([
    { tag: '輪椅', count: 2 },
    { tag: '初診', count: 1 },
  ]);
  expect([...all.doctors].sort()).toEqual(['林志明', '陳怡君'].sort());
  const narrowed = day({ doctor: '林志明', shift: 'morning', room: 'R101', source: 'clinics' });
  expect(narrowed).toMatchObject({ total: 3, states: { checkedIn: 2, canceled: 1 }, rooms: ['R101', 'R103'] });
  expect(day({ inspectionDay: '2026-11-22' })).toMatchObject({ total: 1, today, doctors: ['明天'] });
});

test('numbers without an appointment stand in the day’s lists by their state, without a name, and are counted with them', () => {
  push({ serialNumber: 1, tags: ['輪椅'] });
  push({ serialNumber: 2 });
  hospital.checkIn('P1');
  const taken = [hospital.takeNumber({ panelGid: 'room101' }), hospital.takeNumber({ panelGid: 'room101' })];
  expect(taken).toMatchObject([{ number: 3 }, { number: 4 }]);
  hospital.act('room101', { kind: 'logIn' });
  hospital.issue('room101', { extra: true });
  hospital.takeNumber({ groupGid: 'billing' });
  expect(numbers()).toEqual([1, 2, 'w3', 'w4', 'w5', 'w1001']);
  expect(day()).toMatchObject({
    total: 6,
    states: { notCheckedIn: 1, checkedIn: 5, consulting: 0 },
    rooms: ['R101'],
  });
  hospital.act('room101', { kind: 'number', number: 3 });
  hospital.act('room101', { kind: 'pass' });
  hospital.act('room101', { kind: 'number', number: 4 });
  const { states, lists } = day();
  expect([states.checkedIn, states.consulting, lists.passed]).toEqual([4, 1, 1]);
  expect(numbers({ patientState: 'checkedIn' })).toEqual([1, 'w3', 'w5', 'w1001']);
  expect(numbers({ patientState: 'consulting' })).toEqual(['w4']);
  expect(numbers({ status: 'passed' })).toEqual(['w3']);
  hospital.act('room101', { kind: 'completed' });
  expect(numbers({ patientState: 'completed' })).toEqual(['w4']);
  expect(day().lists.completed).toBe(1);
  expect(visits({ status: 'completed' }).data).toEqual([
    {
      walkIn: {
        gid: expect.any(String),
        number: 4,
        width: 3,
        place: '101 診',
        room: 'R101',
        doctor: '林志明',
        shift: 'morning',
        source: 'ticketMachine',
        status: 'completed',
        patientState: 'completed',
        issuedAt: hospital.now,
        calledAt: hospital.now,
      },
    },
  ]);
  expect(visits({ room: 'R101', sort: 'name', order: 'desc' }).data.at(-1)).toMatchObject({
    walkIn: { source: 'ticketMachine' },
  });
});

test('a day’s list has pages; a source, a tag and a search find appointments alone', () => {
  push({ serialNumber: 1, tags: ['輪椅'] });
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.takeNumber({ groupGid: 'billing' });
  expect(visits({ limit: 2 }).paging).toEqual({ page: 1, totalPage: 2, count: 3, limit: 2 });
  expect(numbers({ limit: 2, page: 2 })).toEqual(['w1001']);
  expect(numbers({ order: 'desc' })).toEqual(['w1001', 'w2', 1]);
  expect(numbers({ room: 'R101' })).toEqual([1, 'w2']);
  expect(numbers({ shift: 'day' })).toEqual(['w1001']);
  expect(numbers({ doctor: '林志明' })).toEqual(['w2']);
  expect(numbers({ source: 'clinics' })).toEqual([1]);
  expect(numbers({ tag: '輪椅' })).toEqual([1]);
  expect(numbers({ search: '王' })).toEqual([1]);
  expect(numbers({ inspectionDay: '2026-11-20' })).toEqual([]);
});

test('visits that are alike in what a list is sorted by stand by session, number and room', () => {
  const items = [
    { room: 'R103', shift: 'evening', serialNumber: 1 },
    { room: 'R103', shift: 'morning', serialNumber: 2 },
    { room: 'R103', shift: 'morning', serialNumber: 1 },
    { room: 'R101', shift: 'afternoon', serialNumber: 1 },
    { room: 'R101', shift: 'morning', serialNumber: 1 },
  ];
  for (const item of items) push(item);
  const listed = (sort: VisitQuery['sort'], order: VisitQuery['order'] = 'asc') =>
    visits({ sort, order }).data.map(({ appointment }) => {
      const { serialNumber, shift, room } = appointment!;
      return `${room} ${shift} ${serialNumber}`;
    });
  const byNumber = ['R101 morning 1', 'R103 morning 1', 'R101 afternoon 1', 'R103 evening 1', 'R103 morning 2'];
  expect(listed('serialNumber')).toEqual(byNumber);
  expect(listed('serialNumber', 'desc')).toEqual(byNumber.toReversed());
  expect(listed('room')).toEqual([
    'R101 morning 1',
    'R101 afternoon 1',
    'R103 morning 1',
    'R103 morning 2',
    'R103 evening 1',
  ]);
});

test('lists are narrowed by day, room, department, doctor and source, and by a tag', () => {
  push({ serialNumber: 1, doctor: '林志明', tags: ['輪椅'] });
  push({ serialNumber: 2, department: '內科' });
  push({ serialNumber: 3, inspectionDay: '2026-11-22', room: 'R103' });
  byHand({});
  expect(list({ inspectionDay: today })).toEqual([1, 2, 8]);
  expect(list({ room: 'R103' })).toEqual([3, 8]);
  expect(list({ department: '內科' })).toEqual([2]);
  expect(list({ doctor: '林志明' })).toEqual([1]);
  expect(list({ source: 'desk' })).toEqual([8]);
  const tagged = hospital.read(lookups.tag(organisationGid, '輪椅'));
  const found = listAppointments(organisationGid, { page: 1, limit: 10, order: 'asc' }, hospital.now, [tagged]);
  expect(hospital.read(found).data.map(({ serialNumber }) => serialNumber)).toEqual([1]);
});

test('the history of an appointment holds its tickets with who did what where, and its changes by name', () => {
  const gid = push({ serialNumber: 3 });
  hospital.checkIn('P1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  const { tickets, changes } = history(gid);
  expect(tickets).toMatchObject([
    {
      number: 3,
      status: 'called',
      events: [
        { kind: 'issued' },
        { kind: 'checkedIn' },
        { kind: 'called', panelName: '101 診', staffName: '護理師1' },
      ],
    },
  ]);
  expect(changes.map(({ action }) => action)).toEqual(['checkedIn', 'created']);
  expect(refusalOf(() => history('nobody'))).toBe('not_found');
});

test('an appointment entered by hand has its number at once where the room reserves it', () => {
  expect(byHand({})).toMatchObject({ source: 'desk', status: 'registering', serialNumber: 8 });
  expect(refusalOf(() => byHand({}))).toBe('appointment_duplicate');
  expect(refusalOf(() => byHand({ appointmentId: 'H2' }))).toBe('serial_number_taken');
  expect(refusalOf(() => byHand({ appointmentId: 'H2', room: 'R999' }))).toBe('room_not_found');
  expect(refusalOf(() => byHand({ appointmentId: 'H2', inspectionDay: '2026-11-20' }))).toBe('appointment_past');
});

test('neither hospital system changes what was entered by hand', () => {
  byHand({});
  const change = (branch: 'clinics' | 'radiology') =>
    hospital.run((context) =>
      updateAppointments({ organisationGid, items: [{ appointmentId: 'H1', doctor: '陳怡君' }], branch }, context),
    );
  expect(refusalOf(() => change('clinics'))).toBe('appointment_not_found');
  expect(refusalOf(() => change('radiology'))).toBe('appointment_not_found');
});
