/** Makes JSON text in which no text is one of some values; what else it says stays. */
export function withoutValues(json: string, values: readonly string[]): string {
  const forbidden = new Set(values);
  return JSON.stringify(JSON.parse(json, (_, value) => (forbidden.has(value) ? '＊' : value)));
}
