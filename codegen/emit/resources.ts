import { type Field, fieldsOf, isColumn, isFilter, sortable } from '../expand/fields.ts';
import { verbPatterns } from '../expand/verb-patterns.ts';
import type { Model, SchemaFile, Sources } from '../model.ts';
import { literal, printTypeScript, union } from '../print.ts';
import { textKey } from '../texts.ts';

const types = `export type FieldType = 'string' | 'number' | 'boolean' | 'enum' | 'date' | 'instant' | 'reference' | 'file';

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
  /** Family that a reference points into. */
  reference?: string;
  sortable: boolean;
}

/** What the admin's generic list and form need to know of one entity. */
export interface Resource {
  name: ResourceName;
  entity: string;
  labelKey: string;
  /** Name of its file in forms/. */
  form: string;
  /** Property that names a record to people. */
  nameKey?: string;
  enabledKey?: string;
  positioned: boolean;
  /** Whether a person types the record's name to delete it. */
  confirmName?: boolean;
  searchable: boolean;
  parent?: string;
  defaultSort?: string;
  /** Whether it is a log, the newest entry first. */
  dated?: boolean;
  operations: { readonly [verb in Verb]?: OperationId };
  columns: readonly ResourceField[];
  filters: readonly ResourceField[];
}`;

/** What the admin needs to know of each entity. */
export function emitResources({ sources }: Model): string {
  const entities = sources.schemas.filter((file) => file.schema['x-entity']);
  const resources = Object.fromEntries(
    entities.map((file) => [file.schema['x-entity']?.name, describe(file, sources)]),
  );
  return printTypeScript(
    "import type { Verb } from './families.ts';\nimport type { OperationId } from './operations.ts';",
    `export type ResourceName = ${union(Object.keys(resources))};`,
    types,
    `export const resources: Readonly<Record<ResourceName, Resource>> = ${literal(resources)};`,
  );
}

function describe(entity: SchemaFile, sources: Sources) {
  const words = entity.schema['x-entity'];
  const family = sources.families.find((candidate) => candidate.entity === entity.name);
  const fields = fieldsOf(entity.schema, sources);
  const show = (field: Field) => describeField(field, entity, sortable(fields), sources);
  return {
    name: words?.name,
    entity: entity.name,
    labelKey: textKey.entity(entity.name),
    form: entity.name,
    nameKey: words?.nameKey,
    enabledKey: words?.enabledKey,
    positioned: words?.positioned === true,
    confirmName: family?.confirmName,
    searchable: (words?.searchable ?? []).length > 0,
    parent: words?.parent,
    defaultSort: words?.defaultSort,
    dated: words?.dated,
    operations: Object.fromEntries(
      (family?.verbs ?? []).map((verb) => [verb, verbPatterns[verb].operationId(entity.name)]),
    ),
    columns: [
      ...(words?.dated ? [instant('createdAt', 'admin.list.when', true)] : []),
      ...fields.filter(isColumn).map(show),
    ],
    filters: [
      ...fields.filter(isFilter).map(show),
      ...(words?.dated ? [instant('from', 'admin.list.from'), instant('to', 'admin.list.to')] : []),
    ],
  };
}

/** When an entry of a log was made, or the time by which a log is narrowed. */
function instant(source: string, labelKey: string, sortable = false) {
  return { source, type: 'instant', labelKey, sortable };
}

function describeField(field: Field, entity: SchemaFile, sorts: string[], sources: Sources) {
  return {
    source: field.name,
    type: field.type,
    labelKey: textKey.field(entity.name, field.name),
    enum: field.schema.$ref && field.type === 'enum' ? field.schema.$ref.replace('.json', '') : undefined,
    values: valuesOf(field, sources),
    enumKey: field.values,
    reference: field.schema['x-reference']?.family,
    sortable: sorts.includes(field.name),
  };
}

function valuesOf(field: Field, sources: Sources): (string | number | null)[] | undefined {
  if (field.schema['x-values'] === 'panelTypes') {
    return sources.schemas.flatMap((file) => file.schema['x-panel']?.name ?? []);
  }
  return field.type === 'enum' ? field.resolved.enum : undefined;
}
