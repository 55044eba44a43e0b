import { parentKey } from '../expand/entity.ts';
import { familyPath } from '../expand/family.ts';
import { type Field, fieldsOf, isFilter, sortable } from '../expand/fields.ts';
import { uploadOf } from '../expand/upload.ts';
import { verbPatterns } from '../expand/verb-patterns.ts';
import type { FamilySource, Model, SchemaFile, Sources } from '../model.ts';
import { literal, printTypeScript, union } from '../print.ts';

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
  /** Whether records have an order of their own. */
  positioned: boolean;
  defaultSort?: string;
  searchable: readonly string[];
  sortable: readonly string[];
  filters: readonly string[];
  /** Texts that two records of one parent may not share, whatever their case. */
  uniqueKeys: readonly string[];
  uploads: readonly Upload[];
  references: readonly FamilyReference[];
  /** Set by the server only. */
  readOnly: readonly string[];
  /** Never sent back. */
  writeOnly: readonly string[];
  /** Values of a new record where the client gives none. */
  defaults: Readonly<Record<string, unknown>>;
}`;

/** What the server needs to know of each family of generated calls. */
export function emitFamilies({ sources }: Model): string {
  const families = Object.fromEntries(sources.families.map((family) => [family.family, describe(family, sources)]));
  return printTypeScript(
    "import type { OperationId } from './operations.ts';\nimport type { Upload } from './uploads.ts';",
    types.replace('VERBS', union(Object.keys(verbPatterns))),
    `export type FamilyName = ${union(Object.keys(families))};`,
    `export const families: Readonly<Record<FamilyName, Family>> = ${literal(families)};`,
  );
}

function describe(family: FamilySource, sources: Sources) {
  const entity = sources.schemas.find((file) => file.name === family.entity) as SchemaFile;
  const words = entity.schema['x-entity'];
  const fields = fieldsOf(entity.schema, sources);
  const names = (keep: (field: Field) => unknown) => fields.filter(keep).map((field) => field.name);
  const key = parentKey(entity.schema);
  return {
    name: family.family,
    entity: family.entity,
    parent: key && { family: words?.parent, key },
    paths: Object.fromEntries(family.verbs.map((verb) => [verb, familyPath(family, verb)])),
    operations: Object.fromEntries(family.verbs.map((verb) => [verb, verbPatterns[verb].operationId(family.entity)])),
    nameKey: words?.nameKey,
    enabledKey: words?.enabledKey,
    positioned: words?.positioned === true,
    defaultSort: words?.defaultSort,
    searchable: words?.searchable ?? [],
    sortable: sortable(fields),
    filters: names(isFilter),
    uniqueKeys: names((field) => field.schema['x-unique']),
    uploads: fields.flatMap((field) =>
      field.schema['x-upload'] ? [uploadOf(field.name, field.schema['x-upload'], sources)] : [],
    ),
    references: fields.flatMap(({ name, type, schema }) =>
      schema['x-reference'] ? [{ property: name, family: schema['x-reference'].family, many: type === 'list' }] : [],
    ),
    readOnly: names((field) => field.readOnly),
    writeOnly: names((field) => field.schema.writeOnly),
    defaults: defaults(fields),
  };
}

function defaults(fields: Field[]): Record<string, unknown> {
  const given = fields.filter((field) => field.resolved.default !== undefined);
  return Object.fromEntries(given.map((field) => [field.name, field.resolved.default]));
}
