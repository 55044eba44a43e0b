import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { QueuePolicy } from '#generated/shapes.ts';
import { composeClinicInfo } from '#server/kiosk/clinic-info.ts';
import { composePanelView } from '#server/views/panel-view.ts';
import { composeTicketView } from '#server/views/ticket-view.ts';
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
  const kiosk = () => hospital.read(composeClinicInfo('demo', 'room101', hospital.now)).data[0];
  expect(kiosk()).toMatchObject({ waiting: 2, current: 1, session: 'morning' });
  expect(hospital.read(composeTicketView(second!, hospital.now))).toMatchObject({ ahead: 0, expired: false });
  for (let call = 0; call < 3; call += 1) hospital.act('room101', { kind: 'next' });
  expect(kiosk()).toMatchObject({ waiting: 0, current: 1 });
  expect(kiosk()!.session).toBeUndefined();
});

test('a nurse who sits there since the morning finishes the afternoon too once the evening has begun', () => {
  hospital.act('room101', { kind: 'logIn' });
  hospital.now = atHour(16);
  const [, second] = [1, 2].map(() => hospital.takeNumber({ panelGid: 'room101' }).ticketKey);
  expect(calledAt('room101')).toEqual(['afternoon', 1]);
  hospital.now = atHour(18.5);
  const { ticketKey: evening } = hospital.takeNumber({ panelGid: 'room101' });
  const page = (key: string) => hospital.read(composeTicketView(key, hospital.now));
  expect([page(second!), page(evening)]).toMatchObject([
    { ahead: 0, status: 'onCall', expired: false },
    { ahead: 1, expired: false },
  ]);
  expect(calledAt('room101')).toEqual(['afternoon', 2]);
  expect(calledAt('room101')).toEqual(['evening', 1]);
});

test('a patient of the evening has both sessions before it ahead', () => {
  hospital.act('room101', { kind: 'logIn' });
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.now = atHour(14);
  for (let taken = 0; taken < 2; taken += 1) hospital.takeNumber({ panelGid: 'room101' });
  hospital.now = atHour(18.5);
  expect(hospital.takeNumber({ panelGid: 'room101' }).ahead).toBe(3);
  const called = [1, 2, 3, 4].map(() => calledAt('room101'));
  expect(called).toEqual([
    ['morning', 1],
    ['afternoon', 1],
    ['afternoon', 2],
    ['evening', 1],
  ]);
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
  hospital.takeNumber({ panelGid: 'room101' });
  hospital.now = atHour(37.5);
  expect(hospital.look('room101')).toMatchObject({ session: 'afternoon', waiting: [] });
});

test('a press that stops the numbers while the room goes on with the morning stops those of the afternoon', () => {
  overrunMorning();
  expect(hospital.act('room101', { kind: 'pauseIssuing' })).toMatchObject({ session: 'morning', issuingPaused: true });
  expect(refusalOf(() => hospital.takeNumber({ panelGid: 'room101' }))).toBe('issuing_paused');
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

/** Room 101 at 13:30, its counter opened for the afternoon; number 1, with an appointment, was passed in the morning. */
function passedInTheMorning(queuePolicy: QueuePolicy = {}): void {
  hospital.setOrganisation({ queuePolicy });
  hospital.push({ serialNumber: 1, patientId: 'C1' });
  hospital.checkIn('C1');
  hospital.act('room101', { kind: 'logIn' });
  hospital.act('room101', { kind: 'next' });
  hospital.act('room101', { kind: 'pass' });
  hospital.now = atHour(13.5);
  for (let taken = 0; taken < 4; taken += 1) hospital.takeNumber({ panelGid: 'room101' });
  hospital.act('room101', { kind: 'logIn', takeOver: true }, 'nurse2');
}

describe('a patient who was passed in the morning and is back in the afternoon', () => {
  const listed = () => hospital.act('room101', { kind: 'logIn' }, 'nurse2').waiting.map(({ number }) => number);

  test('is seen by the doctor of the afternoon under the rules for the passed, with a number that is free there', () => {
    passedInTheMorning({ passedAfter: 2 });
    expect(hospital.checkIn('C1').data[0]).toMatchObject({ outcome: 'rejoined', number: 5, ahead: 2 });
    expect(listed()).toEqual([1, 2, 5, 3, 4]);
    expect(hospital.checkIn('C1').data[0]?.outcome).toBe('alreadyCheckedIn');
  });

  test('is sent to the desk where the rules say so, and the desk lets them in', () => {
    passedInTheMorning({ passedAfterSession: 'desk' });
    expect(hospital.checkIn('C1').data[0]?.outcome).toBe('sessionOver');
    expect(listed()).toEqual([1, 2, 3, 4]);
    expect(hospital.act('room101', { kind: 'back', number: 1, session: 'morning' }, 'nurse2')).toMatchObject({
      counts: { waiting: 5 },
    });
  });

  test('stands below the passed of the afternoon, and staff take them back from there and from nowhere else', () => {
    passedInTheMorning({ passedRule: 'byHand' });
    hospital.act('room101', { kind: 'next' }, 'nurse2');
    const state = hospital.act('room101', { kind: 'pass' }, 'nurse2');
    expect(state).toMatchObject({ passed: [{ number: 1 }], passedEarlier: [{ number: 1, session: 'morning' }] });
    const back = (number: number, session: 'morning' | 'evening') =>
      hospital.act('room101', { kind: 'back', number, session }, 'nurse2');
    expect(refusalOf(() => back(1, 'evening'))).toBe('session_not_here');
    expect(refusalOf(() => back(2, 'morning'))).toBe('number_not_issued');
    expect(back(1, 'morning')).not.toHaveProperty('passedEarlier');
    expect(refusalOf(() => back(1, 'morning'))).toBe('number_not_issued');
    expect(listed()).toContain(5);
  });

  test('comes back to the morning while the room is still at it', () => {
    const [first] = overrunMorning();
    hospital.act('room101', { kind: 'pass' });
    expect(hospital.act('room101', { kind: 'back', number: 1 })).toMatchObject({ session: 'morning' });
    expect(hospital.read(composeTicketView(first!, hospital.now))).toMatchObject({ number: 1, status: 'awaiting' });
  });
});

test('a room that numbers otherwise since somebody sat down is at the queue in which it numbers now', () => {
  const room = { type: 'defaultPanel', settings: {}, name: '104 診' };
  const other = { ...room, name: '105 診' };
  hospital.add('panel', 'room104', { ...room, callingMode: 3 });
  hospital.add('panel', 'room105', { ...other, callingMode: 1 });
  hospital.takeNumber({ panelGid: 'room105' });
  for (const gid of ['room104', 'room105']) hospital.act(gid, { kind: 'logIn' });
  hospital.now = atHour(14);
  hospital.change('panel', 'room104', { ...room, callingMode: 0 });
  hospital.change('panel', 'room105', { ...other, callingMode: 3 });
  expect(['room104', 'room105'].map((gid) => hospital.look(gid).session)).toEqual(['afternoon', 'day']);
});

test('a counter whose numbers last the day lets nobody back in by a session, and by the day as without one', () => {
  hospital.act('desk1', { kind: 'logIn' });
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'next' });
  hospital.act('desk1', { kind: 'pass' });
  const back = (session: 'morning' | 'day') => hospital.act('desk1', { kind: 'back', number: 1001, session });
  expect(refusalOf(() => back('morning'))).toBe('session_not_here');
  expect(back('day').waiting.map(({ number }) => number)).toEqual([1001]);
});
