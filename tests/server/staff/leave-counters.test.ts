/** A member of staff who sits at a counter loses it: the account ends, or their rooms are others. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeRecords } from '#server/families/remove.ts';
import { updateRecords } from '#server/families/update.ts';
import '#server/family-hooks.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.setOrganisation({ queuePolicy: { counterAtMachine: true } });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const ofStaff = { family: 'staff', organisationGid: 'demo', parentGid: '' } as const;
const change = (body: Record<string, unknown>) =>
  hospital.run((context) => updateRecords({ ...ofStaff, items: [{ gid: 'nurse2', body }] }, context));

test.each<[string, () => unknown]>([
  ['is disabled', () => change({ enabled: false })],
  ['may serve other panels alone', () => change({ panels: ['desk1'] })],
  ['is removed', () => hospital.run((context) => removeRecords({ ...ofStaff, gids: ['nurse2'] }, context))],
])('who chose the counter of somebody who %s is called by any other', (_, lose) => {
  const { number } = hospital.takeNumber({ groupGid: 'billing', counterGid: 'desk2' });
  lose();
  expect(hospital.look('desk2').service).toBe('unlogin');
  expect(hospital.act('desk1', { kind: 'next' }).current?.number).toBe(number);
});

test('the desk learns that the counter was taken away, not that nobody pressed anything', () => {
  change({ enabled: false });
  expect(hospital.look('desk2')).toMatchObject({ leftAutomatically: true, takenAway: true });
});

test('their patient stays called, for the next who takes the counter', () => {
  const { number } = hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk2', { kind: 'next' }, 'nurse2');
  change({ enabled: false });
  hospital.act('desk1', { kind: 'logOut' });
  expect(hospital.act('desk2', { kind: 'logIn' }).current?.number).toBe(number);
});

test('who keeps the panel stays there, whatever else changes', () => {
  change({ name: '王護理師', panels: ['desk2', 'room101'] });
  expect(hospital.look('desk2').service).toBe('serving');
});
