import type { Item } from './item.ts';
import { firstWith, type Schema, type SchemaFile, schemas, tests } from './project.ts';
import { readTable } from './table.ts';

/** What every record has besides its own fields. */
const envelope = schemas.get('Envelope')?.schema.properties ?? {};

/** Entities and their fields. */
export function fieldItems(): Item[] {
  const rows = readTable<'schema' | 'entity' | 'property' | 'name'>('fields');
  const entities = new Map(rows.map((row) => [row.entity, row.schema]));
  return [
    ...[...entities].map(([name, schema]): Item => {
      const found = find(schema);
      const test = found && firstWith(tests, word(found.name));
      return { id: `entity ${name}`, kind: 'entity', section: 3, name, file: found?.file, test };
    }),
    ...rows.map(({ schema, entity, property, name }): Item => {
      const found = find(schema);
      const isThere =
        found && property in { ...(found.schema['x-entity'] ? envelope : {}), ...found.schema.properties };
      const test = isThere ? firstWith(tests, word(property), word(found.name)) : undefined;
      const id = `field ${entity}: ${name}`;
      return {
        id,
        kind: 'field',
        section: 3,
        name: `${entity}: ${name}`,
        file: isThere ? found.file : undefined,
        test,
      };
    }),
  ];
}

/** Every value of every enumeration; `x-panel` stands for the names of panel types. */
export function valueItems(): Item[] {
  return readTable<'section' | 'schema' | 'name' | 'values'>('values').flatMap(({ section, schema, name, values }) =>
    values.split(' ').map((value): Item => {
      const file = holderOf(schema, value);
      const test = file && firstWith(tests, new RegExp(`[\`'"/ ]${escaped(value)}[\`'"/ ,)\\]}]`), context(schema));
      const id = `value ${name}: ${value}`;
      return { id, kind: 'value', section: Number(section), name: `${name}: ${value}`, file, test };
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

/** A short value such as 0 counts as tested only where its enumeration is named too. */
function context(schema: string): RegExp {
  const name = find(schema)?.name ?? '';
  return name ? new RegExp(`\\b${name}\\b`, 'i') : /./;
}

/** A schema by its name; `Organisation.dashboardOptions` is a schema inside another. */
function find(name: string): (SchemaFile & { name: string }) | undefined {
  const found = name.includes('.') ? valueAt(name) : schemas.get(name);
  if (!found) return undefined;
  const schema = 'schema' in found ? found.schema : (found.value as Schema);
  return { name: name.split('.').at(-1) as string, file: found.file, schema };
}

function word(name: string): RegExp {
  return new RegExp(`\\b${name}\\b`, 'i');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
