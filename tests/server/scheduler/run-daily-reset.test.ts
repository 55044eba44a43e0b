import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { logOutIdle } from '#server/scheduler/log-out-idle.ts';
import { runDailyReset } from '#server/scheduler/run-daily-reset.ts';
import { atHour, type Hospital, openHospital, today } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const organisationGid = 'demo';
const tomorrow = '2026-11-22';
const close = (businessDate = today) =>
  hospital.run((context) => runDailyReset({ organisationGid, businessDate }, context));
const idle = () => hospital.run((context) => logOutIdle({ organisationGid }, context));
const statuses = () =>
  hospital
    .rows<{ number: number; status: string }>('SELECT number, status FROM ticket ORDER BY number')
    .map(({ number, status }) => [Number(number), status]);
const service = (panelGid: string) =>
  hospital.rows<{ service: string }>('SELECT service FROM counter WHERE panel_gid = ?', panelGid)[0]?.service;
const nextNumber = (panelGid: string) => {
  hospital.act(panelGid, { kind: 'logIn' });
  return hospital.act(panelGid, { kind: 'next' }).current?.number;
};

describe('the end of a business day', () => {
  test('finishes calls, logs counters out and lets expire who was not called', () => {
    for (let taken = 0; taken < 3; taken += 1) hospital.takeNumber({ groupGid: 'billing' });
    hospital.act('desk1', { kind: 'logIn' });
    hospital.act('desk1', { kind: 'next' });
    hospital.now = atHour(24);
    expect(close()).toEqual({ expiredTickets: 2, loggedOutCounters: 1, presetQueues: 0 });
    expect(statuses()).toEqual([
      [1001, 'completed'],
      [1002, 'canceled'],
      [1003, 'canceled'],
    ]);
    expect(service('desk1')).toBe('unlogin');
    expect(hospital.look('desk1')).toMatchObject({ leftAutomatically: true, dayEnded: true });
    expectRowsToEqualLog(hospital);
  });

  test('happens once, whoever asks', () => {
    hospital.now = atHour(24);
    expect(close()).not.toBeNull();
    const seq = hospital.rows('SELECT seq FROM event');
    expect(close()).toBeNull();
    expect(hospital.rows('SELECT seq FROM event')).toEqual(seq);
    expect(hospital.rows(`SELECT gid FROM log_entry WHERE log = 'scheduler'`)).toHaveLength(1);
  });

  test('takes along what earlier days have left, and leaves alone who is at work already', () => {
    hospital.takeNumber({ groupGid: 'billing' });
    hospital.now = atHour(24 + 9);
    hospital.takeNumber({ groupGid: 'billing' });
    hospital.act('desk2', { kind: 'logIn' });
    hospital.now = atHour(48 + 1);
    hospital.act('desk1', { kind: 'logIn' });
    expect(close(tomorrow)).toMatchObject({ expiredTickets: 2, loggedOutCounters: 1 });
    expect([service('desk1'), service('desk2')]).toEqual(['serving', 'unlogin']);
    expectRowsToEqualLog(hospital);
  });

  test('leaves nothing half done when it fails', () => {
    hospital.takeNumber({ groupGid: 'billing' });
    expect(() =>
      hospital.run(function* (context) {
        yield* runDailyReset({ organisationGid, businessDate: today }, context);
        throw new Error('the power is gone');
      }),
    ).toThrow('the power is gone');
    expect(statuses()).toEqual([[1001, 'awaiting']]);
    expect(close()).toMatchObject({ expiredTickets: 1 });
  });
});

describe('numbers of counters without a list', () => {
  const room102 = { type: 'defaultPanel', name: '102 診', roomCode: 'R102', callingMode: 0 };
  const next = () => hospital.act('room102', { kind: 'next' });
  const callUpTo = (number: number) => {
    hospital.act('room102', { kind: 'logIn' });
    hospital.act('room102', { kind: 'preset', number: number - 1 });
    hospital.act('room102', { kind: 'next' });
  };

  test('begin anew with the initial number', () => {
    hospital.setOrganisation({ autoResetCallNumber: true, resetInitialNumber: 201 });
    callUpTo(37);
    hospital.now = atHour(24 + 9);
    expect(close()).toMatchObject({ presetQueues: 3 });
    expect(nextNumber('room102')).toBe(201);
    expectRowsToEqualLog(hospital);
  });

  test('go on from the last where the organisation wants that', () => {
    hospital.setOrganisation({ autoResetCallNumber: false });
    callUpTo(37);
    hospital.now = atHour(24 + 9);
    close();
    expect(nextNumber('room102')).toBe(38);
  });

  test.each([
    ['with the initial number', { resetInitialNumber: 201 }, 201],
    ['after the last of the day before', { autoResetCallNumber: false }, 38],
  ])('are as many as the room may call also where they begin %s', (_, settings, first) => {
    hospital.setOrganisation(settings);
    callUpTo(37);
    hospital.change('panel', 'room102', { ...room102, maximumCalls: 3 });
    hospital.now = atHour(24 + 9);
    close();
    const called = [nextNumber('room102'), ...[2, 3].map(() => next().current?.number)];
    expect(called).toEqual([first, first + 1, first + 2]);
    expect(refusalOf(next)).toBe('maximum_call_limit');
    expectRowsToEqualLog(hospital);
  });

  test('are left alone where the day has begun before a late reset', () => {
    hospital.setOrganisation({ resetInitialNumber: 201 });
    hospital.now = atHour(24 + 9);
    expect(nextNumber('room102')).toBe(1);
    close();
    expect(hospital.act('room102', { kind: 'next' }).current?.number).toBe(2);
  });
});

describe('counters that were left', () => {
  test('log out after the minutes that the organisation gives them', () => {
    hospital.setOrganisation({ autoLogoutMinutes: 30 });
    hospital.act('room102', { kind: 'logIn' });
    hospital.now = atHour(9.4);
    hospital.act('room102', { kind: 'next' });
    hospital.now = atHour(9.4) + 30 * 60_000 - 1;
    expect(idle()).toEqual({ count: 0 });
    hospital.now += 1;
    expect(idle()).toEqual({ count: 1 });
    expect(service('room102')).toBe('unlogin');
    expect(idle()).toEqual({ count: 0 });
    expectRowsToEqualLog(hospital);
  });

  test('stay open where it is turned off', () => {
    hospital.setOrganisation({ autoLogoutMinutes: 0 });
    hospital.act('room102', { kind: 'logIn' });
    hospital.now = atHour(20);
    expect(idle()).toEqual({ count: 0 });
    expect(service('room102')).toBe('serving');
  });
});
