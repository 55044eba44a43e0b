/** People in line, for tests of the rules: ordinary ones by their number, others by what is special about them. */
import { noCalls, type Waiter } from '#server/queue/policy/line.ts';
import { orderOfCalls } from '#server/queue/policy/order-of-calls.ts';
import { type Policy, policyOf } from '#server/queue/policy/policy.ts';

export const nine = Date.UTC(2026, 10, 21, 1, 0, 0);
export const minutes = 60_000;

/** A policy with the schema's defaults but for what is given. */
export function rules(changes: Partial<Policy> = {}): Policy {
  return { ...policyOf({}), ...changes };
}

/** Somebody with an appointment who came in time, one minute after the number before. */
export function waiter(number: number, changes: Partial<Waiter> = {}): Waiter {
  return {
    gid: `ticket${number}`,
    number,
    lane: 'booked',
    priority: 0,
    orderKey: number,
    arrivedAt: nine + number * minutes,
    joinedCount: 0,
    slotEndsAt: 0,
    ...changes,
  };
}

/** Who came late, was passed or examined and is back, `minute` minutes after nine and after so many ordinary calls. */
export function back(
  lane: 'late' | 'passed' | 'examined',
  number: number,
  { minute = 60, after = 0, ...changes }: { minute?: number; after?: number } & Partial<Waiter> = {},
): Waiter {
  const arrivedAt = nine + minute * minutes;
  return waiter(number, {
    lane,
    arrivedAt,
    orderKey: lane === 'late' ? number : arrivedAt,
    joinedCount: after,
    ...changes,
  });
}

/** Ordinary patients of these numbers. */
export function booked(...numbers: number[]): Waiter[] {
  return numbers.map((number) => waiter(number));
}

/** The numbers in the order of their calls. */
export function called(policy: Partial<Policy>, line: readonly Waiter[], counts = noCalls, now = nine): number[] {
  return orderOfCalls(rules(policy), line, counts, now).map(({ waiter: { number } }) => number);
}
