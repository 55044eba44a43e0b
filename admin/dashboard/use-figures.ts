import { useAnswer } from '../data/use-answer.ts';

/** Figures grow all day; counting them takes the server a while. */
const everyMs = 5 * 60_000;

/**
 * Figures as `useAnswer` has them, counted again every few minutes: a dashboard is left open all day.
 * @param read a stable function: another one asks again
 */
export function useFigures<A>(read: () => Promise<A>): ReturnType<typeof useAnswer<A>> {
  return useAnswer(read, everyMs);
}
