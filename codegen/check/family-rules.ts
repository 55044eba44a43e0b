import type { FamilySource, Sources } from '../sources.ts';
import { verbs } from '../verbs.ts';
import { nearest } from './nearest.ts';

/** Says what is wrong with one entry of families.yaml. */
type FamilyRule = (family: FamilySource, sources: Sources) => string[];

const words = ['family', 'entity', 'tag', 'path', 'security', 'verbs', 'paths', 'confirmName', 'role'];

/** Rules of `openapi/families.yaml`. What a family says of all its operations is judged here, once for all of them. */
export const familyRules = new Map<string, FamilyRule>([
  [
    'family-words-known',
    (family) =>
      Object.keys(family)
        .filter((word) => !words.includes(word))
        .map((word) => `uses ${word}, which nothing reads`),
  ],
  [
    'family-entity-exists',
    ({ entity }, { schemas }) => {
      const entities = schemas.flatMap((file) => (file.schema['x-entity'] ? [file.name] : []));
      return entities.includes(entity) ? [] : [`names ${entity}, which is no entity${nearest(entity, entities)}`];
    },
  ],
  [
    'family-name-agrees',
    ({ family, entity }, { schemas }) => {
      const name = schemas.find((file) => file.name === entity)?.schema['x-entity']?.name;
      return name === undefined || name === family ? [] : [`is called ${name} by its entity`];
    },
  ],
  [
    'family-is-unique',
    (family, { families }) =>
      families.some((one) => one !== family && one.family === family.family) ? ['is there twice'] : [],
  ],
  [
    'family-verbs-known',
    ({ verbs: named }) =>
      named
        .filter((verb) => !verbs.includes(verb))
        .map((verb) => `has the verb ${verb}, which does not exist${nearest(verb, verbs)}`),
  ],
  [
    'family-tag-known',
    ({ tag }, { document }) => {
      const tags = ((document.tags ?? []) as { name: string }[]).map(({ name }) => name);
      return tags.includes(tag)
        ? []
        : [`has the tag ${tag}, which openapi.yaml does not list${nearest(`${tag}`, tags)}`];
    },
  ],
  [
    'family-security-declared',
    ({ security }) => (security?.length > 0 ? [] : ['does not say who may call it; no family is free']),
  ],
  [
    'family-security-known',
    ({ security = [] }, { document }) => {
      const kinds = Object.keys((document.securitySchemes ?? {}) as object);
      return security
        .filter((kind) => !kinds.includes(kind))
        .map((kind) => `takes the token ${kind}, which openapi.yaml does not list${nearest(kind, kinds)}`);
    },
  ],
  [
    'family-role-known',
    ({ role }, { schemas }) => {
      const known = (schemas.find(({ name }) => name === 'AdminRole')?.schema.enum ?? []) as string[];
      return role === undefined || known.includes(role)
        ? []
        : [`needs the role ${role}, which does not exist${nearest(role, known)}`];
    },
  ],
  [
    'switch-needs-enabled-key',
    ({ entity, verbs: named }, { schemas }) => {
      const words = schemas.find((file) => file.name === entity)?.schema['x-entity'];
      const switches = named.filter((verb) => ['toggle', 'enableAll', 'disableAll'].includes(verb));
      return !words || words.enabledKey ? [] : switches.map((verb) => `has ${verb}, but its entity has no enabledKey`);
    },
  ],
  [
    'sort-needs-position',
    ({ entity, verbs: named }, { schemas }) => {
      const words = schemas.find((file) => file.name === entity)?.schema['x-entity'];
      return named.includes('sort') && words && !words.positioned ? ['has sort, but its entity is not positioned'] : [];
    },
  ],
  [
    'path-names-variant',
    ({ entity, paths = {} }, { schemas }) => {
      const words = schemas.find((file) => file.name === entity)?.schema['x-entity'];
      const named = Object.values(paths).flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      return [...new Set(named)]
        .filter((name) => name !== words?.variant?.parameter)
        .map((name) => `has {${name}} in a path, which is not the variant of its entity`);
    },
  ],
  [
    'confirmed-name-exists',
    ({ entity, confirmName }, { schemas }) => {
      const words = schemas.find((file) => file.name === entity)?.schema['x-entity'];
      return confirmName && !words?.nameKey ? ['asks for a name, but its entity has no nameKey'] : [];
    },
  ],
]);
