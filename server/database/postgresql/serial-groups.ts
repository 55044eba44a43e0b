/** Serves work of one key in groups, one group after another; what arrives meanwhile forms the next group. */
export interface SerialGroups<Work> {
  join(key: string, work: Work): void;
  /** Settles when nothing is under way any more. */
  idle(): Promise<void>;
}

/** @param serve does a group of one key; it never rejects */
export function createSerialGroups<Work>(
  groupLimit: number,
  serve: (key: string, group: readonly Work[]) => Promise<void>,
): SerialGroups<Work> {
  const waiting = new Map<string, Work[]>();
  const serving = new Map<string, Promise<void>>();

  async function serveAll(key: string): Promise<void> {
    const next = waiting.get(key) as Work[];
    // What arrives in the same turn shares a group.
    await Promise.resolve();
    while (next.length > 0) await serve(key, next.splice(0, groupLimit));
    waiting.delete(key);
    serving.delete(key);
  }

  return {
    join: (key, work) => {
      const next = waiting.get(key);
      if (next) {
        next.push(work);
        return;
      }
      waiting.set(key, [work]);
      serving.set(key, serveAll(key));
    },
    idle: async () => {
      while (serving.size > 0) await Promise.all(serving.values());
    },
  };
}
