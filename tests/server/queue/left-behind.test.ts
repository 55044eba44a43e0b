/** Numbers that a room reserved, after the room or the session has changed: nobody is called where they stood. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRecords } from '#server/families/create.ts';
import { removeRecords } from '#server/families/remove.ts';
import { updateRecords } from '#server/families/update.ts';
import '#server/family-hooks.ts';
import { dayMs } from '#server/ground/durations.ts';
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

const ofGroups = { family: 'group', organisationGid: 'demo', parentGid: '' } as const;
const form = (members: readonly string[]) => {
  const items = [{ body: { name: '家醫科', panelMode: 0, members } }];
  return hospital.run((context) => createRecords({ ...ofGroups, items }, context))[0]!.gid as string;
};
const dissolve = (gid: string) => hospital.run((context) => removeRecords({ ...ofGroups, gids: [gid] }, context));
const waiting = (panelGid: string) => hospital.look(panelGid).waiting.map(({ number, status }) => [number, status]);
const numbersOf = (status: string) =>
  hospital.rows<{ number: number }>('SELECT number FROM ticket WHERE status = ?', status).map(({ number }) => number);

test('reserved numbers come along when their room joins a group, however long ago they were made', () => {
  hospital.push({ room: 'R103', serialNumber: 5 }, { room: 'R103', serialNumber: 6 });
  hospital.now = atHour(9.5);
  form(['room103']);
  hospital.act('room103', { kind: 'logIn' });
  expect(hospital.act('room103', { kind: 'next' }).current?.number).toBe(5);
  expect(waiting('room103')).toEqual([[6, 'registering']]);
  expect(numbersOf('canceled'), 'each stands once').toEqual([5, 6]);
});

test('who checks in before anybody used the group of a room that has joined one stands in its line', () => {
  hospital.push({ room: 'R103', serialNumber: 5, patientId: 'P' });
  form(['room103']);
  expect(hospital.checkIn('P').data[0]).toMatchObject({ outcome: 'checkedIn', number: 5 });
  hospital.act('room103', { kind: 'logIn' });
  expect(waiting('room103')).toEqual([[5, 'awaiting']]);
});

test('reserved numbers go back with a room that leaves its group, and who checks in is sent to the room', () => {
  const group = form(['room101', 'room103']);
  const change = (members: readonly string[]) =>
    hospital.run((context) => updateRecords({ ...ofGroups, items: [{ gid: group, body: { members } }] }, context));
  hospital.push({ room: 'R103', serialNumber: 5, patientId: 'P' }, { room: 'R103', serialNumber: 6 });
  change(['room101']);
  expect(hospital.checkIn('P').data[0]).toMatchObject({ outcome: 'checkedIn', number: 5, counterName: '103 診' });
  hospital.act('room103', { kind: 'logIn' });
  hospital.act('room103', { kind: 'next' });
  expect(hospital.act('room103', { kind: 'next' }).current?.number).toBe(6);
});

test('a group calls nobody who has a reserved number for a room that has left it, today or later', () => {
  const group = form(['room101', 'room103']);
  const tomorrow = new Date(hospital.now + dayMs).toISOString().slice(0, 10);
  hospital.push({ room: 'R103', serialNumber: 5 }, { room: 'R103', serialNumber: 6, inspectionDay: tomorrow });
  hospital.run((context) =>
    updateRecords({ ...ofGroups, items: [{ gid: group, body: { members: ['room101'] } }] }, context),
  );
  for (const number of [5, 6]) {
    hospital.act('room101', { kind: 'logIn' });
    expect(refusalOf(() => hospital.act('room101', { kind: 'next' }))).toBe('no_waiting_patient');
    hospital.act('room101', { kind: 'logOut' });
    hospital.act('room103', { kind: 'logIn' });
    expect(hospital.act('room103', { kind: 'next' }).current?.number).toBe(number);
    hospital.act('room103', { kind: 'logOut' });
    hospital.now += dayMs;
  }
});

test('a group keeps the numbers that it has reserved for the rooms that stay', () => {
  hospital.add('panel', 'room104', {
    type: 'defaultPanel',
    settings: {},
    name: '104 診',
    roomCode: 'R104',
    callingMode: 2,
  });
  const group = form(['room103', 'room104']);
  hospital.push({ room: 'R103', serialNumber: 5 }, { room: 'R104', serialNumber: 6 });
  hospital.run((context) =>
    updateRecords({ ...ofGroups, items: [{ gid: group, body: { members: ['room104'] } }] }, context),
  );
  const kept = hospital.rows(`SELECT number, status FROM ticket WHERE queue_gid LIKE '${group}.%' ORDER BY number`);
  expect(kept).toEqual([
    { number: 5, status: 'canceled' },
    { number: 6, status: 'registering' },
  ]);
});

test('a group is dissolved while numbers are reserved in it, but not once one of their patients has come', () => {
  hospital.now = atHour(9) - 3 * 24 * 60 * 60 * 1000;
  const group = form(['room103']);
  hospital.push({ room: 'R103', serialNumber: 5, patientId: 'P' });
  hospital.now = atHour(9);
  hospital.checkIn('P');
  expect(
    refusalOf(() => dissolve(group)),
    'the number was made days ago',
  ).toBe('panel_has_patients');
  hospital.act('room103', { kind: 'logIn' });
  hospital.act('room103', { kind: 'next' });
  hospital.act('room103', { kind: 'logOut', patient: 'completed' });
  hospital.push({ room: 'R103', serialNumber: 6 });
  dissolve(group);
  hospital.act('room103', { kind: 'logIn' });
  expect(hospital.act('room103', { kind: 'next' }).current?.number).toBe(6);
});

test('a visit at any time of the day that the morning left is called in the afternoon, by its own number', () => {
  const shift = 'day';
  hospital.push({ room: 'R103', serialNumber: 5, shift, patientId: 'P' }, { room: 'R103', serialNumber: 6, shift });
  hospital.act('room103', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logOut' });
  hospital.now = atHour(14);
  expect(hospital.checkIn('P').data[0]).toMatchObject({ outcome: 'checkedIn', number: 5, shift: 'afternoon' });
  hospital.act('room103', { kind: 'logIn' });
  expect(waiting('room103')).toEqual([
    [5, 'awaiting'],
    [6, 'registering'],
  ]);
});

test('a room that still finishes the morning keeps its visits at any time of the day there', () => {
  const shift = 'day';
  hospital.push({ room: 'R103', serialNumber: 5, shift, patientId: 'P' }, { room: 'R103', serialNumber: 6 });
  hospital.act('room103', { kind: 'logIn' });
  hospital.now = atHour(14);
  hospital.checkIn('P');
  expect(waiting('room103')).toEqual([
    [5, 'awaiting'],
    [6, 'registering'],
  ]);
  expect(hospital.act('room103', { kind: 'next' }).current?.number).toBe(5);
});

test('who goes back to the morning finds no visit there that has gone on to the afternoon', () => {
  hospital.push({ room: 'R103', serialNumber: 5, shift: 'day' }, { room: 'R103', serialNumber: 6 });
  hospital.act('room103', { kind: 'logIn' });
  hospital.act('room103', { kind: 'logOut' });
  hospital.now = atHour(14);
  hospital.act('room103', { kind: 'logIn' });
  expect(waiting('room103')).toEqual([[5, 'registering']]);
  hospital.act('room103', { kind: 'logOut' });
  hospital.act('room103', { kind: 'logIn', session: 'morning' });
  expect(hospital.act('room103', { kind: 'next' }).current?.number).toBe(6);
});

test('a room does not join a group while somebody is to come back into its line', () => {
  hospital.push({ room: 'R101', serialNumber: 5, patientId: 'P' });
  hospital.checkIn('P');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'away' });
  hospital.act('room101', { kind: 'logOut' });
  expect(refusalOf(() => form(['room101']))).toBe('panel_has_patients');
  expect(hospital.checkIn('P').data[0]).toMatchObject({ outcome: 'back' });
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'examination' });
  hospital.act('room101', { kind: 'logOut' });
  expect(refusalOf(() => form(['room101']))).toBe('panel_has_patients');
});

test('who was passed before their room joined a group reports back into the line of the group', () => {
  hospital.push({ room: 'R101', serialNumber: 5, patientId: 'P' });
  hospital.checkIn('P');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  hospital.act('room101', { kind: 'logOut' });
  const group = form(['room101']);
  expect(hospital.checkIn('P').data[0]).toMatchObject({ outcome: 'rejoined', number: 5 });
  hospital.act('room101', { kind: 'logIn' });
  expect(waiting('room101')).toEqual([[5, 'awaiting']]);
  expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(5);
  hospital.act('room101', { kind: 'pass' });
  hospital.act('room101', { kind: 'logOut' });
  dissolve(group);
  expect(hospital.checkIn('P').data[0]).toMatchObject({ outcome: 'rejoined', number: 5 });
  hospital.act('room101', { kind: 'logIn' });
  expect(hospital.act('room101', { kind: 'next' }).current?.number).toBe(5);
});

test('a room that reserves numbers reserves none for a room of its group that asks patients to check in', () => {
  form(['room101', 'room103']);
  hospital.push({ room: 'R101', serialNumber: 5, patientId: 'P' }, { room: 'R103', serialNumber: 6 });
  hospital.act('room103', { kind: 'logIn' });
  expect(waiting('room103')).toEqual([[6, 'registering']]);
  expect(hospital.act('room103', { kind: 'next' }).current?.number).toBe(6);
  expect(refusalOf(() => hospital.act('room103', { kind: 'next' }))).toBe('no_waiting_patient');
  hospital.checkIn('P');
  expect(hospital.act('room103', { kind: 'next' }).current?.number).toBe(5);
});
