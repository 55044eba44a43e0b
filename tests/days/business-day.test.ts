import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessMoment, type DayPlan } from '#days/business-day.ts';

const taipei: DayPlan = { timeZoneOffsetMinutes: 480 };
const at = (text: string) => Date.parse(text);

test.each([
  ['2026-11-21T09:00:00+08:00', '2026-11-21', 'morning'],
  ['2026-11-21T12:59:59+08:00', '2026-11-21', 'morning'],
  ['2026-11-21T13:00:00+08:00', '2026-11-21', 'afternoon'],
  ['2026-11-21T18:00:00+08:00', '2026-11-21', 'evening'],
  ['2026-11-21T23:59:59+08:00', '2026-11-21', 'evening'],
  ['2026-11-22T00:00:00+08:00', '2026-11-22', 'morning'],
])('%s in Taipei is %s, %s', (moment, serviceDate, session) => {
  expect(businessMoment(taipei, at(moment))).toMatchObject({ serviceDate, session, offsetMinutes: 480 });
});

test('a business day that starts at six keeps the night before it', () => {
  const plan = { ...taipei, serviceStartTime: '06:00' };
  expect(businessMoment(plan, at('2026-11-22T02:00:00+08:00'))).toMatchObject({
    serviceDate: '2026-11-21',
    session: 'evening',
    dayStartedAt: at('2026-11-21T06:00:00+08:00'),
    nextChangeAt: at('2026-11-22T06:00:00+08:00'),
  });
});

test('sessions begin at the hours of the hospital, and follow one another from the start of its day on', () => {
  const own = { ...taipei, afternoonStartTime: '12:30', eveningStartTime: '17:00' };
  const night = { ...taipei, serviceStartTime: '15:00' };
  const sessionAt = (plan: DayPlan, time: string) => businessMoment(plan, at(`2026-11-21T${time}:00+08:00`)).session;
  expect(['12:29', '12:30', '17:00'].map((time) => sessionAt(own, time))).toEqual(['morning', 'afternoon', 'evening']);
  expect(['15:00', '19:00', '13:00'].map((time) => sessionAt(night, time))).toEqual([
    'morning',
    'evening',
    'afternoon',
  ]);
});

test('the next change is the next session, and after the last one the next day', () => {
  expect(businessMoment(taipei, at('2026-11-21T09:00:00+08:00')).nextChangeAt).toBe(at('2026-11-21T13:00:00+08:00'));
  expect(businessMoment(taipei, at('2026-11-21T19:00:00+08:00')).nextChangeAt).toBe(at('2026-11-22T00:00:00+08:00'));
});

test.each([
  [-720, '2026-11-20T23:59:00Z', '2026-11-20'],
  [345, '2026-11-20T18:14:59Z', '2026-11-20'],
  [345, '2026-11-20T18:15:00Z', '2026-11-21'],
  [780, '2026-11-20T11:00:00Z', '2026-11-21'],
])('with an offset of %i minutes %s lies on %s', (timeZoneOffsetMinutes, moment, serviceDate) => {
  expect(businessMoment({ timeZoneOffsetMinutes }, at(moment)).serviceDate).toBe(serviceDate);
});

test('a named time zone rules over the offset, through both changes of the clocks', () => {
  const plan = { timeZoneOffsetMinutes: 0, timeZoneName: 'America/New_York' };
  expect(businessMoment(plan, at('2026-03-08T06:59:00Z'))).toMatchObject({
    serviceDate: '2026-03-08',
    offsetMinutes: -300,
  });
  expect(businessMoment(plan, at('2026-03-08T07:00:00Z')).offsetMinutes).toBe(-240);
  // The clocks change before the session does, and screens must know; the afternoon starts at 13:00 by the wall.
  expect(businessMoment(plan, at('2026-03-08T06:00:00Z')).nextChangeAt).toBe(at('2026-03-08T07:00:00Z'));
  expect(businessMoment(plan, at('2026-03-08T07:00:00Z')).nextChangeAt).toBe(at('2026-03-08T13:00:00-04:00'));
  expect(businessMoment(plan, at('2026-11-01T06:30:00Z')).nextChangeAt).toBe(at('2026-11-01T13:00:00-05:00'));
});

test('a time zone that nobody knows leaves the offset in force', () => {
  const plan = { timeZoneOffsetMinutes: 480, timeZoneName: 'Nowhere/Land' };
  expect(businessMoment(plan, at('2026-11-21T09:00:00+08:00')).offsetMinutes).toBe(480);
});

const hour = 60 * 60 * 1000;
const lengthOf = (plan: DayPlan, noon: string) => {
  const first = businessMoment(plan, at(noon));
  let { nextChangeAt } = first;
  while (businessMoment(plan, nextChangeAt).serviceDate === first.serviceDate) {
    nextChangeAt = businessMoment(plan, nextChangeAt).nextChangeAt;
  }
  return (nextChangeAt - first.dayStartedAt) / hour;
};

