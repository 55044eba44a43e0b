import { expect, test } from 'vitest';
import { figuresOf } from '#server/simulation/figures-of.ts';
import { minutes, rules } from '../queue/policy/waiters.ts';
import { playTrial } from './play-trial.ts';

const person = (number: number, changes: object = {}) => ({
  gid: `patient${number}`,
  number,
  session: 0,
  arrivesAt: 0,
  booked: true,
  priority: 0,
  service: 5 * minutes,
  slotEndsAt: 0,
  extra: false,
  missedCalls: 0,
  returnsAfter: undefined,
  examination: undefined,
  ...changes,
});

test('waits, overtakes, idle time and calls after closing are counted', () => {
  const patients = [
    person(1, { missedCalls: 1, returnsAfter: minutes }),
    ...[2, 3, 4, 5].map((number) => person(number)),
    person(6, { arrivesAt: 60 * minutes }),
  ];
  const policy = rules({ passedRule: 'afterN', passedAfter: 1, passedEvery: 1 });
  const { calls, figures } = playTrial({ policy, patients, counters: 1, pauses: [] }, { closesAtMinute: 20 });
  expect(calls.map(({ number, atMinute, lane }) => [number, atMinute, lane])).toEqual([
    [1, 0, 'booked'],
    [2, 2, 'booked'],
    [3, 7, 'booked'],
    [1, 12, 'passed'],
    [4, 17, 'booked'],
    [5, 22, 'booked'],
    [6, 60, 'booked'],
  ]);
  expect(figures).toEqual({
    served: 6,
    notServed: 0,
    medianWaitMinutes: 7,
    longestWaitMinutes: 22,
    classes: [
      { lane: 'booked', priority: 0, calls: 6, medianWaitMinutes: 4.5, longestWaitMinutes: 22 },
      { lane: 'passed', priority: 0, calls: 1, medianWaitMinutes: 9, longestWaitMinutes: 9 },
    ],
    overtakes: 2,
    mostOvertaken: 1,
    idleMinutes: [33],
    afterClosing: 2,
    endsAtMinute: 65,
  });
});

test('a day on which nobody was called has figures too', () => {
  const figures = figuresOf({ calls: [], notServed: [], overtaken: new Map() }, 2, 0);
  expect(figures).toMatchObject({ served: 0, medianWaitMinutes: 0, idleMinutes: [0, 0], endsAtMinute: 0 });
});

test('pauses of a counter that lie over one another count once', () => {
  const patients = [person(1), person(2, { arrivesAt: 60 * minutes })];
  const pause = (from: number, until: number) => ({ counter: 0, from: from * minutes, until: until * minutes });
  const idle = (...pauses: ReturnType<typeof pause>[]) =>
    playTrial({ policy: rules({}), patients, counters: 1, pauses }, { closesAtMinute: 90 }).figures.idleMinutes;
  expect(idle()).toEqual([55]);
  expect(idle(pause(10, 50))).toEqual([15]);
  expect(idle(pause(10, 40), pause(20, 50), pause(25, 30))).toEqual([15]);
});
