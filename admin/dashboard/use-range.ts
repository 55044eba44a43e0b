import { useState } from 'react';
import { useToday } from '../calendar/use-today.ts';
import { daysBefore, type Range, rangeOn } from './range.ts';

/** The days that a page tells of, the last seven at first; those that end with today go on with it. */
export function useRange(): { today: string; range: Range; choose(range: Range): void } {
  const today = useToday();
  const [chosen, setChosen] = useState({ range: { from: daysBefore(today, 6), to: today }, on: today });
  return { today, range: rangeOn(today, chosen), choose: (range) => setChosen({ range, on: today }) };
}
