import type { Operation } from '../model.ts';
import type { Sources } from '../sources.ts';
import { methods } from '../verbs.ts';

/** Says what is wrong with one operation, seen among all. */
type OperationRule = (operation: Operation, all: Operation[], sources: Sources) => string[];

/** Rules of the contract. */
export const operationRules = new Map<string, OperationRule>([
  [
    'operation-id',
    ({ object }) => (/^[a-z][A-Za-z0-9]*$/.test(object.operationId ?? '') ? [] : ['has no operationId in camelCase']),
  ],
  [
    'operation-id-is-unique',
    (operation, all) =>
      all
        .filter((one) => one !== operation && one.object.operationId === operation.object.operationId)
        .map((one) => `has the operationId of ${one.origin}`),
  ],
  [
    'address-is-unique',
    (operation, all) =>
      all
        .filter(
          (one) => one !== operation && one.method === operation.method && shape(one.path) === shape(operation.path),
        )
        .map((one) => `answers the same address as ${one.origin}`),
  ],
  ['summary', ({ object }) => (object.summary ? [] : ['has no summary'])],
  [
    'tag-is-known',
    ({ object }, _, { document }) => {
      const tags = (document.tags ?? []) as { name: string }[];
      return object.tags
        .filter((tag) => !tags.some((one) => one.name === tag))
        .map((tag) => `has the tag ${tag}, which openapi.yaml does not list`);
    },
  ],
  [
    'security-is-known',
    ({ object }, _, { document }) =>
      object.security
        .flatMap((requirement) => Object.keys(requirement))
        .filter((kind) => !(kind in ((document.securitySchemes ?? {}) as object)))
        .map((kind) => `takes the token ${kind}, which openapi.yaml does not list`),
  ],
  [
    'path-parameters-agree',
    ({ path, object }) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = object.parameters.filter((one) => one.in === 'path').map((one) => one.name);
      return inPath.sort().join() === declared.sort().join()
        ? []
        : [`has {${inPath.join(', ')}} in its path but declares ${declared.join(', ') || 'none'}`];
    },
  ],
  [
    'role-is-known',
    ({ object }, _, { schemas }) => {
      const known = schemas.find(({ name }) => name === 'AdminRole')?.schema.enum ?? [];
      const role = object['x-role'];
      return role === undefined || known.includes(role) ? [] : [`needs the role ${role}, which does not exist`];
    },
  ],
  ['example', example],
  [
    'what-comes-in-ends',
    ({ endless }) =>
      endless.map(
        (place) =>
          `lets ${place} come in without an end: a number has minimum and maximum, a text maxLength, a list maxItems`,
      ),
  ],
]);

/** Rules of the short form, before it is expanded: what must be said must be said. */
export function checkShortForms(sources: Sources): string[] {
  return sources.paths.flatMap(({ file, items }) =>
    Object.entries(items).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, source]) => {
        const where = `${file} ${method} ${path}`;
        const unknown = Object.keys(source).filter((word) => !shortWords.has(word));
        return [
          ...((methods as readonly string[]).includes(method) ? [] : [`${where}: is no method (method-is-known)`]),
          ...(source.security === undefined ? [`${where}: does not say who may call it (security-declared)`] : []),
          ...(answers.some((word) => source[word]) ? [] : [`${where}: does not say what it answers (answer-declared)`]),
          ...(source.example === undefined ? [`${where}: has no example (example)`] : []),
          ...unknown.map((word) => `${where}: uses ${word}, which is not in our short form (short-form-only)`),
        ];
      }),
    ),
  );
}

const answers = ['returns', 'stream', 'list', 'html', 'file'] as const;

const shortWords = new Set(
  'operationId summary description tags security path query body returns stream list html file multipart idempotent reads role example'.split(
    ' ',
  ),
);

function example({ object }: Operation): string[] {
  const given = (object['x-example'] ?? {}) as Record<string, Record<string, unknown>>;
  const missing = object.parameters
    .filter((one) => one.required && given[one.in === 'header' ? 'headers' : one.in]?.[one.name] === undefined)
    .map((one) => `has no ${one.name} in its example`);
  const bodyMissing =
    object.requestBody && given.body === undefined && 'application/json' in object.requestBody.content;
  return [...missing, ...(bodyMissing ? ['has no body in its example'] : [])];
}

function shape(path: string): string {
  return path.replace(/\{\w+\}/g, '{}');
}
