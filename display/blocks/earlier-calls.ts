import type { ViewCall } from '#generated/shapes.ts';

/** Newest first, each number at each counter once, without the one that stands on the card. */
export function earlierCalls(calls: readonly ViewCall[], latest: ViewCall | null): ViewCall[] {
  const seen = latest ? [keyOf(latest)] : [];
  return calls
    .slice()
    .sort((one, other) => other.seq - one.seq)
    .filter((call) => {
      const key = keyOf(call);
      if (seen.indexOf(key) >= 0) return false;
      seen.push(key);
      return true;
    });
}

function keyOf({ counterGid, mark = '', number }: ViewCall): string {
  return `${counterGid} ${mark}${number}`;
}
