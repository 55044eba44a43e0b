/** Which of several askings counts, whose answers may come in another order. */
export interface Turns {
  /** Begins one; answers its number. */
  begin(): number;
  /** Whether what this one came to counts: nothing newer has been answered, and it was not forgotten. */
  takes(turn: number): boolean;
  /** Whether none was begun after it. */
  isLast(turn: number): boolean;
  /** Whatever was begun so far counts no more. */
  forget(): void;
}

/**
 * Numbers askings. An answer that takes longer than the pause between two askings counts until a newer one is there: were
 * only the last asking to count, a page over a slow line would wait for ever.
 */
export function createTurns(): Turns {
  let begun = 0;
  let answered = 0;
  return {
    begin() {
      begun += 1;
      return begun;
    },
    takes(turn) {
      if (turn <= answered) return false;
      answered = turn;
      return true;
    },
    isLast: (turn) => turn === begun,
    forget() {
      begun += 1;
      answered = begun;
    },
  };
}
