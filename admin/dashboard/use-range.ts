import { useState } from 'react';
import { useToday } from '../calendar/use-today.ts';
import { daysBefore, type Range, rangeOn } from './range.ts';

/**
 * The days that a page tells of; those that end with today go on with it.
 * @param days how many they are at first, today being the last
 */
export function useRange(days = 7): { today: string; range: Range; choose(range: Range): void } {
  const today = useToday();
  const [chosen, setChosen] = useState({ range: { from: daysBefore(today, days - 1), to: today }, on: today });
  return { today, range: rangeOn(today, chosen), choose: (range) => setChosen({ range, on: today }) };
}
