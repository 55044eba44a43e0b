/**
 * Applies a JSON merge patch (RFC 7396): what is absent stays, null clears, objects merge, all else replaces.
 * Neither argument is changed.
 */
export function mergePatch(target: Readonly<Record<string, unknown>>, patch: Readonly<Record<string, unknown>>) {
  const merged: Record<string, unknown> = { ...target };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else if (isRecord(value)) merged[key] = mergePatch(isRecord(merged[key]) ? merged[key] : {}, value);
    else merged[key] = value;
  }
  return merged;
}

/** Whether a value is an object of JSON: no list, not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
