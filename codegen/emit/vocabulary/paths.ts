import type { Model, Schemas } from '../../model.ts';
import { resolve } from '../../references.ts';
import type { Schema } from '../../schema.ts';
import { refName } from '../../schema-walk.ts';
import { propertyTable } from './blocks.ts';
import { code, table } from './table.ts';
import { aboutText, typeText } from './type-text.ts';

/** What may follow a bar in a template. */
export function filterTable({ schemas }: Model): string[] {
  const { properties = {} } = schemas.get('TemplateFilters') ?? {};
  const rows = Object.entries(properties).map(([name, schema]) => [
    code(`${name}:`),
    typeText(schema, schemas),
    aboutText(schema),
  ]);
  return rows.length > 0
    ? ['Filters follow a bar, `{{counter.current|pad:3}}`:', table(['filter', 'takes', 'meaning'], rows)]
    : [];
}

/** Where paths begin, then the shapes that they lead through. */
export function pathTables({ schemas }: Model): string[] {
  const view = schemas.get('PanelView');
  if (!view) return [];
  const { layout: _, ...properties } = view.properties ?? {};
  const inside = Object.entries(properties).flatMap(([name, schema]) =>
    schema.properties ? [`### ${name}`, ...propertyTable(read(schema), { schemas })] : [],
  );
  const shapes = [...reached(properties, schemas)].sort();
  return [
    ...propertyTable({ properties }, { schemas }),
    ...inside,
    '### screen',
    ...propertyTable(read(schemas.get('ScreenFacts')), { schemas }),
    ...shapes.flatMap((name) => [
      `### ${name}`,
      schemas.get(name)?.description ?? '',
      ...propertyTable(read(schemas.get(name)), { schemas }),
    ]),
  ];
}

/** The shape as it is read: what must be there is nobody's to fill in. */
function read({ properties }: Schema = {}): Schema {
  return { ...(properties && { properties }) };
}

/** Names of the objects that the properties lead to, and of those in them. */
function reached(properties: Record<string, Schema>, schemas: Schemas, found = new Set<string>()): Set<string> {
  for (const schema of Object.values(properties)) {
    const some = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
    const one = some.items ?? some;
    const whole = resolve(one, schemas);
    if (!one.$ref || whole.type !== 'object' || found.has(refName(one.$ref))) continue;
    found.add(refName(one.$ref));
    reached(whole.properties ?? {}, schemas, found);
  }
  return found;
}
