type Parts = { [key: string]: unknown };

/**
 * A value in which everything that is as it was is the very same object as before, so that who draws from a part need only
 * compare it by identity. The new value is changed for it; what it shares with the old one already is not looked into.
 */
export function keepParts<Value>(before: Value, next: Value): Value {
  return kept(before, next) as Value;
}

function kept(before: unknown, next: unknown): unknown {
  if (before === next || !isParts(before) || !isParts(next) || Array.isArray(before) !== Array.isArray(next))
    return next;
  const keys = Object.keys(next);
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const held = before[key];
    if (held === next[key]) {
      if (held === undefined && !(key in before)) same = false;
      continue;
    }
    // What only stands at another place of its list is as it was.
    if (!Array.isArray(before) || before.indexOf(next[key]) < 0) next[key] = kept(held, next[key]);
    if (!Object.is(next[key], held)) same = false;
  }
  return same ? before : next;
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}
