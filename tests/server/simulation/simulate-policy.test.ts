import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PolicyTrial } from '#generated/shapes.ts';
import { readTrial } from '#server/simulation/simulate-policy.ts';
import { atHour, type Hospital, openHospital, today } from '../queue/hospital.ts';
import { refusalOf } from '../queue/refusal-of.ts';
import { playTrial } from './play-trial.ts';

const minute = 60_000;

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const simulate = (trial: PolicyTrial) => playTrial(hospital.read(readTrial('demo', trial, hospital.now)), trial);

/** A morning in room 101: five numbers a minute apart, six minutes each; number 2 misses a call and comes back. */
function morning() {
  for (let patient = 0; patient < 5; patient += 1) {
    hospital.takeNumber({ panelGid: 'room101' });
    hospital.now += minute;
  }
  hospital.act('room101', { kind: 'logIn' });
  const next = (minutes: number) => {
    hospital.act('room101', { kind: 'next' });
    hospital.now += minutes * minute;
  };
  next(6);
  next(2);
  hospital.act('room101', { kind: 'pass' });
  next(6);
  hospital.act('room101', { kind: 'number', number: 2 });
  hospital.now += 6 * minute;
  next(6);
  next(6);
  hospital.act('room101', { kind: 'completed' });
}

/** Room 101 has somebody at it from then on. */
function openAt(hour: number): void {
  hospital.now = atHour(hour);
  hospital.act('room101', { kind: 'logIn' });
}

describe('a past day of a room', () => {
  test('is played as its log tells it', () => {
    morning();
    const { figures, calls, counters, patients } = simulate({ panelGid: 'room101', date: today });
    expect({ counters, patients }).toEqual({ counters: 1, patients: 5 });
    expect(calls[0], 'from when somebody sat there').toMatchObject({
      number: 1,
      atMinute: 9 * 60 + 5,
      endsAtMinute: 9 * 60 + 11,
      outcome: 'completed',
    });
    expect(calls.filter(({ outcome }) => outcome === 'passed').map(({ number }) => number)).toEqual([2]);
    expect(figures).toMatchObject({ served: 5, notServed: 0 });
  });

  test('goes another way by another policy, and faster with two counters', () => {
    morning();
    const order = (trial: PolicyTrial) =>
      simulate({ panelGid: 'room101', date: today, ...trial }).calls.map(({ number }) => number);
    expect(order({ policy: { passedRule: 'endOfSession' } }).at(-1)).toBe(2);
    expect(order({ policy: { passedRule: 'afterN', passedAfter: 0, passedEvery: 1 } }).indexOf(2, 2)).toBeLessThan(5);
    const wait = (counters: number) =>
      simulate({ panelGid: 'room101', date: today, counters }).figures.longestWaitMinutes;
    expect(wait(2)).toBeLessThan(wait(1));
  });

  test('has the pauses of its counters, which a trial may replace', () => {
    hospital.takeNumber({ panelGid: 'room101' });
    openAt(9);
    hospital.issue('room101', { extra: true });
    hospital.act('room101', { kind: 'next' });
    hospital.now += minute;
    hospital.act('room101', { kind: 'pause' });
    hospital.now = atHour(9.5);
    hospital.act('room101', { kind: 'restart' });
    hospital.act('room101', { kind: 'next' });
    const day = { panelGid: 'room101', date: today } as const;
    const played = simulate(day);
    expect(played.pauses, 'before somebody sat there, and while paused').toEqual([
      { counter: 1, fromMinute: 0, toMinute: 540 },
      { counter: 1, fromMinute: 541, toMinute: 570 },
    ]);
    expect(played.calls.map(({ atMinute, lane }) => [atMinute, lane])).toEqual([
      [540, 'walkIn'],
      [570, 'extra'],
    ]);
    const pauses = [{ counter: 1, fromMinute: 0, toMinute: 700 }];
    expect(simulate({ ...day, pauses }).calls[0]?.atMinute).toBe(700);
  });

  test.each([
    [
      'the counter closed and who were called again',
      () => hospital.act('room101', { kind: 'logOut', patient: 'back' }),
    ],
    ['they went away for a while', () => hospital.act('room101', { kind: 'away' })],
  ])('serves those for whom %s as long as they were really served', (_, leave) => {
    hospital.takeNumber({ panelGid: 'room101' });
    openAt(9);
    hospital.act('room101', { kind: 'next' });
    hospital.now += minute / 2;
    leave();
    openAt(10);
    hospital.act('room101', { kind: 'number', number: 1 });
    hospital.now += 7 * minute;
    hospital.act('room101', { kind: 'completed' });
    const { calls } = simulate({ panelGid: 'room101', date: today, pauses: [] });
    const [call, ...others] = calls;
    expect(others).toEqual([]);
    expect(call!.endsAtMinute - call!.atMinute).toBeGreaterThanOrEqual(7);
    expect(call!.endsAtMinute - call!.atMinute).toBeLessThan(8);
  });

  test('lets those wait who never checked in from when calling began, not from midnight', () => {
    hospital.now = atHour(8);
    hospital.push({ room: 'R103' }, { room: 'R103' });
    hospital.now = atHour(9);
    hospital.act('room103', { kind: 'logIn' });
    hospital.act('room103', { kind: 'next' });
    hospital.now += 5 * minute;
    hospital.act('room103', { kind: 'next' });
    hospital.now += 5 * minute;
    hospital.act('room103', { kind: 'completed' });
    const { calls } = simulate({ panelGid: 'room103', date: today });
    expect(calls.map(({ atMinute, waitedMinutes }) => [atMinute, waitedMinutes])).toEqual([
      [540, 0],
      [545, 5],
    ]);
  });

  test('changes nothing', () => {
    morning();
    const before = hospital.rows('SELECT seq FROM log_head');
    simulate({ panelGid: 'room101', date: today });
    expect(hospital.rows('SELECT seq FROM log_head')).toEqual(before);
  });

  test('is refused where nobody was called, and where it is not said which', () => {
    const refused = (trial: PolicyTrial) => refusalOf(() => simulate(trial));
    expect(refused({ panelGid: 'room101', date: today })).toBe('day_without_patients');
    expect(refused({ panelGid: 'room101' })).toBe('field_required');
    expect(refused({ date: today })).toBe('field_required');
    expect(refused({ panelGid: 'nowhere', date: today })).toBe('not_found');
    expect(refused({ groupGid: 'nowhere', date: today })).toBe('not_found');
  });
});

test("patients that are given are played by the room's own policy, else by the organisation's", () => {
  hospital.now = atHour(10);
  hospital.setOrganisation({ queuePolicy: { passedRule: 'endOfSession' } });
  const patients = [1, 2, 3].map(() => ({ arrivesAtMinute: 0, serviceMinutes: 5, booked: true }));
  const [first, ...others] = patients;
  const trial = { patients: [{ ...first!, missedCalls: 1, returnsAfterMinutes: 0 }, ...others] };
  expect(simulate(trial).calls.map(({ number }) => number)).toEqual([1, 2, 3, 1]);
  const policy = { passedRule: 'afterN', passedAfter: 0, passedEvery: 1 } as const;
  expect(simulate({ ...trial, policy }).calls.map(({ number }) => number)).toEqual([1, 1, 2, 3]);
});
