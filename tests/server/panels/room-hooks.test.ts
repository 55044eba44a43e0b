/** A room gets another code: its door screen and those who are expected there stay its own. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateRecords } from '#server/families/update.ts';
import '#server/family-hooks.ts';
import { dayMs } from '#server/ground/durations.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.add('room', 'r101', { code: 'R101', name: '101 診', location: '1 樓' });
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const ofDemo = { organisationGid: 'demo', parentGid: '' } as const;
const change = (family: 'room' | 'panel', gid: string, body: Record<string, unknown>) =>
  hospital.run((context) => updateRecords({ ...ofDemo, family, items: [{ gid, body }] }, context));
const codeOf = (gid: string) =>
  hospital.rows<{ code: string }>(
    `SELECT json_extract(body, '$.roomCode') AS code FROM document WHERE gid = '${gid}'`,
  )[0]?.code;
const roomsOfAppointments = () =>
  hospital
    .rows<{ room: string }>(`SELECT json_extract(body, '$.room') AS room FROM appointment ORDER BY serial_number`)
    .map(({ room }) => room);
const tomorrow = new Date(atHour(9) + dayMs).toISOString().slice(0, 10);
const next = (panelGid: string) => hospital.act(panelGid, { kind: 'next' }).current?.number;

test('the panel of a room has its new code, and the appointments from today on too', () => {
  hospital.push({ serialNumber: 7, patientId: 'P' }, { serialNumber: 8, patientId: 'Q', inspectionDay: tomorrow });
  change('room', 'r101', { code: 'R105' });
  expect(codeOf('room101')).toBe('R105');
  expect(roomsOfAppointments()).toEqual(['R105', 'R105']);
  hospital.push({ serialNumber: 9, room: 'R105', patientId: 'R' });
  for (const patient of ['P', 'R']) hospital.checkIn(patient);
  hospital.act('room101', { kind: 'logIn' });
  expect([next('room101'), next('room101')]).toEqual([7, 9]);
});

test('two rooms change their codes by way of a third', () => {
  hospital.add('room', 'r102', { code: 'R102', name: '102 診' });
  change('room', 'r101', { code: 'X' });
  change('room', 'r102', { code: 'R101' });
  change('room', 'r101', { code: 'R102' });
  expect([codeOf('room101'), codeOf('room102')]).toEqual(['R102', 'R101']);
});

test('a panel that somebody has given the new code keeps it, and the other one its own', () => {
  change('panel', 'room103', { roomCode: 'R105' });
  change('room', 'r101', { code: 'R105' });
  expect([codeOf('room101'), codeOf('room103')]).toEqual(['R101', 'R105']);
});

test('another name of a room leaves its panel alone', () => {
  const version = () => hospital.rows(`SELECT version FROM document WHERE gid = 'room101'`);
  const before = version();
  change('room', 'r101', { name: '101 診間' });
  change('room', 'r101', { code: 'r101' });
  expect(version()).toEqual(before);
});
