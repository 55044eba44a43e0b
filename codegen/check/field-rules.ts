import type { Field } from '../model.ts';
import type { FileRule } from './file-rules.ts';
import { kindOf } from './kind-of.ts';

/** Rules of what a property says about itself with our own words: files, orders, conditions, lists. */
export const fieldRules = new Map<string, FileRule>([
  [
    'upload-names-limit',
    (file, { schemas }) =>
      fields(file).flatMap(([name, property]) => {
        const upload = property['x-upload'];
        if (!upload) return [];
        const limits = schemas.find((one) => one.name === 'Limits')?.schema.properties ?? {};
        const lacks = uploadWords.filter((word) => upload[word] === undefined);
        return [
          ...lacks.map((word) => `${name} is a file without ${word} in its x-upload`),
          ...(lacks.includes('maxBytes') || limits[upload.maxBytes]
            ? []
            : [`${name} has the limit ${upload.maxBytes}, which is not in Limits.json`]),
        ];
      }),
  ],
  [
    'order-names-property',
    ({ name }, _, { shapes }) => {
      const { fields: known = [] } = shapes.get(name) ?? {};
      return known.flatMap((field) => {
        const before = field.schema['x-not-before'];
        if (before === undefined) return [];
        const other = known.find((one) => one.name === before);
        if (!other) return [`${field.name} is not before ${before}, which is not a property`];
        const alike = kindOf(field.resolved) === kindOf(other.resolved) && field.type === other.type;
        return alike && hasOrder(field)
          ? []
          : [`${field.name} is not before ${before}: both must be days, moments, times or numbers`];
      });
    },
  ],
  [
    'list-has-simple-entries',
    ({ name }, _, { shapes }) =>
      (shapes.get(name)?.fields ?? [])
        .filter(({ type, schema, entry }) => type === 'list' && (schema['x-column'] || schema['x-filter']) && !entry)
        .map((field) => `${field.name} lists objects; only texts, choices and references are a column or a filter`),
  ],
  [
    'list-speaks-for-entries',
    (file) =>
      fields(file).flatMap(([name, property]) =>
        Object.keys(property.items ?? {})
          .filter((word) => word.startsWith('x-'))
          .map((word) => `${name} has ${word} in its items, where nothing reads it; it belongs beside them`),
      ),
  ],
  [
    'condition-names-property',
    (file) =>
      fields(file).flatMap(([name, property]) =>
        Object.keys(property['x-show-when'] ?? {})
          .filter((other) => !file.schema.properties?.[other])
          .map((other) => `${name} is shown when ${other} …, which is not a property`),
      ),
  ],
]);

/** What an upload says about its file; without a limit it would have none. */
const uploadWords = ['accept', 'extensions', 'maxBytes'] as const;

/** Times of day are texts with a fixed form (TimeOfDay.json): their order is that of the letters. */
function hasOrder({ type, schema }: Field): boolean {
  return ['date', 'instant', 'number'].includes(type) || schema.$ref === 'TimeOfDay.json';
}

function fields(file: Parameters<FileRule>[0]) {
  return Object.entries(file.schema.properties ?? {});
}
