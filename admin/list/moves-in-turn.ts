import { moved } from './moved.ts';

export interface OrderedList {
  /** The gids of the whole list, in the server's order. */
  read(): Promise<readonly string[]>;
  store(gids: readonly string[]): Promise<unknown>;
  /** A row that was to be moved is no more. */
  onGone(): void;
  onFailure(error: Error): void;
  /** What was pressed until then has been sent, or could not be. */
  onSent(): void;
}

/**
 * Moves rows, each to a place of the whole list, from 0; others may order it meanwhile. A hand is faster than the server:
 * what is pressed while it is asked is sent in one call after that, and given up where that fails.
 * @returns takes a row and its place; answers whether all that was sent with it was done
 */
export function movesInTurn(list: OrderedList): (gid: string, to: number) => Promise<boolean> {
  let waiting: (readonly [gid: string, to: number])[] = [];
  let running: Promise<boolean> | undefined;

  async function send(): Promise<boolean> {
    let done = true;
    while (waiting.length > 0) {
      try {
        const before = await list.read();
        const taken = waiting;
        waiting = [];
        const after = taken.reduce(place, before);
        if (taken.some(([gid]) => !before.includes(gid))) {
          done = false;
          list.onGone();
        }
        if (after.some((gid, index) => gid !== before[index])) await list.store(after);
      } catch (error) {
        done = false;
        waiting = [];
        list.onFailure(error as Error);
      }
      list.onSent();
    }
    running = undefined;
    return done;
  }

  return (gid, to) => {
    waiting.push([gid, to]);
    running ??= send();
    return running;
  };
}

function place(gids: readonly string[], [gid, to]: readonly [string, number]): readonly string[] {
  const from = gids.indexOf(gid);
  return from < 0 ? gids : moved(gids, from, Math.max(0, Math.min(gids.length - 1, to)));
}

/** The place to which arrow keys have sent a row, and where it stood on the page when they were pressed. */
export interface Aim {
  readonly seen: number;
  readonly to: number;
}

/** Where one more arrow key sends a row: on from its last aim as long as the page has not drawn it there. */
export function nextAim(last: Aim | undefined, seen: number, by: number, total: number): Aim {
  const from = last?.seen === seen ? last.to : seen;
  return { seen, to: Math.max(0, Math.min(total - 1, from + by)) };
}
