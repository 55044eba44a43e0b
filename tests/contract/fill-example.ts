export type Values = Record<string, unknown>;

/** An example with its `{{placeholders}}` filled in; examples name the demo organisation, here it is the test's clinic. */
export function fill(node: unknown, values: Values): unknown {
  if (node === 'demo') return values.organisation;
  if (typeof node === 'string') {
    const whole = /^\{\{(\w+)\}\}$/.exec(node)?.[1];
    if (whole) return value(whole, values);
    return node.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(value(name, values)));
  }
  if (Array.isArray(node)) return node.map((item) => fill(item, values));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, fill(item, values)]));
}

/** Names of the placeholders in an example. */
export function placeholdersIn(example: unknown): string[] {
  return [...JSON.stringify(example).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string);
}

function value(name: string, values: Values): unknown {
  if (values[name] === undefined) throw new Error(`the test has no {{${name}}} for an example`);
  return values[name];
}
