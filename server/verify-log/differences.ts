import type { Folded } from '../queue/fold.ts';

interface Bounds {
  /** The log's beginning has been swept: what it does not know may be older. */
  readonly cut: boolean;
  /** Whether the rows of a queue are too old to be kept. */
  readonly isSwept: (queueGid: string) => boolean;
}

/** Where the stored rows are not what the log tells, one line each. */
export function differences(told: Folded, stored: Folded, { cut, isSwept }: Bounds): string[] {
  const queueOfTicket = (gid: string) => (told.tickets.get(gid) ?? stored.tickets.get(gid))?.queueGid ?? '';
  const known = (queueGid: string) => !cut || told.queues.has(queueGid);
  return [
    ...compare('queue', told.queues, stored.queues, { isKnown: known, mayBeGone: isSwept }),
    ...compare('ticket', told.tickets, stored.tickets, {
      isKnown: (gid) => !cut || told.tickets.has(gid),
      mayBeGone: (gid) => isSwept(queueOfTicket(gid)),
    }),
    // Of a counter a log without its beginning knows what happened since, not what stood before.
    ...(cut ? [] : compare('counter', told.counters, stored.counters, { isKnown: () => true, mayBeGone: () => false })),
  ];
}

function compare<Row extends object>(
  what: string,
  told: ReadonlyMap<string, Row>,
  stored: ReadonlyMap<string, Row>,
  { isKnown, mayBeGone }: { isKnown: (gid: string) => boolean; mayBeGone: (gid: string) => boolean },
): string[] {
  const found: string[] = [];
  for (const [gid, row] of told) {
    const there = stored.get(gid);
    if (there) found.push(...fieldsThatDiffer(row, there).map((text) => `${what} ${gid}: ${text}`));
    else if (!mayBeGone(gid)) found.push(`${what} ${gid}: in the log, not stored`);
  }
  for (const gid of stored.keys())
    if (!told.has(gid) && isKnown(gid)) found.push(`${what} ${gid}: stored, not in the log`);
  return found;
}

function fieldsThatDiffer(told: object, stored: object): string[] {
  const values = { told: told as Record<string, unknown>, stored: stored as Record<string, unknown> };
  const names = new Set([...Object.keys(told), ...Object.keys(stored)]);
  return [...names].sort().flatMap((name) => {
    const [log, row] = [asText(values.told[name]), asText(values.stored[name])];
    return log === row ? [] : [`${name} is ${row}, by the log ${log}`];
  });
}

/** Objects with their keys in order, so that equal ones read alike. */
function asText(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
