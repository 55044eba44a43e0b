/** Who was passed comes back to a room that has changed how it numbers. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRecords } from '#server/families/create.ts';
import { removeRecords } from '#server/families/remove.ts';
import { updateRecords } from '#server/families/update.ts';
import '#server/family-hooks.ts';
import { type Hospital, openHospital } from './hospital.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const change = (gid: string, body: Record<string, unknown>) =>
  hospital.run((context) =>
    updateRecords({ family: 'panel', organisationGid: 'demo', items: [{ gid, body }] }, context),
  );
const next = (panelGid: string) => hospital.act(panelGid, { kind: 'next' }).current?.number;

test.each([
  ['once its numbers last the day', 1, 3],
  ['once it numbers in each session', 3, 1],
])('and is called there %s', (_, before, after) => {
  change('room101', { callingMode: before });
  hospital.push({ serialNumber: 7, patientId: 'P' });
  hospital.checkIn('P');
  hospital.act('room101', { kind: 'logIn' });
  expect(next('room101')).toBe(7);
  hospital.act('room101', { kind: 'pass' });
  hospital.act('room101', { kind: 'logOut' });
  change('room101', { callingMode: after });
  hospital.act('room101', { kind: 'logIn' });
  expect(hospital.checkIn('P').data[0]).toMatchObject({ outcome: 'rejoined', number: 7 });
  expect(next('room101')).toBe(7);
});

test('and is called there, also whom another room had called for it meanwhile', () => {
  change('room101', { alsoCalls: ['room103'] });
  hospital.push({ room: 'R103', serialNumber: 5, patientId: 'P' });
  hospital.act('room101', { kind: 'logIn' });
  expect(next('room101')).toBe(5);
  change('room103', { callingMode: 3 });
  hospital.act('room101', { kind: 'pass' });
  hospital.checkIn('P');
  hospital.act('room103', { kind: 'logIn' });
  expect(next('room103')).toBe(5);
});

test('and is called there, where it has gone from one group to another', () => {
  const ofGroups = { family: 'group', organisationGid: 'demo', parentGid: '' } as const;
  const form = (name: string) => {
    const items = [{ body: { name, panelMode: 0, members: ['room101'] } }];
    return hospital.run((context) => createRecords({ ...ofGroups, items }, context))[0]!.gid as string;
  };
  const first = form('家醫科');
  hospital.push({ serialNumber: 7, patientId: 'P' });
  hospital.checkIn('P');
  hospital.act('room101', { kind: 'logIn' });
  expect(next('room101')).toBe(7);
  hospital.act('room101', { kind: 'pass' });
  hospital.act('room101', { kind: 'logOut' });
  hospital.run((context) => removeRecords({ ...ofGroups, gids: [first] }, context));
  form('內科');
  hospital.act('room101', { kind: 'logIn' });
  expect(hospital.checkIn('P').data[0]).toMatchObject({ outcome: 'rejoined', number: 7 });
  expect(next('room101')).toBe(7);
});
