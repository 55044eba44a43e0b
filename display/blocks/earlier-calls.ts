import type { ViewCall } from '#generated/shapes.ts';

/** Newest first, each number at each counter once, without the one that stands on the card. */
export function earlierCalls(calls: readonly ViewCall[], latest: ViewCall | null): ViewCall[] {
  const seen = [latest && keyOf(latest)];
  return calls
    .slice()
    .sort((one, other) => other.seq - one.seq)
    .filter((call) => {
      const key = keyOf(call);
      return seen.indexOf(key) < 0 && seen.push(key);
    });
}

function keyOf({ counterGid, mark, number }: ViewCall): string {
  return [counterGid, mark, number].join();
}
