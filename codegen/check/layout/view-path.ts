import type { Schemas } from '../../model.ts';
import { resolve } from '../../references.ts';
import type { Schema } from '../../schema.ts';
import { refName } from '../../schema-walk.ts';
import { nearest } from '../nearest.ts';

/** What is at the end of a path, or why there is nothing. */
export type Reached = { schema: Schema; type: string } | { missing: string };

/** What layouts read from: the panel view, with the settings of one type and the facts of a screen. */
export function scopeOf(settings: Schema, schemas: Schemas): Schema {
  const view = schemas.get('PanelView') ?? {};
  return { ...view, properties: { ...view.properties, settings, screen: { $ref: 'ScreenFacts.json' } } };
}

/** Follows a path such as "counters.0.next.length" from a scope. */
export function reach(path: string, scope: Schema, schemas: Schemas): Reached {
  let at: Schema = scope;
  const gone: string[] = [];
  for (const step of path.split('.')) {
    const whole = present(at, schemas);
    const next = stepInto(whole, step);
    if (!next) {
      const names = namesIn(whole);
      const where = gone.length > 0 ? `${gone.join('.')} has no ${step}` : `there is no ${step}`;
      return { missing: `${where}${nearest(step, names)}` };
    }
    at = next;
    gone.push(step);
  }
  return { schema: present(at, schemas), type: typeName(at, schemas) };
}

/** What the entries of a list are; undefined where it is none. */
export function entryOf({ schema }: Extract<Reached, { schema: Schema }>): Schema | undefined {
  return schema.type === 'array' ? schema.items : undefined;
}

/** Whether a value can be written out: a text, a number, yes or no. */
export function isWritable(type: string): boolean {
  return ['string', 'number', 'boolean', 'anything'].includes(type);
}

/** The schema without its reference, and without being nothing at times. */
function present(schema: Schema, schemas: Schemas): Schema {
  const whole = resolve(schema, schemas);
  const some = whole.anyOf?.find((branch) => branch.type !== 'null');
  return some ? present(some, schemas) : whole;
}

function stepInto(schema: Schema, step: string): Schema | undefined {
  if (schema.type === 'array') {
    if (/^\d+$/.test(step)) return schema.items;
    return step === 'length' ? { type: 'integer' } : undefined;
  }
  const open = schema.type === 'object' || schema.type === undefined;
  if (open && !schema.properties) return { description: 'anything' };
  return schema.properties?.[step];
}

function namesIn(schema: Schema): string[] {
  return schema.type === 'array' ? ['0', 'length'] : Object.keys(schema.properties ?? {});
}

/** A shape's name, "…[]" for a list, or string, number, boolean; "anything" where no schema says. */
function typeName(schema: Schema, schemas: Schemas): string {
  const some = schema.anyOf?.find((branch) => branch.type !== 'null') ?? schema;
  const whole = resolve(some, schemas);
  if (whole.type === 'array') return `${typeName(whole.items ?? {}, schemas)}[]`;
  if (whole.type === 'object') return some.$ref ? refName(some.$ref) : 'object';
  if (whole.type === 'integer') return 'number';
  return typeof whole.type === 'string' ? whole.type : 'anything';
}
