import { afterEach, beforeEach, expect, test } from 'vitest';
import { composeClinicInfo } from '#server/kiosk/clinic-info.ts';
import { composeTicketView } from '#server/ticket-machine/ticket-view.ts';
import { composePanelView } from '#server/views/panel-view.ts';
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

/** Room 101 at 13:30 with one patient called and two waiting since the morning, one taken a number in the afternoon. */
function overrunMorning(): string[] {
  const keys = [1, 2, 3].map(() => hospital.takeNumber({ panelGid: 'room101' }).ticketKey);
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.now = atHour(13.5);
  hospital.takeNumber({ panelGid: 'room101' });
  return keys;
}

const calledAt = (panelGid: string) => {
  const { session, current } = hospital.act(panelGid, { kind: 'next' });
  return [session, current?.number];
};

test('a room goes on with the patients of the morning, and then with those of the afternoon', () => {
  overrunMorning();
  expect([calledAt('room101'), calledAt('room101')]).toEqual([
    ['morning', 2],
    ['morning', 3],
  ]);
  expect(calledAt('room101')).toEqual(['afternoon', 1]);
  expect(refusalOf(() => hospital.act('room101', { kind: 'next' }))).toBe('no_waiting_patient');
});

test('the screen, the kiosk and the ticket page show the session that is served', () => {
  const [, second] = overrunMorning();
  const { view } = hospital.read(composePanelView('demo', 'room101', hospital.now));
  expect(view).toMatchObject({ session: 'morning', counter: { current: '001', waitingCount: 2 } });
  expect(hospital.read(composeClinicInfo('demo', 'room101', hospital.now)).data[0]).toMatchObject({ waiting: 2 });
  expect(hospital.read(composeTicketView(second!, hospital.now))).toMatchObject({ ahead: 0, expired: false });
});

test('staff see how many wait in each session that has begun', () => {
  overrunMorning();
  expect(hospital.act('room101', { kind: 'recall' }).sessions).toEqual([
    { session: 'morning', waiting: 2 },
    { session: 'afternoon', waiting: 1 },
  ]);
});

test('whoever comes back to their own counter finds it as it was; who logs in anew begins the present session', () => {
  overrunMorning();
  expect(hospital.act('room101', { kind: 'logIn' }).session).toBe('morning');
  expect(hospital.act('room101', { kind: 'logIn', takeOver: true }, 'nurse2').session).toBe('afternoon');
});

test('a session that is not finished can be chosen again, one to come or of another kind cannot', () => {
  overrunMorning();
  expect(hospital.act('room101', { kind: 'logIn', session: 'afternoon' }).session).toBe('afternoon');
  expect(hospital.act('room101', { kind: 'logIn', session: 'morning' }).session).toBe('morning');
  const choose = (panelGid: string, session: 'evening' | 'day' | 'morning') =>
    refusalOf(() => hospital.act(panelGid, { kind: 'logIn', session }));
  expect(choose('room101', 'evening')).toBe('session_not_begun');
  expect(choose('room101', 'day')).toBe('session_not_here');
  expect(choose('desk1', 'morning')).toBe('session_not_here');
});

test('the next day begins with itself, whoever still waited', () => {
  overrunMorning();
  hospital.now = atHour(33);
  expect(hospital.act('room101', { kind: 'pause' })).toMatchObject({ session: 'morning', waiting: [] });
});

test('where no list is kept the numbers go on until somebody logs in anew', () => {
  hospital.act('room102', { kind: 'logIn' });
  hospital.act('room102', { kind: 'next' });
  hospital.now = atHour(13.5);
  expect(calledAt('room102')).toEqual(['morning', 2]);
  hospital.act('room102', { kind: 'logOut' });
  expect(hospital.act('room102', { kind: 'logIn' }).session).toBe('afternoon');
  expect(calledAt('room102')).toEqual(['afternoon', 1]);
});

test('nobody at the counter: the present session is shown', () => {
  overrunMorning();
  expect(hospital.act('room101', { kind: 'logOut' })).toMatchObject({ session: 'afternoon', waiting: [{ number: 1 }] });
});