test.each([
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/New_York', '2026-03-08', 23],
  ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ['Australia/Lord_Howe', '2026-04-05', 24.5],
  ['Pacific/Chatham', '2026-04-05', 25],
  ['Asia/Taipei', '2026-03-29', 24],
])('the business day of %s on %s has %d hours', (timeZoneName, date, hours) => {
  expect(lengthOf({ timeZoneName }, `${date}T10:00:00Z`)).toBe(hours);
});

describe('an hour that the clocks show twice', () => {
  const berlin = { timeZoneName: 'Europe/Berlin' };
  // 2026-10-25: 03:00 summer time (01:00 UTC) is followed by 02:00 winter time.
  const moments = ['2026-10-25T00:29:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:00:00Z', '2026-10-25T01:30:00Z'];

  test('begins a business day once: the second 02:00 belongs to the day that began at the first 02:30', () => {
    const dates = moments.map((one) => businessMoment({ ...berlin, serviceStartTime: '02:30' }, at(one)).serviceDate);
    expect(dates).toEqual(['2026-10-24', '2026-10-25', '2026-10-25', '2026-10-25']);
  });

  test('begins a session once', () => {
    const plan = { ...berlin, serviceStartTime: '20:00', afternoonStartTime: '00:00', eveningStartTime: '02:30' };
    const told = moments.map((one) => businessMoment(plan, at(one)).session);
    expect(told).toEqual(['afternoon', 'evening', 'evening', 'evening']);
  });
});

test('a day whose midnight the clocks leave out begins when they go on', () => {
  // Cairo goes from 00:00 to 01:00 on the last Friday of April.
  const plan = { timeZoneName: 'Africa/Cairo' };
  const change = at('2026-04-23T22:00:00Z');
  expect(businessMoment(plan, change - 1).serviceDate).toBe('2026-04-23');
  expect(businessMoment(plan, change)).toMatchObject({ serviceDate: '2026-04-24', dayStartedAt: change });
});

test('a calendar day that a country left out has no business day', () => {
  // Samoa went over the date line: 29 December 2011 was followed by 31 December.
  const plan = { timeZoneName: 'Pacific/Apia' };
  const change = at('2011-12-30T10:00:00Z');
  expect(businessMoment(plan, change - 1).serviceDate).toBe('2011-12-29');
  expect(businessMoment(plan, change).serviceDate).toBe('2011-12-31');
});

describe('of any plan and moment', () => {
  const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map(clockText);
  const zone = fc.constantFrom(
    'Asia/Taipei',
    'Asia/Bangkok',
    'Asia/Kathmandu',
    'Europe/Berlin',
    'America/New_York',
    'America/St_Johns',
    'America/Havana',
    'Africa/Cairo',
    'Australia/Lord_Howe',
    'Pacific/Chatham',
    'Pacific/Apia',
    'Pacific/Kiritimati',
    undefined,
  );
  const plans: fc.Arbitrary<DayPlan> = fc
    .record({
      timeZoneOffsetMinutes: fc.integer({ min: -48, max: 52 }).map((quarters) => quarters * 15),
      timeZoneName: zone,
      serviceStartTime: time,
      afternoonStartTime: time,
      eveningStartTime: time,
    })
    .map(({ timeZoneName, ...plan }) => ({ ...plan, ...(timeZoneName && { timeZoneName }) }));
  const moments = fc.integer({ min: at('2010-01-01T00:00:00Z'), max: at('2037-12-31T00:00:00Z') });

  test('the moment lies in its own day and session: between the start it names and the change it names', () => {
    fc.assert(
      fc.property(plans, moments, (plan, now) => {
        const moment = businessMoment(plan, now);
        expect(moment.dayStartedAt).toBeLessThanOrEqual(now);
        expect(moment.nextChangeAt).toBeGreaterThan(now);
        // Nothing changes before the change it names, and it is the same day from its first moment on.
        expect(businessMoment(plan, moment.nextChangeAt - 1)).toEqual(moment);
        expect(businessMoment(plan, moment.dayStartedAt).serviceDate).toBe(moment.serviceDate);
        expect(businessMoment(plan, moment.dayStartedAt - 1).serviceDate < moment.serviceDate).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('a plan that nobody can change gives the same moments, in whatever order they are asked', () => {
    const near = fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(plans, moments, near, (plan, now, hours) => {
        const kept = Object.freeze({ ...plan });
        for (const hour of hours) {
          const asked = now + hour * 1_800_000;
          expect(businessMoment(kept, asked)).toEqual(businessMoment(plan, asked));
        }
      }),
      { numRuns: 300 },
    );
  });

  test('days, and sessions within a day, follow one another and never come back', () => {
    fc.assert(
      fc.property(plans, moments, (plan, now) => {
        const seen: string[] = [];
        let moment = businessMoment(plan, now);
        for (let change = 0; change < 12; change += 1) {
          const name = `${moment.serviceDate} ${moment.session}`;
          if (seen.at(-1) !== name) seen.push(name);
          const next = businessMoment(plan, moment.nextChangeAt);
          expect(next.serviceDate >= moment.serviceDate).toBe(true);
          moment = next;
        }
        expect(new Set(seen).size).toBe(seen.length);
      }),
      { numRuns: 300 },
    );
  });
});

function clockText([hours, minutes]: [number, number]): string {
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}
