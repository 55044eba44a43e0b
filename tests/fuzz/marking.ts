/** Marks what an organisation writes, so that its words are known wherever they turn up. */
import { fuzzOperations, resolved, type Schema } from './contract.ts';

/** Fields by which things are found again, and those that nobody shows. */
const kept = /(id|ids|gid|code|codes|room|doctor|department|password|key|identifier|type|mac\w*)$/i;

const patterns = fuzzOperations.map(({ method, path, body }) => ({
  method,
  body,
  address: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The body of a call with the mark put into each free text that has room for it. */
export function marked(method: string, path: string, body: unknown, mark: string): unknown {
  const schema = patterns.find((one) => one.method === method && one.address.test(path))?.body;
  return schema ? inside(schema, body, '', mark) : body;
}

function inside(given: Schema, value: unknown, name: string, mark: string): unknown {
  const schema = resolved(given);
  if (typeof value === 'string') return withMark(schema, value, name, mark);
  if (Array.isArray(value)) return value.map((item) => inside(schema.items ?? {}, item, name, mark));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      inside(schema.properties?.[key] ?? { enum: [] }, item, key, mark),
    ]),
  );
}

function withMark(
  { type, enum: values, pattern, format, maxLength = 0 }: Schema,
  text: string,
  name: string,
  mark: string,
) {
  const free = type === 'string' && !values && !pattern && !format && !kept.test(name);
  // The name of a file keeps its ending, by which its type is known.
  return free && text.length + mark.length <= maxLength ? text.replace(/(\.[a-z0-9]{2,4})?$/, `${mark}$1`) : text;
}
