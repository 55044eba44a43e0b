/** Lets work of one key run one after the other, each key by itself. */
export interface Turns {
  take<A>(key: string, work: () => Promise<A>): Promise<A>;
  /** Settles when nothing is under way any more. */
  idle(): Promise<void>;
}

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    take: (key, work) => {
      const before = last.get(key) ?? Promise.resolve();
      const mine = before.then(work);
      const settled = mine.then(
        () => {},
        () => {},
      );
      last.set(key, settled);
      void settled.then(() => {
        if (last.get(key) === settled) last.delete(key);
      });
      return mine;
    },
    idle: async () => {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
