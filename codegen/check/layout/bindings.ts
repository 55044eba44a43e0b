import type { Schemas } from '../../model.ts';
import { resolve } from '../../references.ts';
import type { Schema } from '../../schema.ts';
import { refName } from '../../schema-walk.ts';
import type { Json } from '../../schema-words.ts';
import { entryOf, reach } from './view-path.ts';

/** The shapes of texts in a layout that are read when it is drawn. */
export type BindingKind = 'ViewPath' | 'ViewTemplate' | 'ViewCondition';

/** One text of a layout that names something else. */
export interface Binding {
  kind: BindingKind;
  text: string;
  /** The property of its block as its schema has it, with x-binds. */
  property: Schema;
  /** As in "calledCard headline at root.children.0". */
  place: string;
  /** What its paths begin in. */
  scope: Schema;
}

const kinds: readonly string[] = ['ViewPath', 'ViewTemplate', 'ViewCondition'] satisfies BindingKind[];

/** Where a walk through a layout is. */
interface Here {
  schema: Schema;
  scope: Schema;
  /** Type and place of the block around. */
  block: string;
  at: string;
  /** Name of the property within the block. */
  name: string;
}

/** Every path, template and condition of a layout, as the schemas of its blocks name them. */
export function* bindings(layout: Json, scope: Schema, schemas: Schemas): Generator<Binding> {
  const schema: Schema = { $ref: 'Layout.json' };
  yield* visit(layout, { schema, scope, block: 'layout', at: '', name: '' }, schemas);
}

function* visit(value: Json | undefined, here: Here, schemas: Schemas): Generator<Binding> {
  const { schema, name } = here;
  const shape = schema.$ref && refName(schema.$ref);
  if (typeof value === 'string') {
    if (shape && kinds.includes(shape)) {
      const place = `${here.block} ${name}`;
      yield { kind: shape as BindingKind, text: value, property: schema, place, scope: here.scope };
    }
  } else if (Array.isArray(value)) {
    const { items = {} } = resolve(schema, schemas);
    for (const [index, entry] of value.entries()) {
      yield* visit(entry, { ...here, schema: items, at: `${here.at}.${index}` }, schemas);
    }
  } else if (value && typeof value === 'object') {
    yield* visitObject(value, here, schemas);
  }
}

function* visitObject(value: { [key: string]: Json }, here: Here, schemas: Schemas): Generator<Binding> {
  const whole = resolve(here.schema, schemas);
  const branch = whole.oneOf?.map((one) => resolve(one, schemas)).find((one) => isOfType(one, value.type));
  const { properties = {} } = branch ?? whole;
  const block = branch ? `${value.type} at ${here.at}:` : here.block;
  for (const [name, inner] of Object.entries(value)) {
    const at = here.at ? `${here.at}.${name}` : name;
    const scope = name === 'children' ? withItem(value.repeat, here.scope, schemas) : here.scope;
    yield* visit(
      inner,
      { schema: properties[name] ?? {}, scope, block, at, name: branch ? name : `${here.name} ${name}`.trim() },
      schemas,
    );
  }
}

function isOfType({ properties }: Schema, type: Json | undefined): boolean {
  return properties?.type?.const === type;
}

/** What the children of a box that repeats over a list read from: the same, and `item`. */
function withItem(repeat: Json | undefined, scope: Schema, schemas: Schemas): Schema {
  if (typeof repeat !== 'string') return scope;
  const list = reach(repeat, scope, schemas);
  // Where the list itself is wrong, that is said, and its children may read anything.
  const item = ('missing' in list ? undefined : entryOf(list)) ?? { type: 'object' };
  return { ...scope, properties: { ...scope.properties, item } };
}
