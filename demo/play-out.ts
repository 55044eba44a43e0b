import { minuteMs } from './durations.ts';

/** Something that is done in the demo hospital, so many milliseconds before the present. */
export interface Press {
  readonly before: number;
  /** Who does it; they do one thing after the other. */
  readonly by: string;
  /** Whether a patient comes, whom somebody may call at the same time. */
  readonly comes?: boolean;
  readonly act: () => Promise<unknown>;
}

/** What happens within so long happens at one time: the server writes it together. */
const slotMs = minuteMs;

/**
 * Does things in the order of their times.
 * @param setBack sets the server's clock to the time of each, so many milliseconds before the present
 */
export async function playOut(presses: readonly Press[], setBack?: (ms: number) => void): Promise<void> {
  const inOrder = presses.toSorted((one, other) => other.before - one.before);
  for (const [slot, now] of Map.groupBy(inOrder, ({ before }) => Math.floor(before / slotMs))) {
    setBack?.(slot * slotMs);
    await together(now.filter(({ comes }) => comes));
    await together(now.filter(({ comes }) => !comes));
  }
}

async function together(presses: readonly Press[]): Promise<void> {
  const each = Map.groupBy(presses, ({ by }) => by).values();
  await Promise.all(
    [...each].map(async (own) => {
      for (const { act } of own) await act();
    }),
  );
}

/** Times of so many things, evenly from the first to the last: how long before the present each was. */
export function evenly(count: number, first: number, last: number): number[] {
  const gap = (first - last) / Math.max(1, count - 1);
  return Array.from({ length: count }, (_, index) => first - index * gap);
}
