import { minuteMs } from '../ground/durations.ts';

/** What is counted of failures: how many are free, and how soon one is forgiven. */
export interface CountRule {
  readonly free: number;
  readonly forgivenMs: number;
}

/**
 * Somebody at one address who tries one account has a few attempts; one account, and one address, have many, because
 * a whole hospital may stand behind one address, and nobody shall lock others out by their names.
 */
export const countRules = {
  pair: { free: 5, forgivenMs: 15 * minuteMs },
  account: { free: 100, forgivenMs: 15 * minuteMs },
  address: { free: 100, forgivenMs: 0.5 * minuteMs },
} as const satisfies Record<string, CountRule>;

/** The wait doubles from a second up to this: time always opens the door again. */
const longestMs = 15 * minuteMs;
/** As many failures beyond the free ones as the wait can tell apart; more are not counted. */
const mostBeyond = 11;

export interface Count {
  readonly failures: number;
  readonly lastAt: number;
}

/** The count after one more failure, with what time has forgiven taken off. */
export function countedUp(rule: CountRule, count: Count | undefined, now: number): Count & { readonly freeAt: number } {
  const failures = Math.min(remaining(rule, count, now) + 1, rule.free + mostBeyond);
  const wait = failures < rule.free ? 0 : Math.min(longestMs, 1000 * 2 ** (failures - rule.free));
  return { failures, lastAt: now, freeAt: now + wait };
}

function remaining({ forgivenMs }: CountRule, count: Count | undefined, now: number): number {
  if (!count) return 0;
  return Math.max(0, count.failures - Math.floor(Math.max(0, now - count.lastAt) / forgivenMs));
}
