/** Whether a value fits a schema, as another validator than the server's sees it. */
import { dereference, type Schema as OtherSchema, validate } from '@cfworker/json-schema';
import { document, type Schema } from './contract.ts';

/** A copy, because the library marks what it reads. */
const known = structuredClone(document.components.schemas) as Record<string, OtherSchema>;
const lookup = dereference({ components: 0, $id: 'https://callboard.invalid/' } as OtherSchema);
for (const [name, schema] of Object.entries(known)) {
  dereference(pointed(schema) as OtherSchema, lookup, new URL(`https://callboard.invalid/${name}`));
}
const prepared = new WeakMap<Schema, OtherSchema>();
let count = 0;

/** What is wrong with a value, in a few words; nothing when it fits. */
export function shapeFault(schema: Schema, value: unknown): string | undefined {
  let own = prepared.get(schema);
  if (!own) {
    own = pointed(structuredClone(schema)) as OtherSchema;
    dereference(own, lookup, new URL(`https://callboard.invalid/inline-${++count}`));
    prepared.set(schema, own);
  }
  const { valid, errors } = validate(value, own, '2020-12', lookup, true);
  if (valid) return undefined;
  const last = errors.at(-1);
  return `${last?.instanceLocation} ${last?.keyword}: ${last?.error}`.slice(0, 300);
}

/** References to shapes of the document, pointed at the addresses under which the library knows them. */
function pointed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(pointed);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) =>
      key === '$ref' && typeof value === 'string'
        ? [key, `https://callboard.invalid/${value.split('/').at(-1)}`]
        : [key, pointed(value)],
    ),
  );
}
