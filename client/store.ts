/** One value that screens follow. */
export interface Store<Value> {
  get(): Value;
  /** Tells listeners only if the value is another one. */
  set(next: Value): void;
  subscribe(listener: () => void): () => void;
}

/** Makes a store that holds `initial`. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
