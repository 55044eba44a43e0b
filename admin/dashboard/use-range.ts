import { useState } from 'react';
import { useToday } from '../calendar/use-today.ts';
import { daysAfter } from '../calendar/week.ts';
import { type Range, rangeOn } from './range.ts';

/**
 * The days that a page tells of; those that end with today go on with it.
 * @param days how many they are at first, today being the last
 */
export function useRange(days = 7): { today: string; range: Range; choose(range: Range): void } {
  const today = useToday();
  const [chosen, setChosen] = useState({ range: { from: daysAfter(today, 1 - days), to: today }, on: today });
  return { today, range: rangeOn(today, chosen), choose: (range) => setChosen({ range, on: today }) };
}
