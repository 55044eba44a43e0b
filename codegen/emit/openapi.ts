import type { Model } from '../model.ts';
import { printJson } from '../print.ts';
import type { Json } from '../schema-words.ts';
import { bundle } from './bundle.ts';

type Schemas = Record<string, Json>;

/** The whole contract as one OpenAPI 3.1 document: what can be called, and every shape that a call mentions. */
export function emitOpenApi(model: Model): string {
  const document = bundle(model) as { paths: Json; components: { schemas: Schemas; responses: Json } };
  const { components, ...head } = document;
  const used = mentioned([head.paths, components.responses], components.schemas);
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => used.has(name)));
  return printJson('x-generated', { ...head, components: { ...components, schemas } });
}

/** Names of the shapes that some parts of the document lead to, at whatever distance. */
function mentioned(parts: Json, schemas: Schemas, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(parts).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    mentioned(schemas[name] ?? null, schemas, found);
  }
  return found;
}
