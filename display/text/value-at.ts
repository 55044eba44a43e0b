/** Paths in their parts: layouts have few, and ask for them with each view. */
const known: { [path: string]: string[] | undefined } = {};

/** The value at a path such as "latest.label"; undefined where the path ends early. */
export function valueAt(data: unknown, path: string): unknown {
  let keys = known[path];
  if (!keys) {
    keys = path.split('.');
    known[path] = keys;
  }
  let value = data;
  for (const key of keys) {
    if (value === null || value === undefined) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
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
