import type { Family, Field, Model, Shape } from '../model.ts';
import { literal, printTypeScript, union } from '../print.ts';
import { refName } from '../schema-walk.ts';
import { verbs } from '../verbs.ts';

const types = `export type Verb = VERBS;

export interface FamilyReference {
  property: string;
  family: string;
  /** Whether the property holds several gids. */
  many: boolean;
}

/** What the server's verbs need to know of one family. */
export interface Family {
  name: FamilyName;
  entity: string;
  /** The entity its records belong to, with the parameter that names it; absent: the organisation. */
  parent?: { family: string; key: string };
  paths: { readonly [verb in Verb]?: string };
  operations: { readonly [verb in Verb]?: OperationId };
  nameKey?: string;
  enabledKey?: string;
  /** Records are of kinds: the property that holds the kind, the parameter of the path that names it. */
  variant?: { property: string; parameter: string };
  /** The property whose shape is that of the record's kind: the settings of a panel. */
  settings?: string;
  /** Property of an event that names a record; those of a child name its parent. */
  eventKey?: EVENT_KEYS;
  /** Codes that say it better than the usual ones. */
  refusals?: { notFound?: ErrorCode; duplicate?: ErrorCode; nameDiffers?: ErrorCode };
  /** Whether its records have a table of their own; all others are documents. */
  ownTable?: boolean;
  /** Whether an edit shows only on the screens that its event names. */
  local?: boolean;
  /** Whether records have an order of their own. */
  positioned: boolean;
  defaultSort?: string;
  /** What those with the same are ordered by. */
  thenSort?: readonly string[];
  searchable: readonly string[];
  sortable: readonly string[];
  filters: readonly string[];
  /** Texts that two records of one parent may not share, whatever their case. */
  uniqueKeys: readonly string[];
  uploads: readonly Upload[];
  references: readonly FamilyReference[];
  /** Lists that a list of records is narrowed by: those that have the value among others. */
  listFilters: readonly string[];
  /** What is not before another, by path: "times.endDate". */
  orders: readonly { readonly property: string; readonly notBefore: string }[];
  /** What must be filled in while other properties have these values (one of several). */
  needed: readonly { readonly property: string; readonly when: Readonly<Record<string, readonly unknown[]>> }[];
  /** Set by the server only. */
  readOnly: readonly string[];
  /** Never sent back. */
  writeOnly: readonly string[];
  /** Values of a new record where the client gives none. */
  defaults: Readonly<Record<string, unknown>>;
}`;

/** What the server needs to know of each family of generated calls. */
export function emitFamilies(model: Model): string {
  const families = Object.fromEntries(model.families.map((family) => [family.family, describe(family, model)]));
  const documents = model.families.filter(({ entity }) => !entity.schema['x-entity']?.ownTable);
  const shapes = documents.map(({ entity }) => entity.name).sort();
  const eventKeys = model.families.flatMap(({ entity }) => entity.schema['x-entity']?.eventKey ?? []);
  return printTypeScript(
    [
      "import type { ErrorCode } from './errors.ts';",
      "import type { OperationId } from './operations.ts';",
      `import type {\n${shapes.map((name) => `  ${name},\n`).join('')}} from './shapes.ts';`,
      "import type { Upload } from './uploads.ts';",
    ].join('\n'),
    types.replace('VERBS', union(verbs)).replace('EVENT_KEYS', union([...new Set(eventKeys)])),
    `export type FamilyName = ${union(Object.keys(families))};`,
    `/** What the records of each family are that are stored as documents. */\nexport interface DocumentShapes {\n${documents.map(({ family, entity }) => `  ${family}: ${entity.name};\n`).join('')}}`,
    `export const families: Readonly<Record<FamilyName, Family>> = ${literal(families)};`,
  );
}

function describe({ entity, ...family }: Family, { shapes }: Model) {
  const { fields, parentKey: key } = entity;
  const words = entity.schema['x-entity'];
  const names = (keep: (field: Field) => unknown) => fields.filter(keep).map((field) => field.name);
  return {
    name: family.family,
    entity: entity.name,
    parent: key && { family: words?.parent, key },
    paths: family.paths,
    operations: family.operations,
    nameKey: words?.nameKey,
    enabledKey: words?.enabledKey,
    variant: words?.variant,
    settings: fields.find(({ schema }) => schema['x-panel-settings'])?.name,
    eventKey: words?.eventKey,
    refusals: words?.refusals,
    ownTable: words?.ownTable,
    local: words?.local,
    positioned: words?.positioned === true,
    defaultSort: words?.defaultSort,
    thenSort: words?.thenSort,
    searchable: words?.searchable ?? [],
    sortable: entity.sortable,
    filters: names(({ filter }) => filter),
    uniqueKeys: names((field) => field.schema['x-unique']),
    uploads: fields.flatMap(({ upload }) => upload ?? []),
    references: fields.flatMap(({ name, type, schema }) =>
      schema['x-reference'] ? [{ property: name, family: schema['x-reference'].family, many: type === 'list' }] : [],
    ),
    listFilters: names((field) => field.filter && field.type === 'list'),
    orders: ordersOf(entity, shapes),
    needed: fields.flatMap(neededOf),
    readOnly: names((field) => field.readOnly),
    writeOnly: names((field) => field.schema.writeOnly),
    defaults: defaults(fields),
  };
}

/** The orders of a shape and of the objects in it. */
function ordersOf({ fields }: Shape, shapes: Model['shapes'], within = ''): { property: string; notBefore: string }[] {
  return fields.flatMap(({ name, type, schema }) => {
    const inner = type === 'object' && schema.$ref ? shapes.get(refName(schema.$ref)) : undefined;
    const before = schema['x-not-before'];
    return [
      ...(before ? [{ property: within + name, notBefore: within + before }] : []),
      ...(inner ? ordersOf(inner, shapes, `${within}${name}.`) : []),
    ];
  });
}

/** What a property that must be filled in depends on: when the form shows it, and when it needs it. */
function neededOf({ name, schema }: Field): { property: string; when: Record<string, unknown[]> }[] {
  const { 'x-needed': needed, 'x-show-when': shown } = schema;
  if (!needed) return [];
  const conditions = [shown ?? {}, needed === true ? {} : needed].flatMap((words) => Object.entries(words));
  return [{ property: name, when: Object.fromEntries(conditions.map(([other, value]) => [other, [value].flat()])) }];
}

function defaults(fields: Field[]): Record<string, unknown> {
  const given = fields.filter((field) => field.resolved.default !== undefined);
  return Object.fromEntries(given.map((field) => [field.name, field.resolved.default]));
}
