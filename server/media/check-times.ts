import type { PlayTimes } from '#generated/shapes.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Draft } from '../families/draft.ts';

/** Refuses times of which the last day is before the first: nothing would ever be shown. */
export function checkTimes({ body }: Draft): void {
  const { startDate, endDate } = (body.times ?? {}) as PlayTimes;
  if (startDate !== undefined && endDate !== undefined && endDate < startDate) {
    throw new Refusal({ code: 'ends_before_start', field: 'times.endDate' });
  }
}
