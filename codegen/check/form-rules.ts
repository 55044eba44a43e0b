import type { Field, Model, Shape } from '../model.ts';
import { resolve } from '../references.ts';
import type { Schema } from '../schema.ts';
import { refName, walk } from '../schema-walk.ts';
import type { FileRule } from './file-rules.ts';

/** Rules of the shapes that people fill in: what the form library would draw wrongly, or without an end. */
export const formRules = new Map<string, FileRule>([
  [
    'form-is-finite',
    ({ name }, _, { shapes }) => {
      const shape = shapes.get(name);
      return shape?.hasForm && containsItself(shape, shapes) ? ['contains itself; its form would have no end'] : [];
    },
  ],
  [
    'form-field-has-one-type',
    ({ name }, _, { shapes, schemas }) =>
      askedFor(shapes.get(name)).flatMap((field) =>
        typesWithin(field, schemas)
          .filter((type) => typeof type !== 'string')
          .map(() => `${field.name} may be of several types; a form has one field for one type`),
      ),
  ],
  [
    'form-list-has-entries',
    ({ name }, _, { shapes, schemas }) =>
      askedFor(shapes.get(name)).flatMap(({ name: field, resolved }) => {
        const entry = resolved.items && resolve(resolved.items, schemas);
        return !entry || entry.enum || entryTypes.includes(String(entry.type))
          ? []
          : [`${field} lists ${entry.type}s; the entries of a list are texts, choices or objects`];
      }),
  ],
  [
    'form-can-ask',
    ({ name }, _, { shapes }) =>
      askedFor(shapes.get(name)).flatMap(({ name: field, type, resolved }) => {
        if (type === 'instant') {
          return [
            `${field} is a moment, which no form asks for: a day (format date) and a time (TimeOfDay.json) do, or "x-form": false`,
          ];
        }
        const isEmpty = type === 'object' && says(resolved) && Object.keys(resolved.properties ?? {}).length === 0;
        return isEmpty && !resolved.oneOf
          ? [
              `${field} is an object without properties, which no form can ask for; "x-form": false, or a list of objects`,
            ]
          : [];
      }),
  ],
  [
    'widget-writes-what-is-allowed',
    ({ name }, _, { shapes }) =>
      askedFor(shapes.get(name)).flatMap(({ name: field, schema, resolved }) => {
        const widget = schema['x-widget'] ?? resolved['x-widget'] ?? resolved.format ?? '';
        const { writes, refuses, shape } = written[widget] ?? {};
        const isAllowed = (text: string) =>
          text.length <= (resolved.maxLength ?? text.length) &&
          text.length >= (resolved.minLength ?? 0) &&
          new RegExp(resolved.pattern ?? '', 'u').test(text);
        return [
          ...(writes && !isAllowed(writes)
            ? [`${field} is written as ${writes} by its form, which its pattern or length does not allow${shape}`]
            : []),
          ...(refuses && isAllowed(refuses)
            ? [`${field} allows ${JSON.stringify(refuses)}, which its form cannot show${shape}`]
            : []),
        ];
      }),
  ],
  [
    'condition-can-be-met',
    ({ name }, _, { shapes }) => {
      const asked = askedFor(shapes.get(name));
      const above = (field: string) =>
        Object.keys(asked.find((one) => one.name === field)?.schema['x-show-when'] ?? {});
      const leadsBack = (field: string, from: string, seen: string[] = []): boolean =>
        above(from).some(
          (other) => other === field || (!seen.includes(other) && leadsBack(field, other, [...seen, other])),
        );
      return asked
        .filter(({ name: field }) => leadsBack(field, field))
        .map(({ name: field }) => `${field} is shown only once it is filled in itself, and so never`);
    },
  ],
]);

/** What a form writes for a widget or a format, something that it cannot show, and the shape that has both right. */
const written: Readonly<Record<string, { writes: string; refuses?: string; shape: string }>> = {
  colour: { writes: '#1a2b3c', refuses: 'red', shape: '; "$ref": "Colour.json"' },
  time: { writes: '08:30', refuses: '8.30', shape: '; "$ref": "TimeOfDay.json"' },
  date: { writes: '2026-12-31', shape: '; a maxLength of 10 and no pattern' },
};

/** What the entries of a list may be: texts and choices, or objects with fields of their own. */
const entryTypes = ['string', 'object'];

function askedFor(shape: Shape | undefined): Field[] {
  return shape?.hasForm ? shape.fields.filter(({ inForm }) => inForm) : [];
}

/**
 * The types of a field, of its entries, and of the fields of the object that it is or has entries of; not of what refers to
 * no shape, which is said by itself.
 */
function typesWithin({ resolved }: Field, schemas: Model['schemas']): Schema['type'][] {
  const entry = resolved.items && resolve(resolved.items, schemas);
  const inner = Object.values((entry ?? resolved).properties ?? {}).map((schema) => resolve(schema, schemas));
  return [resolved, ...(entry ? [entry] : []), ...inner].filter(says).map(({ type }) => type);
}

function says(schema: Schema): boolean {
  return Object.keys(schema).some((word) => word !== '$ref' && !word.startsWith('x-'));
}

/** Whether references lead from a shape that people fill in back to it, or to another that contains itself. */
function containsItself(shape: Shape, shapes: Model['shapes']): boolean {
  const reached = (from: Shape, open: readonly string[]): boolean =>
    partsOf(from, shapes).some((part) => open.includes(part.name) || reached(part, [...open, part.name]));
  return reached(shape, [shape.name]);
}

function partsOf(shape: Shape, shapes: Model['shapes']): Shape[] {
  const parts = shape.fields.filter(({ inForm }) => inForm || !shape.hasForm);
  const names = parts.flatMap((field) =>
    [...walk({ schema: field.schema })].flatMap(({ schema }) => (schema.$ref ? [refName(schema.$ref)] : [])),
  );
  return names.flatMap((name) => shapes.get(name) ?? []);
}
