/** How far waits that patients are told lie from what they then wait, against one that takes the usual length of a call. */

import { chanceFrom } from '#demo/simulation/chance.ts';
import { minuteMs } from '#server/ground/durations.ts';
import { policyOf } from '#server/queue/policy/policy.ts';
import { estimateWait } from '#server/queue/wait/estimate-wait.ts';
import { typicalTimes } from '#server/queue/wait/service-times.ts';
import type { SimulatedPatient } from '#server/simulation/day.ts';
import { type SimulatedCall, simulateDay } from '#server/simulation/simulate-day.ts';
import { figure, median, report } from './report.ts';

const patience = 2 * minuteMs;

interface Place {
  readonly name: string;
  readonly counters: number;
  readonly patients: number;
  /** What estimates begin with, in minutes; the day's own mean lies between two thirds and one and a half of it. */
  readonly usual: number;
}

const places: Place[] = [
  { name: 'room', counters: 1, patients: 40, usual: 6 },
  { name: 'cashiers', counters: 4, patients: 200, usual: 3 },
];
const days = 100;
/** Four of five of a normal distribution lie within so many standard deviations. */
const fourOfFive = 2.56;

const figures = places.flatMap((place) => {
  const told = Array.from({ length: days }, (_, day) => toldOn(place, day + 1)).flat();
  const share = (ones: readonly boolean[]) => (100 * ones.filter(Boolean).length) / ones.length;
  return [
    figure(`${place.name}: waits within the range told`, share(told.map(({ within }) => within)), '%', { atLeast: 80 }),
    figure(`${place.name}: longer than told`, share(told.map(({ longer }) => longer)), '%', { atMost: 15 }),
    figure(`${place.name}: width of the range, median`, median(told.map(({ width }) => width)), 'min'),
    figure(
      `${place.name}: width to that of one who knows the day's pace`,
      median(told.map(({ known }) => known)),
      '×',
      {
        atMost: 1.5,
      },
    ),
    figure(`${place.name}: error of its middle, median`, median(told.map(({ error }) => error)), 'min'),
    figure(`${place.name}: error by the usual length`, median(told.map(({ bare }) => bare)), 'min'),
    figure(`${place.name}: wait, median`, median(told.map(({ waited }) => waited)), 'min'),
  ];
});
console.log(report('wait', figures));

/** What each patient of one day was told on arrival, and what came of it. */
function toldOn({ counters, patients, usual }: Place, seed: number) {
  const chance = chanceFrom(seed);
  const mean = usual * (2 / 3 + (chance.next() * 5) / 6);
  const span = (patients * mean) / counters;
  const people = Array.from({ length: patients }, (_, index): SimulatedPatient => {
    const absent = chance.happens(0.08);
    return {
      gid: `patient${index}`,
      number: index + 1,
      session: 0,
      // A third stands there when the counters open; the others come while they work.
      arrivesAt: (index < patients / 3 ? 0 : (index / patients) * span * 0.9 + chance.next()) * minuteMs,
      booked: false,
      extra: false,
      priority: 0,
      service: (0.5 + chance.around(mean)) * minuteMs,
      slotEndsAt: 0,
      missedCalls: absent ? 1 : 0,
      returnsAfter: absent ? 10 * minuteMs : undefined,
      examination: undefined,
    };
  });
  const { calls } = simulateDay(policyOf({}), { patients: people, counters, pauses: [], patience });
  return calls.filter(({ lane }) => lane === 'walkIn').map((call) => compare(call, calls, { counters, usual, mean }));
}

function compare(
  call: SimulatedCall,
  calls: readonly SimulatedCall[],
  { counters, usual, mean }: { counters: number; usual: number; mean: number },
) {
  const now = call.since;
  const waited = (call.at - now) / minuteMs;
  const inLine = calls.filter((one) => one.since <= now && one.at > now && one.patient.number < call.patient.number);
  const lengths = calls.filter(({ endsAt }) => endsAt <= now).map(({ at, endsAt }) => (endsAt - at) / minuteMs);
  const standing = Array.from({ length: counters }, (_, counter) => {
    const own = calls.find((one) => one.counter === counter && one.at <= now && one.endsAt > now);
    return own ? (now - own.at) / minuteMs : null;
  });
  const line = { ahead: inLine.length, counters: standing };
  const { fromMinutes, toMinutes } = estimateWait({ ...line, times: typicalTimes(lengths, usual) })!;
  // The calls of a day differ from one another by their mean: nobody who knows it can tell more of so many of them.
  const ends = inLine.length + (standing.includes(null) ? 0 : 1);
  const known = (fourOfFive * mean * Math.sqrt(ends)) / counters;
  return {
    waited,
    known: (toMinutes - fromMinutes) / Math.max(known, 5),
    within: waited >= fromMinutes && waited <= toMinutes,
    longer: waited > toMinutes,
    width: toMinutes - fromMinutes,
    error: Math.abs((fromMinutes + toMinutes) / 2 - waited),
    bare: Math.abs((inLine.length * usual) / counters - waited),
  };
}
