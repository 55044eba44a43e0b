/**
 * Knows whether anybody's access may have changed, in whichever process: each hears of the others by NOTIFY, which a
 * transaction that changes access sends with its commit.
 */
export interface AccessMark {
  /** A transaction of this process is about to change access; the returned function says that it is done or undone. */
  changing(): () => void;
  /** Another process has committed such a change. */
  changed(): void;
  /** From now on other processes are heard, or no more. */
  hears(others: boolean): void;
  /** A number that stays while nobody's access changes; undefined while it does, or others are not heard. */
  now(): number | undefined;
}

export const accessChannel = 'callboard_access';

export function createAccessMark(): AccessMark {
  let mark = 0;
  let underWay = 0;
  let hearsOthers = false;
  return {
    changing: () => {
      underWay += 1;
      return () => {
        underWay -= 1;
        mark += 1;
      };
    },
    changed: () => {
      mark += 1;
    },
    hears: (others) => {
      hearsOthers = others;
      mark += 1;
    },
    now: () => (hearsOthers && underWay === 0 ? mark : undefined),
  };
}
