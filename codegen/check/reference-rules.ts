import type { Model } from '../model.ts';
import { resolve } from '../references.ts';
import { refName } from '../schema-walk.ts';
import type { EntityWords } from '../schema-words.ts';
import type { FileRule } from './file-rules.ts';
import { nearest } from './nearest.ts';
import { propertiesOf } from './properties-of.ts';

/** Rules of the words with which a property names something elsewhere: a family, an enumeration, an operation, a role. */
export const referenceRules = new Map<string, FileRule>([
  [
    'reference-names-family',
    (file, { families }) =>
      propertiesOf(file).flatMap(([name, property]) => {
        const named = [property['x-reference'], property['x-choose-from'], property['x-suggest']].flatMap(
          (word) => word?.family ?? [],
        );
        return named
          .filter((family) => !families.some((one) => one.family === family))
          .map(
            (family) =>
              `${name} refers to the family ${family}, which is not in families.yaml${nearest(
                family,
                families.map((one) => one.family),
              )}`,
          );
      }),
  ],
  [
    'reference-asks-for-filters',
    (file, _, { shapes }) =>
      propertiesOf(file).flatMap(([name, property]) => {
        const chosen = property['x-choose-from'];
        const { family, where = {} } = property['x-reference'] ?? {
          family: chosen?.family,
          where: Object.fromEntries((chosen?.alike ?? []).map((word) => [word, null])),
        };
        const target = [...shapes.values()].find(({ schema }) => schema['x-entity']?.name === family);
        if (!target) return [];
        return Object.entries(where).flatMap(([word, value]) => {
          const field = target.fields.find((one) => one.name === word && one.filter);
          if (!field) return [`${name} asks for records by ${word}, which is no filter of ${family}`];
          return value === null || !field.choices || field.choices.includes(value as string)
            ? []
            : [
                `${name} asks for records whose ${word} is ${value}, which is none of its values${nearest(String(value), field.choices.map(String), 9)}`,
              ];
        });
      }),
  ],
  [
    'suggestion-names-properties',
    (file, _, { shapes }) =>
      propertiesOf(file).flatMap(([name, property]) => {
        const words = property['x-suggest'];
        if (!words) return [];
        const target = [...shapes.values()].find(({ schema }) => schema['x-entity']?.name === words.family);
        const { beside = [], fills = {} } = words;
        const asked = [words.property, ...beside, ...Object.values(fills)];
        return [
          ...asked
            .filter((one) => target && !target.schema.properties?.[one])
            .map((one) => `${name} suggests ${one}, which is not a property of ${words.family}`),
          ...Object.keys(fills)
            .filter((one) => !file.schema.properties?.[one])
            .map((one) => `${name} fills in ${one}, which is not a property`),
        ];
      }),
  ],
  [
    'reference-holds-gid',
    (file, _, { schemas }) =>
      propertiesOf(file).flatMap(([name, property]) => {
        if (!property['x-reference']) return [];
        const whole = resolve(property, schemas);
        const { type, maxLength = 0 } = whole.items ? resolve(whole.items, schemas) : whole;
        return type === 'string' && maxLength >= longestGid
          ? []
          : [`${name} refers to records by their gid: "$ref": "Gid.json", or a list of such`];
      }),
  ],
  [
    'reference-can-be-listed',
    (file, _, { shapes, families }) =>
      (shapes.get(file.name)?.fields ?? []).flatMap(({ name, schema, inForm }) => {
        const target = families.find(({ family }) => family === schema['x-reference']?.family);
        if (!target || !inForm || !shapes.get(file.name)?.hasForm) return [];
        const parent = target.entity.schema['x-entity']?.parent;
        return [
          ...(target.verbs.some((verb) => verb === 'dropdown' || verb === 'list')
            ? []
            : [`${name} is chosen among the records of ${target.family}, which has neither dropdown nor list`]),
          ...(parent === undefined || parent === file.schema['x-entity']?.parent
            ? []
            : [
                `${name} is chosen among the records of ${target.family}, which are those of one ${parent}; its form knows none`,
              ]),
        ];
      }),
  ],
  [
    'known-texts-are-listed',
    (file, _, { schemas }) =>
      propertiesOf(file).flatMap(([name, { 'x-known': known }]) =>
        known === undefined || schemas.get(refName(known))?.enum
          ? []
          : [`${name} has its known texts in ${known}, which is no file with an enumeration`],
      ),
  ],
  [
    'query-names-family',
    (file, { families }) =>
      propertiesOf(file).flatMap(([name, { 'x-query-of': family }]) => {
        const all = families.map((one) => one.family);
        return family === undefined || all.includes(family)
          ? []
          : [`${name} is a query of the family ${family}, which is not in families.yaml${nearest(family, all)}`];
      }),
  ],
  [
    'template-is-answered',
    (file, _, model) =>
      propertiesOf(file).flatMap(([name, { 'x-template': operation }]) =>
        operation === undefined || answers(operation, model).includes(name)
          ? []
          : [`${name} begins with what ${operation} answers: there is no such call, or no ${name} in its answer`],
      ),
  ],
  [
    'property-role-is-known',
    (file, { schemas }) => {
      const roles = (schemas.find(({ name }) => name === 'AdminRole')?.schema.enum ?? []).map(String);
      return propertiesOf(file).flatMap(([name, { 'x-role': role }]) =>
        role === undefined || roles.includes(role)
          ? []
          : [`${name} needs the role ${role}, which does not exist${nearest(role, roles)}`],
      );
    },
  ],
  [
    'chosen-file-is-one',
    (file, _, { shapes }) =>
      propertiesOf(file).flatMap(([name, property]) => {
        const { family, alike = [] } = property['x-choose-from'] ?? {};
        if (family === undefined) return [];
        const target = [...shapes.values()].find(({ schema }) => schema['x-entity']?.name === family);
        return [
          ...(property['x-upload'] ? [] : [`${name} is chosen among files and is none: it has no x-upload`]),
          ...(!target || target.fields.some(({ upload }) => upload)
            ? []
            : [`${name} is chosen among the files of ${family}, whose records have none`]),
          ...alike
            .filter((one) => !file.schema.properties?.[one])
            .map((one) => `${name} is chosen among records with the same ${one}, which is not a property`),
        ];
      }),
  ],
  [
    'parents-end',
    ({ schema }, { schemas }) => {
      const above = (name: string | undefined) =>
        schemas.find((one) => one.schema['x-entity']?.name === name)?.schema['x-entity']?.parent;
      const line: string[] = [];
      for (let at = schema['x-entity']?.parent; at !== undefined && !line.includes(at); at = above(at)) line.push(at);
      const own = schema['x-entity']?.name;
      return own !== undefined && line.includes(own)
        ? [`x-entity names the parent ${line[0]}, and so belongs to itself`]
        : [];
    },
  ],
  [
    'page-is-its-own',
    (file, { schemas }) => {
      const words = file.schema['x-entity'];
      return schemas
        .filter((one) => one !== file && words && one.schema['x-entity'])
        .filter((one) => addressOf(one.schema['x-entity']) === addressOf(words))
        .map((one) => `x-entity has the page ${addressOf(words)}, as ${one.file} does`);
    },
  ],
]);

/** Of Gid.json. */
const longestGid = 40;

/** Where the pages of a kind of record lie, below those of its parent. */
function addressOf(words: EntityWords | undefined): string {
  return [words?.parent, words?.page?.path ?? words?.name].join(' ').trim();
}

/** The properties of what an operation answers. */
function answers(operation: string, { operations, schemas }: Model): string[] {
  const found = operations.find(({ object }) => object.operationId === operation)?.object.responses['200'];
  const content = Object(found).content?.['application/json']?.schema ?? {};
  return Object.keys(resolve(content, schemas).properties ?? {});
}
