import type { Schemas, WrittenOperation } from '../model.ts';
import type { Schema } from '../schema.ts';
import { children, refName } from '../schema-walk.ts';

/**
 * The operation with how its reading of patients' data is recorded (`x-reads`) and which of its parameters identify a
 * patient (`x-identifiers`). What it says itself holds; else each call is recorded whose answer can say something of a
 * patient, by whatever way, unless the shape that it answers says otherwise.
 */
export function withReads(operation: WrittenOperation, shapes: Schemas): WrittenOperation {
  const { object } = operation;
  const answers = Object.values(object.responses).flatMap((response) => contentOf(response));
  const derived = answers.some((schema) => saysOfPatients(schema, shapes))
    ? (answers.map((schema) => ofShape(schema, shapes)?.['x-reads']).find(Boolean) ?? 'each')
    : undefined;
  const reads = object['x-reads'] ?? derived;
  const identifiers = identifiersOf(operation);
  return {
    ...operation,
    object: {
      ...object,
      ...(reads && { 'x-reads': reads }),
      ...(reads && identifiers.length > 0 && { 'x-identifiers': identifiers }),
    },
  };
}

function saysOfPatients(schema: Schema, shapes: Schemas, seen = new Set<string>()): boolean {
  if (schema['x-personal']) return true;
  if (schema.$ref) {
    const name = refName(schema.$ref);
    if (seen.has(name)) return false;
    seen.add(name);
    return saysOfPatients(shapes.get(name) ?? {}, shapes, seen);
  }
  return [...children(schema)].some(([, child]) => saysOfPatients(child, shapes, seen));
}

function identifiersOf({ object }: WrittenOperation): string[] {
  const body = object.requestBody?.content['application/json']?.schema.properties ?? {};
  const given = [...object.parameters.map(({ name, schema }) => [name, schema] as const), ...Object.entries(body)];
  return given.filter(([, schema]) => schema['x-personal'] === 'identifier').map(([name]) => name);
}

function ofShape(schema: Schema, shapes: Schemas): Schema | undefined {
  return schema.$ref ? shapes.get(refName(schema.$ref)) : undefined;
}

function contentOf(response: unknown): Schema[] {
  const { content = {} } = (response ?? {}) as { content?: Record<string, { schema: Schema }> };
  return Object.values(content).map(({ schema }) => schema);
}
