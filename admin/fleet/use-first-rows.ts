import { startTransition, useEffect, useState } from 'react';

/** More than the largest of usual screens shows below the search. */
const firstRows = 20;

/**
 * How many rows of a page are drawn: those that stand on the screen with the first frame after another wish, all of them
 * once that frame was shown. Fifty rows take longer than somebody waits between two keys, twenty do not. What changes by
 * itself under the same wish keeps its rows, so that nobody who has scrolled is moved.
 */
export function useFirstRows(wish: unknown, all: number): number {
  const [drawn, setDrawn] = useState(wish);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(wish)));
    return () => cancelAnimationFrame(frame);
  }, [wish]);
  return drawn === wish ? all : Math.min(firstRows, all);
}
