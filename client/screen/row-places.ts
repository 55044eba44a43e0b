/** As long as eye and hand take to stop a press whose aim has changed: milliseconds. */
export const reactionMs = 400;
/** Rows that move by less lie under the same hand still: pixels. */
const stillWithinPx = 8;

/** Where the rows of a list stand, and which of them have only just come there. */
export interface RowPlaces {
  /** Takes in where the rows stand now; those that stand elsewhere than before have moved. */
  look(rows: Iterable<Element>): void;
  /** The same where the hand itself has moved them: it knows. */
  lookAgain(rows: Iterable<Element>): void;
  /**
   * Takes a press on a row; false where it may have been meant for the one that was there before. So may one that follows
   * it at once: the second one of a double press.
   */
  takes(row: Element): boolean;
}

/** @param now milliseconds of a clock that only goes forward */
export function rowPlaces(now: () => number = () => performance.now()): RowPlaces {
  let places = new Map<Element, number>();
  const movedAt = new WeakMap<Element, number>();
  const placesOf = (rows: Iterable<Element>) =>
    new Map([...rows].map((row): [Element, number] => [row, row.getBoundingClientRect().top]));
  return {
    look(rows) {
      const before = places;
      places = placesOf(rows);
      // Another list altogether was asked for.
      if (![...places.keys()].some((row) => before.has(row))) return;
      for (const [row, top] of places) {
        const stood = before.get(row);
        if (stood === undefined || Math.abs(top - stood) > stillWithinPx) movedAt.set(row, now());
      }
    },
    lookAgain(rows) {
      places = placesOf(rows);
    },
    takes(row) {
      const isMeant = now() - (movedAt.get(row) ?? Number.NEGATIVE_INFINITY) >= reactionMs;
      if (!isMeant) movedAt.set(row, now());
      return isMeant;
    },
  };
}
