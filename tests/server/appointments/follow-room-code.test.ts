/** A clinic's room code is given to another panel: another screen, or another room for the day. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRecords } from '#server/families/create.ts';
import { updateRecords } from '#server/families/update.ts';
import '#server/family-hooks.ts';
import { dayMs } from '#server/ground/durations.ts';
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

const ofPanels = { family: 'panel', organisationGid: 'demo', parentGid: '' } as const;
const change = (gid: string, body: Record<string, unknown>) =>
  hospital.run((context) => updateRecords({ ...ofPanels, items: [{ gid, body }] }, context));
const tomorrow = new Date(atHour(9) + dayMs).toISOString().slice(0, 10);
const next = (panelGid: string) => hospital.act(panelGid, { kind: 'next' }).current?.number;

test('the patients who are expected are called where the code leads now', () => {
  hospital.push({ serialNumber: 7, patientId: 'P' }, { serialNumber: 8, patientId: 'Q', inspectionDay: tomorrow });
  change('room101', { roomCode: null });
  hospital.run((context) =>
    createRecords(
      {
        ...ofPanels,
        variant: 'defaultPanel',
        items: [{ body: { name: '111 診', roomCode: 'r101', callingMode: 1 } }],
      },
      context,
    ),
  );
  const [{ gid } = { gid: '' }] = hospital.rows<{ gid: string }>(
    `SELECT gid FROM document WHERE family = 'panel' AND body LIKE '%111 診%'`,
  );
  hospital.checkIn('P');
  hospital.act(gid, { kind: 'logIn' });
  expect(next(gid)).toBe(7);
  hospital.now = atHour(9) + dayMs;
  hospital.checkIn('Q');
  hospital.act(gid, { kind: 'logIn' });
  expect(next(gid)).toBe(8);
});

test('reserved numbers are of the new room alone, also today', () => {
  hospital.push({ room: 'R103', serialNumber: 5 }, { room: 'R103', serialNumber: 6, inspectionDay: tomorrow });
  change('room103', { roomCode: null });
  change('room101', { roomCode: 'R103', callingMode: 2 });
  for (const room of ['room103', 'room101']) hospital.act(room, { kind: 'logIn' });
  expect(refusalOf(() => next('room103'))).toBe('no_waiting_patient');
  expect(next('room101')).toBe(5);
});

test('who has checked in waits on with the number in hand', () => {
  hospital.push({ serialNumber: 7, patientId: 'P' }, { serialNumber: 8, patientId: 'Q' });
  hospital.checkIn('P');
  change('room101', { roomCode: null });
  change('room103', { roomCode: 'R101', callingMode: 1 });
  hospital.checkIn('Q');
  for (const room of ['room101', 'room103']) hospital.act(room, { kind: 'logIn' });
  expect([next('room101'), next('room103')]).toEqual([7, 8]);
});

test('a session in which the other room has patients of its own stays apart: their numbers would be alike', () => {
  hospital.push({ serialNumber: 7, patientId: 'P' }, { room: 'R103', serialNumber: 7 });
  hospital.push({ serialNumber: 8, patientId: 'Q', inspectionDay: tomorrow });
  change('room101', { roomCode: null });
  change('room103', { roomCode: 'R101' });
  hospital.checkIn('P');
  hospital.act('room101', { kind: 'logIn' });
  expect(next('room101')).toBe(7);
  hospital.now = atHour(9) + dayMs;
  hospital.act('room103', { kind: 'logIn' });
  expect(next('room103')).toBe(8);
});
