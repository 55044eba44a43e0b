/** When a counter logs out by itself, and what its desk shows of it afterwards. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runDailyReset } from '#server/scheduler/run-daily-reset.ts';
import { type Hospital, openHospital, today } from './hospital.ts';

const minute = 60_000;
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

test('a patient who is sent to a counter is no sign that somebody is there', () => {
  hospital.setOrganisation({ autoLogoutMinutes: 5 });
  hospital.takeNumber({ groupGid: 'billing' });
  const { autoLogoutAt } = hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
  expect(autoLogoutAt).toBe(hospital.now + 5 * minute);
  hospital.now += minute;
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk1', { kind: 'transfer', toPanelGid: 'desk2', number: 1001 });
  expect(hospital.look('desk2')).toMatchObject({ nextNumber: 1001, autoLogoutAt });
});

test('where nothing is counted down no counter logs out by itself', () => {
  hospital.setOrganisation({ autoLogoutMinutes: 0 });
  expect(hospital.act('desk1', { kind: 'logIn' })).not.toHaveProperty('autoLogoutAt');
});

test('a desk that was left shows whether it was left by hand, by itself, or because the day ended', () => {
  const left = () => {
    const { leftAutomatically, dayEnded, takenAway } = hospital.look('desk1');
    return { leftAutomatically, dayEnded, takenAway };
  };
  const logIn = () => hospital.act('desk1', { kind: 'logIn' });
  expect(left(), 'nobody was there yet').toEqual({});
  logIn();
  hospital.act('desk1', { kind: 'logOut' });
  expect(left()).toEqual({});
  logIn();
  hospital.act('desk1', { kind: 'autoLogOut' });
  expect(left()).toEqual({ leftAutomatically: true });
  hospital.now += minute;
  logIn();
  hospital.run((context) => runDailyReset({ organisationGid: 'demo', businessDate: today }, context));
  expect(left()).toEqual({ leftAutomatically: true, dayEnded: true });
});
