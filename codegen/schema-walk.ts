import type { Schema } from './schema.ts';

/** One place in a schema file. */
export interface SchemaNode<File = unknown> {
  file: File;
  schema: Schema;
  /** Where it stands, as in "properties.volume"; empty for the whole file. */
  place: string;
  /** Inside if, then, else or not, where a schema only adds to another. */
  conditional: boolean;
}

/** Every schema in a file, outermost first. */
export function* walk<File extends { schema: Schema }>(file: File): Generator<SchemaNode<File>> {
  yield* visit({ file, schema: file.schema, place: '', conditional: false });
}

function* visit<File>(node: SchemaNode<File>): Generator<SchemaNode<File>> {
  yield node;
  for (const [step, schema, conditional] of children(node.schema)) {
    const place = node.place ? `${node.place}.${step}` : step;
    yield* visit({ file: node.file, schema, place, conditional: node.conditional || conditional });
  }
}

/** The schemas that stand directly in another: where, and whether only under a condition. */
export function* children(schema: Schema): Generator<[string, Schema, boolean]> {
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    yield [`properties.${name}`, child, false];
  }
  for (const word of ['items', 'additionalProperties'] as const) {
    const child = schema[word];
    if (child && typeof child === 'object') {
      yield [word, child, false];
    }
  }
  for (const word of ['anyOf', 'oneOf', 'allOf'] as const) {
    for (const [index, child] of (schema[word] ?? []).entries()) {
      yield [`${word}.${index}`, child, word === 'allOf'];
    }
  }
  for (const word of ['if', 'then', 'else', 'not'] as const) {
    const child = schema[word];
    if (child) {
      yield [word, child, true];
    }
  }
}

/** Name of the shape that a bare reference points at: "Panel.json" is Panel. */
export function refName(ref: string): string {
  return ref.replace(/\.json$/, '');
}

/** A copy of the schema with every `$ref` put through `change`. */
export function mapRefs(schema: Schema, change: (ref: string) => Schema): Schema {
  return mapSchema(schema, (node) => (node.$ref === undefined ? node : { ...withoutRef(node), ...change(node.$ref) }));
}

function withoutRef(schema: Schema): Schema {
  const { $ref: _, ...rest } = schema;
  return rest;
}

/** A copy of the schema with every subschema put through `change`, innermost first. */
export function mapSchema(schema: Schema, change: (node: Schema) => Schema): Schema {
  const copy: Schema = { ...schema };
  if (copy.properties) {
    copy.properties = Object.fromEntries(
      Object.entries(copy.properties).map(([name, child]) => [name, mapSchema(child, change)]),
    );
  }
  for (const word of ['items', 'additionalProperties', 'if', 'then', 'else', 'not'] as const) {
    const child = copy[word];
    if (child && typeof child === 'object') {
      copy[word] = mapSchema(child, change);
    }
  }
  for (const word of ['anyOf', 'oneOf', 'allOf'] as const) {
    copy[word] &&= copy[word].map((child) => mapSchema(child, change));
  }
  return change(copy);
}
