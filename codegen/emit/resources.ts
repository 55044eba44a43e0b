import type { Field, Model, Shape } from '../model.ts';
import { literal, printTypeScript, union } from '../print.ts';
import { refName } from '../schema-walk.ts';
import { textKey } from '../texts.ts';

const types = `export type FieldType = 'string' | 'number' | 'boolean' | 'enum' | 'date' | 'instant' | 'reference' | 'file' | 'list';

/** A property as a list shows it or filters by it. */
export interface ResourceField {
  source: string;
  type: FieldType;
  /** Key of its label. */
  labelKey: string;
  /** Of an enumeration: its name in values.ts, its values, and the key below which their labels stand. */
  enum?: string;
  values?: readonly (string | number)[];
  enumKey?: string;
  /** Of a text: the key below which those that are known have labels (x-known); the family that it queries (x-query-of). */
  knownKey?: string;
  queryOf?: string;
  /** Family that a reference, or each of a list, points into. */
  reference?: string;
  sortable: boolean;
}

/** What the admin's generic list and form need to know of one entity. */
export interface Resource {
  name: ResourceName;
  entity: string;
  labelKey: string;
  /** Where its pages lie, the last part of the address. */
  path: string;
  /** Key of what its pages are called. */
  titleKey: string;
  /** Key of the sentences that say what its records are for. */
  purposeKey: string;
  /** Name of its picture in the menu, its section there, and its place; those without one follow. */
  icon?: string;
  menuSection?: string;
  place?: number;
  /** The page that leads to them, so that the menu need not. */
  reachedFrom?: string;
  /** Records are of kinds: the property that holds the kind, the parameter of a call that names it, each kind's form. */
  variant?: { property: string; parameter: string; forms: Readonly<Record<string, string>> };
  /** Name of its file in forms/. */
  form: string;
  /** Property that names a record to people. */
  nameKey?: string;
  /** What people fill in and a record is recognised by, the surest first. */
  keys: readonly string[];
  /** Of these, what no two records may share. */
  unique: readonly string[];
  enabledKey?: string;
  positioned: boolean;
  /** Whether a person types the record's name to delete it. */
  confirmName?: boolean;
  searchable: boolean;
  parent?: string;
  defaultSort?: string;
  /** Whether it is a log, the newest entry first. */
  dated?: boolean;
  /** Whether its list begins with the newest record, as that of a log does. */
  newestFirst?: boolean;
  operations: { readonly [verb in Verb]?: OperationId };
  columns: readonly ResourceField[];
  filters: readonly ResourceField[];
}`;

/** What the admin needs to know of each entity. */
export function emitResources(model: Model): string {
  const entities = [...model.shapes.values()].filter((file) => file.schema['x-entity']);
  const resources = Object.fromEntries(entities.map((file) => [file.schema['x-entity']?.name, describe(file, model)]));
  return printTypeScript(
    "import type { Verb } from './families.ts';\nimport type { OperationId } from './operations.ts';",
    `export type ResourceName = ${union(Object.keys(resources))};`,
    `/** Pictures of the menu that pages ask for. */\nexport type MenuIcon = ${union(iconsOf(entities))};`,
    types,
    `export const resources: Readonly<Record<ResourceName, Resource>> = ${literal(resources)};`,
  );
}

function iconsOf(entities: readonly Shape[]): string[] {
  return [...new Set(entities.flatMap(({ schema }) => schema['x-entity']?.page?.icon ?? []))].sort();
}

function describe(entity: Shape, { families, shapes }: Model) {
  const words = entity.schema['x-entity'];
  const family = families.find((candidate) => candidate.entity === entity);
  const show = (field: Field) => describeField(field, entity);
  const columns = entity.fields.filter(({ column }) => column);
  const filters = entity.fields.filter(({ filter }) => filter);
  return {
    name: words?.name,
    entity: entity.name,
    labelKey: textKey.entity(entity.name),
    path: words?.page?.path ?? words?.name,
    titleKey: words?.page?.title ?? textKey.entity(entity.name),
    purposeKey: textKey.purpose(entity.name),
    icon: words?.page?.icon,
    menuSection: words?.page?.section,
    place: words?.page?.place,
    reachedFrom: words?.page?.from,
    variant: words?.variant && { ...words.variant, forms: formsOfKinds(shapes) },
    form: entity.name,
    nameKey: words?.nameKey,
    ...keysOf(entity),
    enabledKey: words?.enabledKey,
    positioned: words?.positioned === true,
    confirmName: family?.confirmName,
    searchable: (words?.searchable ?? []).length > 0,
    parent: words?.parent,
    defaultSort: words?.defaultSort,
    dated: words?.dated,
    newestFirst: words?.newestFirst,
    operations: family?.operations ?? (words?.listedBy ? { list: words.listedBy } : {}),
    columns: [...(words?.dated ? [instant('createdAt', 'admin.list.when', true)] : []), ...columns.map(show)],
    filters: [
      ...filters.map(show),
      ...(words?.dated ? [instant('from', 'admin.list.from'), instant('to', 'admin.list.to')] : []),
    ],
  };
}

/** What is always filled in is surer than what may be empty, and what others may share comes last. */
function keysOf({ fields, schema }: Shape) {
  const inForm = fields.filter((field) => field.inForm);
  const isRequired = ({ name }: Field) => schema.required?.includes(name) === true;
  const unique = inForm
    .filter((field) => field.schema['x-unique'])
    .sort((one, other) => Number(isRequired(other)) - Number(isRequired(one)))
    .map(({ name }) => name);
  const named = inForm.filter(({ name }) => name === schema['x-entity']?.nameKey).map(({ name }) => name);
  return { keys: [...new Set([...unique, ...named])], unique };
}

function formsOfKinds(shapes: Model['shapes']): Record<string, string> {
  return Object.fromEntries(
    [...shapes.values()].flatMap(({ name, schema }) => (schema['x-panel'] ? [[schema['x-panel'].name, name]] : [])),
  );
}

/** When an entry of a log was made, or the time by which a log is narrowed. */
function instant(source: string, labelKey: string, sortable = false) {
  return { source, type: 'instant', labelKey, sortable };
}

function describeField(field: Field, entity: Shape) {
  return {
    source: field.name,
    type: field.type,
    labelKey: textKey.field(entity.name, field.name),
    enum: field.type === 'enum' && field.schema.$ref ? refName(field.schema.$ref) : undefined,
    values: field.choices,
    enumKey: field.values,
    knownKey: field.schema['x-known'] && textKey.values(refName(field.schema['x-known'])),
    queryOf: field.schema['x-query-of'],
    reference: field.schema['x-reference']?.family,
    sortable: entity.sortable.includes(field.name),
  };
}
