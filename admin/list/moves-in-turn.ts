import { moved } from './moved.ts';

/** Where a row goes: to a place of the whole list, from 0, or so many places on from where it stands by then. */
export type Move = { readonly to: number } | { readonly by: number };

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
 * Moves rows of a list that others may order meanwhile. A hand is faster than the server: what is pressed while it is
 * asked is sent in one call after that. What was pressed before a failure is given up with it.
 */
export function movesInTurn(list: OrderedList): (gid: string, move: Move) => Promise<void> {
  let waiting: (readonly [gid: string, move: Move])[] = [];
  let running: Promise<void> | undefined;

  async function send() {
    while (waiting.length > 0) {
      try {
        const before = await list.read();
        const taken = waiting;
        waiting = [];
        const after = taken.reduce(place, before);
        if (taken.some(([gid]) => !before.includes(gid))) list.onGone();
        if (after.some((gid, index) => gid !== before[index])) await list.store(after);
      } catch (error) {
        waiting = [];
        list.onFailure(error as Error);
      }
      list.onSent();
    }
    running = undefined;
  }

  return (gid, move) => {
    waiting.push([gid, move]);
    running ??= send();
    return running;
  };
}

function place(gids: readonly string[], [gid, move]: readonly [string, Move]): readonly string[] {
  const from = gids.indexOf(gid);
  const to = 'to' in move ? move.to : from + move.by;
  return from < 0 ? gids : moved(gids, from, Math.max(0, Math.min(gids.length - 1, to)));
}
