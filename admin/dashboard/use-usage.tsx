import { useCallback, useState } from 'react';
import { limits } from '#generated/limits.ts';
import { wallClock } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { useAnswer } from '../data/use-answer.ts';
import { RangePicker } from './RangePicker.tsx';
import { daysBefore, type Range } from './range.ts';

/**
 * The use of something in a range of days, the last seven at first.
 * @param read a stable function
 * @returns the answer, undefined until that of the range is there, the range, and what chooses another
 */
export function useUsage<A>(read: (range: Range) => Promise<A>) {
  const { day: today } = wallClock(Date.now(), useCalendar());
  const [range, setRange] = useState<Range>({ from: daysBefore(today, 6), to: today });
  const { from, to } = range;
  const ask = useCallback(() => read({ from, to }), [read, from, to]);
  const picker = <RangePicker today={today} range={range} mostDays={limits.reportDays} onChange={setRange} />;
  return { answer: useAnswer(ask), range, picker };
}
