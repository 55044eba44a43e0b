/** A small record kept on this device; a browser that forbids storage keeps it as long as the page lives. */
export interface StoredRecord<Value extends object> {
  read(): Value;
  /** Changes the given keys; undefined removes one. */
  change(part: Partial<Value>): void;
  clear(): void;
  /** Whether what was written can be read after a reload. */
  isKept(): boolean;
}

/** The record under `key`; anything but an object stored there counts as empty. */
export function storedRecord<Value extends object>(storage: Storage | undefined, key: string): StoredRecord<Value> {
  let inMemory: Value | undefined;
  const read = (): Value => {
    if (inMemory) return inMemory;
    try {
      const value: unknown = JSON.parse(storage?.getItem(key) || '{}');
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Value) : ({} as Value);
    } catch {
      return {} as Value;
    }
  };
  const write = (value: Value) => {
    try {
      if (!storage) throw new Error('no storage');
      storage.setItem(key, JSON.stringify(value));
      inMemory = undefined;
    } catch {
      inMemory = value;
    }
  };
  return {
    read,
    change: (part) => write(Object.assign({}, read(), part)),
    clear() {
      inMemory = undefined;
      try {
        storage?.removeItem(key);
      } catch {
        inMemory = {} as Value;
      }
    },
    isKept: () => storage !== undefined && inMemory === undefined,
  };
}
