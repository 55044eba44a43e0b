import type { Field } from '../model.ts';
import { resolve } from '../references.ts';
import type { Json } from '../schema-words.ts';
import type { FileRule } from './file-rules.ts';
import { kindOf } from './kind-of.ts';
import { nearest } from './nearest.ts';
import { propertiesOf } from './properties-of.ts';

/** Rules of what a property says about itself with our own words: orders, conditions, lists. */
export const fieldRules = new Map<string, FileRule>([
  [
    'order-names-property',
    ({ name }, _, { shapes }) => {
      const { fields: known = [] } = shapes.get(name) ?? {};
      return known.flatMap((field) => {
        const before = field.schema['x-not-before'];
        if (before === undefined) return [];
        const other = known.find((one) => one.name === before);
        if (!other) return [`${field.name} is not before ${before}, which is not a property`];
        if (other === field) return [`${field.name} is not before itself`];
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
      propertiesOf(file).flatMap(([name, property]) =>
        Object.keys(property.items ?? {})
          .filter((word) => word.startsWith('x-'))
          .map((word) => `${name} has ${word} in its items, where nothing reads it; it belongs beside them`),
      ),
  ],
  [
    'condition-names-property',
    (file) =>
      conditions(file).flatMap(({ name, word, other }) =>
        file.schema.properties?.[other]
          ? []
          : [
              `${name} is ${word} when ${other} …, which is not a property${like(
                other,
                Object.keys(file.schema.properties ?? {}),
              )}`,
            ],
      ),
  ],
  [
    'condition-names-value',
    (file, _, { schemas }) =>
      conditions(file).flatMap(({ name, word, other, value }) => {
        const asked = resolve(file.schema.properties?.[other] ?? {}, schemas);
        const { type, enum: choices } = asked.items ? resolve(asked.items, schemas) : asked;
        const known = type === 'boolean' ? [true, false] : choices;
        return [value]
          .flat()
          .filter((one) => known && !(known as unknown[]).includes(one))
          .map((one) => `${name} is ${word} when ${other} is ${one}, which is none of its values${like(one, known)}`);
      }),
  ],
  [
    'name-is-seen',
    ({ schema }) => {
      const name = schema['x-entity']?.nameKey ?? '';
      const { minLength, pattern, 'x-personal': isPatient } = schema.properties?.[name] ?? {};
      // A hospital's system may know no name of a patient, who is expected all the same.
      return minLength === undefined || pattern !== undefined || isPatient
        ? []
        : [`${name} may be nothing but blanks, and no list would show it; "pattern": "\\\\S" asks for more`];
    },
  ],
  [
    'property-name-is-camel-case',
    (file) =>
      named.includes(file.folder)
        ? propertiesOf(file)
            .filter(([name]) => !/^[a-z][A-Za-z0-9]*$/.test(name))
            .map(
              ([name]) =>
                `${name} is not named like a property: Latin letters and digits, beginning with a small letter (camelCase); what people read stands in locales/`,
            )
        : [],
  ],
  [
    'property-is-not-the-servers',
    ({ schema }, { schemas }) => {
      const words = schema['x-entity'];
      const envelope = schemas.find(({ name }) => name === 'Envelope')?.schema.properties ?? {};
      const kept = [...Object.keys(envelope), `${words?.parent}Gid`];
      // What no family serves is kept otherwise: the provider chooses an organisation's gid.
      return Object.keys(words && !words.listedBy ? (schema.properties ?? {}) : {})
        .filter((name) => kept.includes(name))
        .map((name) => `${name} is what the server writes into every record itself; give it another name`);
    },
  ],
  [
    'number-has-limits',
    (file, _, { shapes }) =>
      (shapes.get(file.name)?.fields ?? [])
        .filter(({ schema }) => shapes.get(file.name)?.hasForm && schema['x-form'] !== false && !schema.readOnly)
        .filter(({ schema: { type, enum: choices, minimum, maximum } }) => {
          const isNumber = type === 'integer' || type === 'number';
          return isNumber && !choices && (minimum === undefined || maximum === undefined);
        })
        .map(({ name }) => `${name} is a number without minimum and maximum`),
  ],
  [
    'widget-is-known',
    (file) =>
      propertiesOf(file).flatMap(([name, property]) => {
        const widget = property['x-widget'];
        return widget === undefined || widgets.includes(widget)
          ? []
          : [`${name} is asked for by ${widget}, which does not exist${nearest(widget, widgets, widgets.length)}`];
      }),
  ],
]);

/** Folders whose properties people add: the environment's have names of their own. */
const named = ['entities', 'panel-types', 'queue', 'values', 'views'];

/** What x-widget may say. */
const widgets = ['textarea', 'yaml', 'password', 'slider', 'time', 'offset', 'colour', 'origin', 'code'];

/** When a property is asked for, and when it must be filled in. */
function conditions(file: Parameters<FileRule>[0]) {
  return propertiesOf(file).flatMap(([name, property]) => [
    ...Object.entries(property['x-show-when'] ?? {}).map(([other, value]) => ({ name, word: 'shown', other, value })),
    ...Object.entries(property['x-choose-from']?.when ?? {}).map(([other, value]) => ({
      name,
      word: 'chosen',
      other,
      value,
    })),
    ...Object.entries(Object(property['x-needed'])).map(([other, value]) => ({
      name,
      word: 'needed',
      other,
      value: value as Json,
    })),
  ]);
}

function like(value: Json, known: readonly unknown[] = []): string {
  return nearest(String(value), known.map(String));
}

/** Times of day are texts with a fixed form (TimeOfDay.json): their order is that of the letters. */
function hasOrder({ type, schema }: Field): boolean {
  return ['date', 'instant', 'number'].includes(type) || schema.$ref === 'TimeOfDay.json';
}
