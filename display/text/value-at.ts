/** The value at a path such as "latest.label"; undefined where the path ends early. */
export function valueAt(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value === null || value === undefined ? undefined : (value as Record<string, unknown>)[key]),
      data,
    );
}

/** The list at a path; empty when there is none. */
export function listAt<Item>(data: unknown, path: string): Item[] {
  const value = valueAt(data, path);
  return Array.isArray(value) ? value : [];
}

/** Whether there is something to show: not nothing, not empty, not zero, not false. */
export function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
