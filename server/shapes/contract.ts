import { readFileSync } from 'node:fs';

export type Schema = Readonly<Record<string, unknown>>;

/** The bundled OpenAPI document, as codegen made it. */
export const contract = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** The shape that a schema refers to; itself where it refers to none. */
export function resolve(schema: Schema): Schema {
  if (typeof schema.$ref !== 'string') return schema;
  const name = schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  return resolve(contract.components.schemas[name] ?? {});
}
