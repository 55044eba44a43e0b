import { createStore, type Store } from '../store.ts';

export interface Loading {
  /** Names of what is being loaded; empty when nothing is. */
  keys: Store<ReadonlySet<string>>;
  add(key?: string): void;
  remove(key?: string): void;
  clear(): void;
}

/** Makes a set of loading keys; the usual key is 'page'. */
export function createLoading(): Loading {
  const keys = createStore<ReadonlySet<string>>(new Set());
  return {
    keys,
    add: (key = 'page') => keys.set(new Set([...keys.get(), key])),
    remove: (key = 'page') => keys.set(new Set([...keys.get()].filter((other) => other !== key))),
    clear: () => keys.set(new Set()),
  };
}

/** What this page is loading. */
export const loading = createLoading();
