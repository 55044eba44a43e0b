import type { Model } from '../model.ts';
import { entityWords } from '../schema-words.ts';
import type { SchemaFile, Sources } from '../sources.ts';
import { kindOf } from './kind-of.ts';
import { nearest } from './nearest.ts';
import { breakable } from './node-rules.ts';
import { propertiesOf } from './properties-of.ts';

/** Says what is wrong with one schema file, a message for each thing. */
export type FileRule = (file: SchemaFile, sources: Sources, model: Model) => string[];

const folders = ['device', 'entities', 'panel-types', 'queue', 'values', 'views'];

/** Rules that look at a whole schema file. */
export const fileRules = new Map<string, FileRule>([
  [
    'file-name-is-id',
    ({ name, schema }) =>
      schema.$id === `${name}.json` ? [] : [`has the $id ${schema.$id}; it must be its file name`],
  ],
  [
    'name-is-pascal-case',
    ({ name }) => (/^[A-Z][A-Za-z0-9]*$/.test(name) ? [] : ['is not named like a type (PascalCase)']),
  ],
  [
    'folder-is-known',
    ({ folder }) => (folders.includes(folder) ? [] : [`lies in schemas/${folder}; use one of ${folders.join(', ')}`]),
  ],
  ['has-description', ({ schema }) => (schema.description ? [] : ['has no description'])],
  [
    'name-is-unique',
    (file, { schemas }, { shapes }) =>
      schemas
        .filter((one) => one !== file && [one.name, ...(shapes.get(one.name)?.made ?? [])].includes(file.name))
        .map((one) => `has the name of ${one.file}, or of a shape made of it`),
  ],
  [
    'entity-folder',
    ({ folder, schema }) =>
      (folder === 'entities') === (schema['x-entity'] !== undefined)
        ? []
        : ['must have x-entity in entities/, and only there'],
  ],
  [
    'panel-type-folder',
    ({ folder, schema }) =>
      (folder === 'panel-types') === (schema['x-panel'] !== undefined)
        ? []
        : ['must have x-panel in panel-types/, and only there'],
  ],
  [
    'entity-is-object',
    ({ schema }) =>
      schema['x-entity'] && schema.type !== 'object' ? ['is an entity and no object; a record has properties'] : [],
  ],
  ['entity-words-name-properties', namedProperties],
  [
    'entity-words-known',
    ({ schema }) =>
      Object.keys(schema['x-entity'] ?? {})
        .filter((word) => !(entityWords as readonly string[]).includes(word))
        .map((word) => `has ${word} in x-entity, which nothing reads${nearest(word, entityWords)}`),
  ],
  [
    'entity-words-name-things',
    ({ schema }, { schemas, locales }, { operations }) => {
      const { refusals = {}, listedBy, page = {} } = schema['x-entity'] ?? {};
      const sections = Object.values(locales).flatMap(({ admin }) => Object.keys(Object(Object(admin).menuGroups)));
      const { section } = page;
      const codes = schemas.find(({ name }) => name === 'ErrorCode')?.schema.enum ?? [];
      return [
        ...Object.values(refusals)
          .filter((code) => !codes.includes(code))
          .map((code) => `x-entity refuses with ${code}, which is no code`),
        ...(listedBy && !operations.some(({ object }) => object.operationId === listedBy)
          ? [`x-entity is listed by ${listedBy}, which is no operation`]
          : []),
        ...(section !== undefined && !sections.includes(section)
          ? [
              `x-entity has its page in ${section}, which is no section of the menu${nearest(section, [...new Set(sections)], 9)}`,
            ]
          : []),
      ];
    },
  ],
  [
    'panel-type-is-unique',
    (file, { schemas }) => {
      const panel = file.schema['x-panel'];
      const others = schemas.filter((one) => one !== file && one.schema['x-panel']);
      return (['index', 'name'] as const).flatMap((word) =>
        others
          .filter((one) => panel && one.schema['x-panel']?.[word] === panel[word])
          .map((one) => `has the ${word} of ${one.file}`),
      );
    },
  ],
  [
    'panel-setting-is-one',
    (file, { schemas }) =>
      file.schema['x-panel']
        ? propertiesOf(file).flatMap(([name, property]) =>
            schemas
              .filter((one) => one !== file && one.schema['x-panel'] && one.schema.properties?.[name])
              .filter((one) => kindOf(one.schema.properties?.[name]) !== kindOf(property))
              .map((one) => `${name} is of another type than in ${one.file}`),
          )
        : [],
  ],
  [
    'form-object-is-named',
    (file, _, { shapes }) =>
      shapes.get(file.name)?.hasForm
        ? propertiesOf(file)
            .filter(
              ([, property]) => property['x-form'] !== false && (property.properties || property.items?.properties),
            )
            .map(([name]) => `${name} is an object without a name; give it a file, so that its fields can have texts`)
        : [],
  ],
  [
    'form-enum-is-named',
    (file, _, { shapes }) =>
      shapes.get(file.name)?.hasForm
        ? propertiesOf(file)
            .filter(([, property]) => property['x-form'] !== false && (property.enum || property.items?.enum))
            .map(
              ([name]) => `${name} is an enumeration without a name; give it a file, so that its values can have texts`,
            )
        : [],
  ],
  [
    'language-is-described',
    ({ name, schema }, { locales }) =>
      name === 'Locale'
        ? (schema.enum ?? [])
            .map(String)
            .flatMap((code) => [
              ...(schema['x-languages']?.[code] ? [] : [`says nothing of ${code} in x-languages`]),
              ...(locales[code] ? [] : [`has ${code}, and locales/${code}.json is missing`]),
            ])
        : [],
  ],
  [
    'fonts-fall-back',
    ({ name, schema }) =>
      name === 'FontStack'
        ? (schema.enum ?? []).flatMap((fonts) =>
            (['chinese', 'thai', 'last'] as const)
              .filter((part) => !schema['x-fonts']?.[String(fonts)]?.[part]?.length)
              .map((part) => `names no font of ${fonts} as ${part} in x-fonts`),
          )
        : [],
  ],
  [
    'error-has-status',
    ({ name, schema }) => {
      const status = schema['x-status'] ?? {};
      const codes = (schema.enum ?? []).map(String);
      return name === 'ErrorCode'
        ? [
            ...codes.filter((code) => status[code] === undefined).map((code) => `${code} has no status`),
            ...Object.keys(status)
              .filter((code) => !codes.includes(code))
              .map((code) => `has a status for ${code}, which is no code`),
          ]
        : [];
    },
  ],
  [
    'keyword-has-error',
    ({ name, schema }, { schemas }) => {
      const given = schema['x-keywords'] ?? {};
      const codes = Object.values(given).flatMap(({ number: _, sumsUp: __, ...codes }) => Object.values(codes));
      return name === 'ErrorCode'
        ? [
            ...breakable.filter((word) => !given[word]).map((word) => `has no error for ${word}`),
            ...Object.keys(given)
              .filter((word) => !breakable.includes(word))
              .map((word) => `has an error for ${word}, which no value can break`),
            ...codes
              .filter((code) => code !== undefined && !schema.enum?.includes(code))
              .map((code) => `has a keyword whose error is ${code}, which is no code`),
            ...Object.entries(schema['x-shape-codes'] ?? {})
              .filter(
                ([shape, code]) =>
                  !schema.enum?.includes(code) || !schemas.find((one) => one.name === shape)?.schema.pattern,
              )
              .map(([shape, code]) => `gives ${shape} the error ${code}: no code, or no shape with a pattern`),
          ]
        : [];
    },
  ],
  [
    'transition-names-exist',
    ({ schema }, { schemas }) => {
      const moves = schema['x-transitions'] ?? [];
      const known = (name: string) => schemas.find((one) => one.name === name)?.schema.enum ?? [];
      const names = { from: known('QueueStatus'), by: known('EventKind'), to: known('QueueStatus') };
      const groups = ['x-waiting', 'x-at-counter'] as const;
      const strange = groups.flatMap((word) =>
        ((schema[word] ?? []) as string[])
          .filter((status) => !names.from.includes(status))
          .map((status) => `has ${status} in ${word}, which does not exist`),
      );
      const missing = moves.flatMap((move) =>
        Object.entries(names)
          .filter(([word, values]) => !values.includes(move[word] ?? ''))
          .map(([word]) => `has a move whose ${word} is ${move[word]}, which does not exist`),
      );
      return [...missing, ...strange];
    },
  ],
]);

function namedProperties({ schema }: SchemaFile, { schemas }: Sources): string[] {
  const words = schema['x-entity'];
  if (!words) {
    return [];
  }
  const named = [
    words.nameKey,
    words.enabledKey,
    words.externalKey,
    words.defaultSort,
    ...(words.thenSort ?? []),
    words.variant?.property,
    ...(words.searchable ?? []),
    ...(words.readOnly ?? []),
  ];
  const missing = named.filter((name) => name !== undefined && !schema.properties?.[name]);
  const orphan = words.parent && !schemas.some((one) => one.schema['x-entity']?.name === words.parent);
  return [
    ...missing.map((name) => `x-entity names ${name}, which is not a property`),
    ...(orphan ? [`x-entity names the parent ${words.parent}, which is no entity`] : []),
  ];
}
