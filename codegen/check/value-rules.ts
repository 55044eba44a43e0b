import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Schema } from '../schema.ts';
import { walk } from '../schema-walk.ts';
import type { SchemaFile, Sources } from '../sources.ts';
import { breachText } from './breach-text.ts';
import type { FileRule } from './file-rules.ts';

/** Rules of the values that a schema itself gives: what it fills in or shows as an example, it must allow. */
export const valueRules = new Map<string, FileRule>([
  [
    'default-is-allowed',
    (file, sources) =>
      [...walk(file)].flatMap(({ schema, place }) =>
        schema.default === undefined
          ? []
          : faults(schema, schema.default, sources).map((why) =>
              at(place, `has a default that it does not allow: ${why}`),
            ),
      ),
  ],
  [
    'example-is-allowed',
    (file, sources) => [
      ...[...walk(file)].flatMap(({ schema, place }) =>
        (schema.examples ?? []).flatMap((example) =>
          faults(schema, example, sources).map((why) => at(place, `has an example that it does not allow: ${why}`)),
        ),
      ),
      ...given(file, file.schema['x-entity']?.example, 'x-entity has the example', sources),
    ],
  ],
  [
    'preset-is-allowed',
    (file, sources) =>
      (file.schema['x-presets'] ?? []).flatMap(({ name, ...sets }) =>
        Object.values(sets).flatMap((values) =>
          given(file, Object(values), `x-presets has in ${name} the value`, sources),
        ),
      ),
  ],
]);

/** What is wrong with values that a file gives for some of its properties. */
function given({ schema }: SchemaFile, values: Record<string, unknown> = {}, what: string, sources: Sources): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const property = schema.properties?.[name];
    if (!property) return [`${what} ${name}, which is not a property`];
    return faults(property, value, sources).map((why) => `${what} ${name}, which is not allowed: ${why}`);
  });
}

function at(place: string, message: string): string {
  return place ? `${place} ${message}` : message;
}

const judges = new WeakMap<Sources, Ajv2020>();

/**
 * Why a schema does not allow a value; nothing of texts that only a running server fills in, such as `{{today}}`, nor of
 * a schema that refers to no shape or to itself without an end, which is said by itself.
 */
function faults(schema: Schema, value: unknown, sources: Sources): string[] {
  const ajv = judges.get(sources) ?? knowing(sources);
  judges.set(sources, ajv);
  try {
    const isAllowed = ajv.compile(bare(schema));
    isAllowed(value);
    return (isAllowed.errors ?? [])
      .filter(({ data }) => !JSON.stringify(data).includes('{{'))
      .map((breach) => breachText(breach));
  } catch (error) {
    if (error instanceof Ajv2020.MissingRefError || error instanceof RangeError) return [];
    throw error;
  }
}

function knowing({ schemas }: Sources): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
  addFormats.default(ajv);
  for (const [name, schema] of new Map(schemas.map((one) => [one.name, one.schema]))) {
    ajv.addSchema(bare(schema), `${name}.json`);
  }
  return ajv;
}

/** Its name is where it stands, not what it says: a file that calls itself otherwise is named by another rule. */
function bare({ $id: _, ...schema }: Schema): object {
  return schema;
}
