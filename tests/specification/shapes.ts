import { shownBy } from './claims.ts';
import type { Item } from './item.ts';
import { type Schema, type SchemaFile, schemas } from './project.ts';
import { readTable } from './table.ts';

/** What every record has besides its own fields. */
const envelope = schemas.get('Envelope')?.schema.properties ?? {};

/** Entities and their fields: one counts where a test is named that fails if nothing acts on it; otherwise it is open. */
export function fieldItems(): Item[] {
  const rows = readTable<'schema' | 'entity' | 'property' | 'name' | 'test' | 'title'>('fields');
  const fields = rows.map(({ schema, entity, property, name, test, title }): Item & { entity: string } => {
    const found = find(schema);
    const isThere = found && property in { ...(found.schema['x-entity'] ? envelope : {}), ...found.schema.properties };
    return {
      entity,
      id: `field ${entity}: ${name}`,
      kind: 'field',
      section: 3,
      name: `${entity}: ${name}`,
      ...(isThere ? shownBy(found.file, test, title) : { wrong: `${schema}.${property} is not there` }),
    };
  });
  // An entity acts where one of its fields does.
  const entities = [...new Set(rows.map(({ entity }) => entity))].map((name): Item => {
    const { file, test } = fields.find((field) => field.entity === name && field.test) ?? {};
    return { id: `entity ${name}`, kind: 'entity', section: 3, name, file, test };
  });
  return [...entities, ...fields];
}

/**
 * Every value of every enumeration, a row for those that the same test shows: it must fail if nothing acted on one of
 * them. Without a test they are open. `x-panel` stands for the names of panel types.
 */
export function valueItems(): Item[] {
  const rows = readTable<'section' | 'schema' | 'name' | 'values' | 'test' | 'title'>('values');
  return rows.flatMap(({ section, schema, name, values, test, title }) =>
    values.split(' ').map((value): Item => {
      const file = holderOf(schema, value);
      const shown = file ? shownBy(file, test, title) : { wrong: `${schema} has no ${value}` };
      const item = { id: `value ${name}: ${value}`, section: Number(section), name: `${name}: ${value}` };
      return { ...item, kind: 'value', ...shown };
    }),
  );
}

/** The value of a place such as `Media.volume.maximum`, with the file it stands in. */
export function valueAt(place: string): { file: string; value: unknown } | undefined {
  const [name = '', ...steps] = place.split('.');
  const found = schemas.get(name);
  let at: unknown = found?.schema;
  for (const step of steps) at = (at as Schema | undefined)?.properties?.[step] ?? (at as Schema | undefined)?.[step];
  return found && at !== undefined ? { file: found.file, value: at } : undefined;
}

function holderOf(schema: string, value: string): string | undefined {
  if (schema === 'x-panel') {
    return [...schemas.values()].find((one) => (one.schema['x-panel'] as Schema | undefined)?.name === value)?.file;
  }
  const found = find(schema);
  return found?.schema.enum?.map(String).includes(value) ? found.file : undefined;
}

/** A schema by its name; `Organisation.dashboardOptions` is a schema inside another. */
function find(name: string): SchemaFile | undefined {
  if (!name.includes('.')) return schemas.get(name);
  const found = valueAt(name);
  return found && { file: found.file, schema: found.value as Schema };
}
