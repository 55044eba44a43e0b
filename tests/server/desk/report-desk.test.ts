/** Desks of one counter know of each other, and how the day goes. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { reportDesk } from '#server/desk/report-desk.ts';
import { readPace } from '#server/queue/wait/read-pace.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';

const minute = 60_000;
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

const report = (desk: string, more: object = {}, panelGid = 'room101') =>
  hospital.run((context) => reportDesk({ organisationGid: 'demo', panelGid, desk, ...more }, context)).otherDesks;
const act = (kind: string, more: object = {}) => hospital.act('room101', { kind, ...more } as CounterRequest['action']);
const pace = () => hospital.read(readPace('demo', 'room101', hospital.now));

test('each is told how many others there are, of the same counter, until they leave or fall silent', () => {
  expect(report('desk-one')).toBe(0);
  expect(report('desk-two')).toBe(1);
  expect(report('desk-six', {}, 'room103')).toBe(0);
  expect(report('desk-one')).toBe(1);
  expect(report('desk-two', { left: true })).toBe(1);
  expect(report('desk-one')).toBe(0);
  report('desk-two');
  hospital.now += limits.deskSilenceSeconds * 1000 + 1;
  expect(report('desk-one')).toBe(0);
});

test('one that fell silent while the clock was a year ahead is no other once it is put right', () => {
  const year = 365 * 24 * 60 * minute;
  hospital.now += year;
  report('desk-one');
  report('desk-two');
  hospital.now -= year;
  expect(report('desk-one')).toBe(0);
});

test('whoever makes up names fills no table', () => {
  for (let desk = 0; desk < 100; desk += 1) report(`desk-${desk + 1000}`);
  expect(report('desk-last')).toBeLessThanOrEqual(limits.screensOfPanel);
});

test('nothing is said of the pace before a few calls are done; then how long one takes, and when those waiting are done', () => {
  for (let number = 1; number <= 12; number += 1) hospital.push({ serialNumber: number });
  for (let number = 1; number <= 12; number += 1) hospital.checkIn(`P${number}`);
  act('logIn');
  act('next');
  hospital.now += 6 * minute;
  act('next');
  expect(pace()).toEqual({});
  for (let call = 0; call < 3; call += 1) {
    hospital.now += 6 * minute;
    act('next');
  }
  const { averageMinutes, expectedEndAt } = pace();
  expect(averageMinutes).toBe(6);
  // Seven wait, and the one who was just called takes six minutes too; told by five minutes.
  expect(expectedEndAt).toBeGreaterThanOrEqual(hospital.now + 48 * minute);
  expect(expectedEndAt).toBeLessThan(hospital.now + 53 * minute);
  const called = hospital.now;
  // What is left of the call counts, and nothing of one that has lasted longer than usual.
  for (const [gone, left] of [
    [5, 43],
    [30, 42],
  ] as const) {
    hospital.now = called + gone * minute;
    expect(pace().expectedEndAt).toBe(Math.ceil((hospital.now + left * minute) / (5 * minute)) * 5 * minute);
  }
  hospital.now = called;
  for (let call = 0; call < 7; call += 1) {
    hospital.now += 6 * minute;
    act('next');
  }
  expect(pace()).toEqual({ averageMinutes: 6 });
});

test('where no list is kept the desk shows only the length of a call, to the next minute; one that lasted long is one of many', () => {
  const call = (minutes: number) => {
    hospital.act('room102', { kind: 'next' });
    hospital.now += minutes * minute;
  };
  const paceThere = () => hospital.read(readPace('demo', 'room102', hospital.now));
  hospital.act('room102', { kind: 'logIn' });
  for (const minutes of [1, 20, 1]) call(minutes);
  call(0);
  expect(paceThere()).toEqual({ averageMinutes: 2 });
});

test('a room that finishes the morning is done once those of the afternoon are served too', () => {
  for (let patient = 0; patient < 5; patient += 1) hospital.takeNumber({ panelGid: 'room101' });
  act('logIn');
  hospital.now = atHour(12.7);
  act('next');
  for (let call = 0; call < 3; call += 1) {
    hospital.now += 6 * minute;
    act('next');
  }
  hospital.now = atHour(13.1);
  for (let patient = 0; patient < 4; patient += 1) hospital.takeNumber({ panelGid: 'room101' });
  const minutesLeft = () => (pace().expectedEndAt! - hospital.now) / minute;
  // One waits of the morning, four of the afternoon, and one is at the counter; told by five minutes.
  expect(minutesLeft()).toBeGreaterThanOrEqual(30);
  expect(minutesLeft()).toBeLessThan(41);
  act('next');
  act('next');
  // The afternoon is served now; nobody is left before it.
  expect(minutesLeft()).toBeGreaterThanOrEqual(18);
  expect(minutesLeft()).toBeLessThan(30);
});

test('a row says by which rule it stands, with the number of the rule', () => {
  hospital.setOrganisation({ queuePolicy: { passedRule: 'afterN', passedAfter: 4 } });
  for (const number of [1, 2, 3]) hospital.push({ serialNumber: number });
  for (const number of [1, 2, 3]) hospital.checkIn(`P${number}`);
  act('logIn');
  act('next');
  act('pass');
  const { waiting } = act('back', { number: 1 });
  expect(waiting.find(({ number }) => number === 1)).toMatchObject({
    lane: 'passed',
    insertion: { rule: 'afterN', count: 4 },
  });
  expect(waiting.find(({ number }) => number === 2)).not.toHaveProperty('insertion');
});

test('a counter is paused and resumed from the list of rooms by somebody who may serve it, and its holder stays', () => {
  expect(() => hospital.act('room101', { kind: 'pause', fromList: true }, 'nurse2')).toThrow('counter_not_served');
  act('logIn');
  expect(() => hospital.act('room101', { kind: 'pause' }, 'nurse2')).toThrow('counter_taken');
  const paused = hospital.act('room101', { kind: 'pause', fromList: true, minutes: 10 }, 'nurse2');
  expect(paused).toMatchObject({
    service: 'pause',
    staffName: '護理師1',
    pause: { until: hospital.now + 10 * minute },
  });
  const told = hospital.act('room101', { kind: 'pause', reason: 'emergency', minutes: 30 });
  expect(told.pause, 'another reason while it is paused').toEqual({
    reason: 'emergency',
    until: hospital.now + 30 * minute,
  });
  expect(act('pause').pause, 'a press that tells nothing').toEqual(told.pause);
  expect(hospital.act('room101', { kind: 'restart', fromList: true }, 'nurse2')).toMatchObject({
    service: 'serving',
    staffName: '護理師1',
  });
  expect(act('pause').service).toBe('pause');
});
