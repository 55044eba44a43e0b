/** A panel is switched off while somebody is signed in at its counter. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updateRecords } from '#server/families/update.ts';
import '#server/family-hooks.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';
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

const switchOff = (gid: string) =>
  hospital.run((context) =>
    updateRecords({ family: 'panel', organisationGid: 'demo', items: [{ gid, body: { status: 'disable' } }] }, context),
  );

test('a patient who chose its counter, or was sent to it, is called by the others instead of waiting for nobody', () => {
  const { number } = hospital.takeNumber({ groupGid: 'billing', counterGid: 'desk2' });
  const sent = hospital.takeNumber({ groupGid: 'billing' }).number;
  hospital.act('desk1', { kind: 'next' });
  hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2' });
  expect(refusalOf(() => hospital.act('desk1', { kind: 'next' }))).toBe('no_waiting_patient');
  switchOff('desk2');
  const called = [1, 2].map(() => hospital.act('desk1', { kind: 'next' }).current?.number);
  expect(called.toSorted()).toEqual([number, sent].toSorted());
  expect(hospital.look('desk2')).toMatchObject({ leftAutomatically: true, takenAway: true });
});

test('the patient who is called there is not left: who serves them says at signing off what becomes of them', () => {
  const { number } = hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk2', { kind: 'next' }, 'nurse2');
  switchOff('desk2');
  hospital.act('desk2', { kind: 'logOut', patient: 'back' }, 'nurse2');
  expect(hospital.act('desk1', { kind: 'next' }).current?.number).toBe(number);
});
