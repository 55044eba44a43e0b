import { limits } from '#generated/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import { dayMs } from '../ground/durations.ts';
import { daysLater } from './day-clock.ts';

/** Business days, the first and the last included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** All days of a month, YYYY-MM. */
export function monthPeriod(month: string): Period {
  const from = `${month}-01`;
  return { from, to: daysLater(`${daysLater(from, 31).slice(0, 7)}-01`, -1) };
}

/** Days as asked; refuses those in the wrong order and more than one look may cover. */
export function askedPeriod({ from, to }: Period): Period {
  if (to < from) throw new Refusal({ code: 'out_of_range', field: 'to' });
  if (Date.parse(to) - Date.parse(from) >= limits.reportDays * dayMs) {
    throw new Refusal({ code: 'cannot_exceed', field: 'to', params: { number: limits.reportDays } });
  }
  return { from, to };
}

/** Every day of a period, in order: counted, because the years after 9999 are written so that they sort before it. */
export function daysOf({ from, to }: Period): string[] {
  const count = Math.floor((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => daysLater(from, index));
}
