/**
 * JSON text that is the same for the same value, whatever the order in which its properties were set: properties by
 * their UTF-16 code units, no spaces, numbers and strings as ECMAScript writes them (RFC 8785).
 * @param value what JSON can hold; what is undefined in an object is absent
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const record = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(record)
    .filter((name) => record[name] !== undefined)
    .sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonicalJson(record[name])}`).join(',')}}`;
}
