/** Lets work of one key go on in groups, one group after the other; what comes meanwhile makes the next group. */
export interface Lines<Work> {
  join(key: string, work: Work): void;
  /** Settles when nothing is under way any more. */
  idle(): Promise<void>;
}

/** @param serve does a group of one key; it never rejects */
export function createLines<Work>(
  groupLimit: number,
  serve: (key: string, group: readonly Work[]) => Promise<void>,
): Lines<Work> {
  const waiting = new Map<string, Work[]>();
  const serving = new Map<string, Promise<void>>();

  async function serveAll(key: string): Promise<void> {
    const line = waiting.get(key) as Work[];
    // Those who came in the same moment go together.
    await Promise.resolve();
    while (line.length > 0) await serve(key, line.splice(0, groupLimit));
    waiting.delete(key);
    serving.delete(key);
  }

  return {
    join: (key, work) => {
      const line = waiting.get(key);
      if (line) {
        line.push(work);
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
