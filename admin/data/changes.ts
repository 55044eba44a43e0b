type Values = Record<string, unknown>;

/**
 * The changes of a form as a JSON merge patch: only what differs from the stored record, null for what was emptied.
 * Objects are compared property by property.
 */
export function changesOf(values: Values, stored: Values): Values {
  const patch: Values = {};
  for (const [key, value] of Object.entries(values)) {
    const before = stored[key];
    // The form makes an empty list, or an object of such, of what was never there.
    if (isEmpty(value) || (isHollow(value) && isEmpty(before))) {
      if (!isEmpty(before)) patch[key] = null;
    } else if (isObject(value) && isObject(before)) {
      const inner = changesOf({ ...emptied(before), ...value }, before);
      if (Object.keys(inner).length > 0) patch[key] = inner;
    } else if (!sameValue(withoutEmpty(value), before)) {
      patch[key] = withoutEmpty(value);
    }
  }
  return patch;
}

/** Values as they are sent: empty fields are left out, of what stands in lists as well. */
export function withoutEmpty<A>(value: A): A {
  if (Array.isArray(value)) return value.map(withoutEmpty) as A;
  if (!isObject(value)) return value;
  const filled = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(filled.map(([key, inner]) => [key, withoutEmpty(inner)])) as A;
}

/** Whether a field holds nothing. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Whether a list or an object holds nothing. */
function isHollow(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every((inner) => isEmpty(inner) || isHollow(inner));
}

function emptied(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((key) => [key, undefined]));
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Equality of JSON values. */
export function sameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
