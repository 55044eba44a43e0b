import type { Field, Shape } from '../model.ts';
import type { FileRule } from './file-rules.ts';

/** Rules of words that act on properties of some kinds alone: on others they would do nothing, or harm. */
export const kindRules = new Map<string, FileRule>([
  [
    'word-fits-property',
    ({ name }, _, { shapes }) =>
      (shapes.get(name)?.fields ?? []).flatMap((field) =>
        Object.entries(misfits)
          .filter(([, isMisfit]) => isMisfit(field))
          .map(([what]) => `${field.name} ${what}`),
      ),
  ],
  [
    'required-is-asked-for',
    ({ name }, _, { shapes, families }) => {
      const shape = shapes.get(name);
      const required = shape?.schema.required ?? [];
      const isMade = families.some(({ entity, verbs }) => entity === shape && verbs.includes('create'));
      return (shape?.hasForm ? shape.fields : [])
        .filter((field) => required.includes(field.name) && field.schema['x-panel-settings'] !== true)
        .flatMap(({ name: field, schema, resolved, inForm }) => {
          if (schema['x-show-when']) {
            return [
              `${field} is required, also while its form does not ask for it; "x-needed": true is for such a field`,
            ];
          }
          const isFilled = inForm || schema.readOnly || resolved.default !== undefined || resolved.const !== undefined;
          return isMade && !isFilled ? [`${field} is required of a new record, and no form asks for it`] : [];
        });
    },
  ],
  [
    'entity-words-fit',
    ({ name }, _, { shapes }) => {
      const shape = shapes.get(name);
      const words = shape?.schema['x-entity'];
      if (!shape || !words) return [];
      const { nameKey, enabledKey, defaultSort, searchable = [] } = words;
      const named = (key: string | undefined) => shape.fields.find((field) => field.name === key);
      return [
        ...(named(nameKey) && !isText(named(nameKey)) ? [`x-entity has the nameKey ${nameKey}, which is no text`] : []),
        ...(named(enabledKey) && named(enabledKey)?.type !== 'boolean'
          ? [`x-entity has the enabledKey ${enabledKey}, which is no boolean`]
          : []),
        ...(named(defaultSort) && !isOrdered(named(defaultSort), shape)
          ? [
              `x-entity is sorted by ${defaultSort}; a list is sorted by a stored column: a text, a choice, a number, a day`,
            ]
          : []),
        ...searchable
          .filter((key) => named(key) && !isSearchable(named(key)))
          .map((key) => `x-entity is searched in ${key}; the search box looks into stored texts that are no secret`),
      ];
    },
  ],
]);

/** What a property says in vain, by what is said of it. */
const misfits: Record<string, (field: Field) => boolean> = {
  'is a column and a secret: what is writeOnly is sent to nobody': ({ schema }) =>
    schema.writeOnly === true && schema['x-column'] === true,
  'is an object: only its own properties can be told; a column and a filter take texts, choices, numbers and days': ({
    type,
    schema,
  }) => type === 'object' && (schema['x-column'] === true || schema['x-filter'] === true),
  'is a file: nobody filters by an address': ({ type, schema }) => type === 'file' && schema['x-filter'] === true,
  'is unique; only a text, a choice, a number, a day or a reference can be, and no secret': ({ type, schema }) =>
    schema['x-unique'] === true && (schema.writeOnly === true || ['boolean', 'list', 'object', 'file'].includes(type)),
  'is needed, and no form asks for it': ({ inForm, schema }) =>
    !inForm && schema['x-needed'] !== undefined && schema['x-needed'] !== false,
  'refers to a record and has a default: each organisation has records of its own': ({ type, schema, resolved }) =>
    schema['x-reference'] !== undefined && type !== 'list' && resolved.default !== undefined,
  'has room for anything and is no object': ({ resolved, schema }) =>
    schema['x-max-bytes'] !== undefined && resolved.type !== 'object',
};

function isText(field: Field | undefined): boolean {
  return field?.resolved.type === 'string' && field.type !== 'file';
}

function isOrdered(field: Field | undefined, { sortable }: Shape): boolean {
  return sortable.includes(field?.name ?? '');
}

function isSearchable(field: Field | undefined): boolean {
  return isText(field) && field?.schema.writeOnly !== true;
}
