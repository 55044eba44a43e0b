import type { Model } from '../model.ts';
import type { Schema } from '../schema.ts';
import { refName, type SchemaNode } from '../schema-walk.ts';
import { schemaWords } from '../schema-words.ts';
import type { Sources } from '../sources.ts';
import { nearest } from './nearest.ts';

/** Says what is wrong at one place of a schema; undefined when nothing is. */
type NodeRule = (node: SchemaNode, sources: Sources, model: Model) => string | undefined;

/** The subset of JSON Schema 2020-12 in which every tool we use agrees (docs/decisions/003-json-schema-subset.md). */
export const keywords = new Set(
  `$id $ref description type enum const default examples format pattern minLength maxLength minimum maximum multipleOf
  minItems maxItems uniqueItems minProperties maxProperties properties required additionalProperties items anyOf oneOf
  allOf not if then else readOnly writeOnly`.split(/\s+/),
);

/** Keywords of the subset that no value can break: they describe, or what is inside them says what is wrong. */
const unbreakable = new Set(
  `$id $ref description default examples properties items allOf then else readOnly writeOnly`.split(/\s+/),
);

/** Keywords that a value can break; each has an error (x-keywords in ErrorCode.json). */
export const breakable = [...keywords].filter((word) => !unbreakable.has(word));

/** Rules that look at one place at a time. */
export const nodeRules = new Map<string, NodeRule>([
  ['type-required', ({ schema, conditional }) => (conditional || hasType(schema) ? undefined : 'has no type')],
  ['no-title', ({ schema }) => (schema.title === undefined ? undefined : 'has a title; texts live in locales/')],
  [
    'subset-only',
    ({ schema }) => {
      const other = Object.keys(schema).filter(
        (word) => !keywords.has(word) && !schemaWords.has(word) && word !== 'title',
      );
      const [first] = other;
      if (first === undefined) return undefined;
      const like = nearest(first, [...(first.startsWith('x-') ? schemaWords : keywords)]);
      return `uses ${other.join(', ')}, which is not in our subset of JSON Schema${like}`;
    },
  ],
  [
    'ref-is-bare',
    ({ schema }) =>
      schema.$ref === undefined || /^[A-Z][A-Za-z0-9]*\.json$/.test(schema.$ref)
        ? undefined
        : `refers to "${schema.$ref}"; a reference is a bare file name such as "Panel.json"`,
  ],
  [
    'ref-exists',
    ({ schema }, { schemas: files }, { schemas }) =>
      schema.$ref === undefined || schemas.has(refName(schema.$ref))
        ? undefined
        : `refers to ${schema.$ref}, which is no shape: schemas/ has no folder with such a file${nearest(
            schema.$ref,
            files.map(({ name }) => `${name}.json`),
          )}`,
  ],
  [
    'no-ref-siblings',
    ({ schema }) => {
      const beside = Object.keys(schema).filter((word) => word !== '$ref' && !word.startsWith('x-'));
      return schema.$ref && beside.length > 0
        ? `has ${beside.join(', ')} beside $ref, where some tools ignore it; it belongs in ${schema.$ref} itself`
        : undefined;
    },
  ],
  [
    'required-is-defined',
    ({ schema, conditional }) => {
      const missing = (schema.required ?? []).filter((name) => !schema.properties?.[name]);
      return missing.length > 0 && !conditional
        ? `requires ${missing.join(', ')}, which it does not define`
        : undefined;
    },
  ],
  [
    'branch-names-properties',
    ({ schema }) => {
      const { properties } = schema;
      const branches = [schema, ...(schema.allOf ?? [])].flatMap((one) => [one.if, one.then, one.else]);
      const missing = branches.flatMap(namesIn).find((name) => properties && !properties[name]);
      return missing === undefined
        ? undefined
        : `names ${missing} in its if, then or else, which is not a property${nearest(missing, Object.keys(properties ?? {}))}`;
    },
  ],
  [
    'text-has-limit',
    ({ schema, conditional }) =>
      conditional || !isType(schema, 'string') || isFixed(schema) || schema.maxLength || schema.format === 'binary'
        ? undefined
        : 'is a string without maxLength',
  ],
  [
    'list-has-limit',
    ({ schema, conditional }) =>
      conditional || !isType(schema, 'array') || (schema.maxItems && schema.items)
        ? undefined
        : 'is an array without maxItems or items',
  ],
  [
    'enum-values-differ',
    ({ schema }) =>
      schema.enum && new Set(schema.enum).size < schema.enum.length ? 'names a value of its enum twice' : undefined,
  ],
  [
    'variant-has-const-tag',
    ({ schema }, sources) =>
      schema.oneOf && !commonTag(schema.oneOf, sources)
        ? 'is a oneOf whose branches share no required property with a const'
        : undefined,
  ],
  [
    'no-null-character',
    ({ schema }) => {
      const { properties: _, items: __, ...own } = schema;
      return /\\u0000|\\\\0/.test(JSON.stringify(own)) ? 'contains a null character' : undefined;
    },
  ],
]);

/** The properties of which a branch says something, also in what it is made of. */
function namesIn(branch: Schema | undefined): string[] {
  if (!branch) return [];
  const { properties = {}, required = [], allOf = [], anyOf = [], oneOf = [], not } = branch;
  return [...Object.keys(properties), ...required, ...[...allOf, ...anyOf, ...oneOf, not].flatMap(namesIn)];
}

function hasType(schema: Schema): boolean {
  return [schema.type, schema.$ref, schema.anyOf, schema.oneOf].some((word) => word !== undefined);
}

function isType(schema: Schema, type: string): boolean {
  return schema.type === type || (Array.isArray(schema.type) && schema.type.includes(type));
}

function isFixed(schema: Schema): boolean {
  return schema.enum !== undefined || schema.const !== undefined;
}

function commonTag(branches: Schema[], sources: Sources): boolean {
  const tags = branches.map((branch) => {
    const file = branch.$ref && sources.schemas.find((one) => `${one.name}.json` === branch.$ref);
    const { properties = {}, required = [] } = file ? file.schema : branch;
    return required.filter((name) => properties[name]?.const !== undefined);
  });
  return (tags[0] ?? []).some((name) => tags.every((names) => names.includes(name)));
}
