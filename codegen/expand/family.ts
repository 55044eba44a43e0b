import type { Family, Parameter, Schemas, Shape, WrittenOperation } from '../model.ts';
import type { Schema } from '../schema.ts';
import type { FamilySource } from '../sources.ts';
import { type Verb, verbs } from '../verbs.ts';
import { exampleOf } from './example.ts';
import { operationObject } from './operation.ts';
import { filterParameters, listParameters, query } from './parameters.ts';
import { roleOf } from './role.ts';
import { verbPatterns } from './verb-patterns.ts';

/** The only name in a family's path is the kind of its records, which may have been published after this was generated. */
const variantName: Schema = { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$', maxLength: 60 };

const writes: readonly Verb[] = ['create', 'update', 'bulkCreate', 'bulkUpdate'];

/** The operations of one family, in the order of its verbs. */
export function expandFamily(family: FamilySource, entity: Shape, schemas: Schemas): WrittenOperation[] {
  return verbsOf(family).map((verb) => familyOperation(family, verb, entity, schemas));
}

/** A family with its entity, and where and under what name its verbs are called; undefined if there is no entity. */
export function familyOf(family: FamilySource, shapes: ReadonlyMap<string, Shape>): Family | undefined {
  const entity = shapes.get(family.entity);
  const known = verbsOf(family);
  return (
    entity && {
      family: family.family,
      entity,
      verbs: known,
      paths: Object.fromEntries(known.map((verb) => [verb, familyPath(family, verb)])),
      operations: Object.fromEntries(known.map((verb) => [verb, verbPatterns[verb].operationId(entity.name)])),
      confirmName: family.confirmName,
    }
  );
}

function verbsOf(family: FamilySource): Verb[] {
  return family.verbs.filter((verb) => verbs.includes(verb));
}

/** Where a family offers a verb: its usual path, or the family's own; one that starts with /api is absolute. */
export function familyPath(family: FamilySource, verb: Verb): string {
  const path = family.paths?.[verb] ?? verbPatterns[verb].path;
  return path.startsWith('/api/') ? path : family.path + path;
}

function familyOperation(family: FamilySource, verb: Verb, entity: Shape, schemas: Schemas): WrittenOperation {
  const pattern = verbPatterns[verb];
  const path = familyPath(family, verb);
  const parent = pattern.ofParent ? entity.parentKey : undefined;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const parameters: Parameter[] = [
    ...inPath.map((name): Parameter => ({ name, in: 'path', required: true, schema: variantName })),
    ...(parent ? [query(parent, { $ref: 'Gid.json' })] : []),
    ...(pattern.query ?? []),
    ...(verb === 'delete' && family.confirmName
      ? [query('name', { type: 'string', minLength: 1, maxLength: 200 })]
      : []),
    ...(verb === 'list' ? listParameters(entity) : []),
    ...(verb === 'dropdown' ? filterParameters(entity) : []),
    ...(worksInOrganisation(family) ? [query('orgGid?', { $ref: 'OrganisationGid.json' })] : []),
  ];
  const files = entity.fields.filter((field) => field.type === 'file');
  const body = pattern.body?.(entity.name);
  const multipart = pattern.files && files.length > 0 ? files.map((field) => field.name) : undefined;
  const object = operationObject({
    method: pattern.method,
    operationId: pattern.operationId(entity.name),
    summary: pattern.summary(words(entity.name)),
    tags: [family.tag],
    security: family.security ?? [],
    parameters,
    body,
    multipart,
    answer: { mediaType: 'application/json', schema: pattern.returns(entity.name) },
    // Of what was lost on the way nobody knows whether it came; what is sent again must not be told to be taken.
    idempotent: writes.includes(verb),
    canConflict: [...writes, 'toggle', 'sort', 'delete'].includes(verb),
  });
  return {
    path,
    method: pattern.method,
    origin: `openapi/families.yaml ${family.family}.${verb}`,
    object: {
      ...object,
      ...roleOf(pattern.method, family.security, pattern.method === 'get' ? undefined : family.role),
      'x-family': { family: family.family, verb },
      'x-example': exampleOf(verb, family, entity, schemas),
    },
  };
}

/** Records that only the provider's staff may touch belong to the provider, all others to an organisation. */
function worksInOrganisation({ security = [] }: FamilySource): boolean {
  return security.includes('systemAdvance') && security.length > 1;
}

function words(entity: string): string {
  return entity
    .split(/(?=[A-Z])/)
    .map((word) => word.toLowerCase())
    .join(' ');
}
