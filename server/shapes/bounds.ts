import type { ErrorCode } from '#generated/errors.ts';
import { errorOfKeyword, type KeywordError } from '#generated/keyword-errors.ts';
import { limits } from '#generated/limits.ts';
import type { RefusalEntry } from '../errors/refusal.ts';
import { resolve, type Schema } from './contract.ts';

/** How much may stand at one place of a value; `unwanted` where the schema wants no such thing there and refuses it. */
interface Bounds {
  /** Characters of a text. */
  readonly text: number;
  /** What is wrong with a text that is longer. */
  readonly tooLong: KeywordError;
  /** Members of a list. */
  readonly items: number;
  /** What is wrong with a text where a number must stand; undefined where texts may. */
  readonly noNumber: ErrorCode | undefined;
  readonly item: Bounds | undefined;
  /** What is known by name; undefined for an object whose content another schema describes. */
  readonly properties: ReadonlyMap<string, Bounds> | undefined;
}

/** What an object that another schema describes may hold until that is asked. */
const openValues = 20_000;
const openDepth = 20;

/** The words of a schema that say how much. */
interface Sized {
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
}

/** As parameters are written; what JavaScript also reads as a number (0x10, Infinity) is none. */
const decimal = /^-?[0-9]{1,16}(\.[0-9]{1,16})?$/;

const unwanted = -1;

const open: Bounds = {
  text: Infinity,
  tooLong: errorOfKeyword({ keyword: 'maxLength' }),
  items: Infinity,
  noNumber: undefined,
  item: undefined,
  properties: undefined,
};

/**
 * Makes the check that comes before all others: only lengths and counts are looked at, and nothing that is too long is
 * looked into, so that it takes no longer than what the schema allows however much was sent. It answers what is over
 * its bound, at most limits.errorMessages of it; empty when the value is fit to be looked at.
 */
export function boundsCheck(schema: Schema): (value: unknown, prefix?: string) => RefusalEntry[] {
  const bounds = boundsOf(schema);
  return (value, prefix = '') => {
    const faults: RefusalEntry[] = [];
    look(value, bounds, prefix, faults);
    return faults;
  };
}

/**
 * Makes the check of parameters, which arrive as texts: those that must be numbers are written as numbers are. The
 * library takes Infinity for one, and then passes its bounds over.
 */
export function numbersCheck(schema: Schema): (value: unknown) => RefusalEntry[] {
  const numbers = [...(boundsOf(schema).properties ?? [])].flatMap(([name, { noNumber }]) =>
    noNumber ? [[name, noNumber] as const] : [],
  );
  return (value) =>
    numbers.flatMap(([field, code]) => {
      const text = (value as Record<string, unknown>)[field];
      return typeof text === 'string' && !decimal.test(text) ? [{ code, field }] : [];
    });
}

/** @param within the shapes that this one stands in: one that holds itself, as layouts do in answers, is open */
function boundsOf(written: Schema, within: readonly unknown[] = []): Bounds {
  if (written.$ref && within.includes(written.$ref)) return open;
  const inside = written.$ref ? [...within, written.$ref] : within;
  const schema = resolve(written);
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return choices.map((choice) => boundsOf(choice, inside)).reduce(widest);
  const { maxLength, maxItems, items, properties, additionalProperties } = schema as Sized;
  const types = [schema.type].flat();
  return {
    text: types.includes('string') ? (maxLength ?? Infinity) : unwanted,
    tooLong: errorOfKeyword({ keyword: 'maxLength', limit: maxLength, schema }),
    items: types.includes('array') ? (maxItems ?? Infinity) : unwanted,
    noNumber: noNumberFor(schema, types),
    item: items && boundsOf(items, inside),
    properties:
      types.includes('object') && additionalProperties !== false && !properties
        ? undefined
        : new Map(Object.entries(properties ?? {}).map(([name, one]) => [name, boundsOf(one, inside)])),
  };
}

function noNumberFor(schema: Schema, types: readonly unknown[]): ErrorCode | undefined {
  if (types.includes('string') || !(types.includes('integer') || types.includes('number'))) return undefined;
  return errorOfKeyword({ keyword: 'type', schema }).code;
}

/** The bounds of what may be either. */
function widest(one: Bounds, other: Bounds): Bounds {
  const [mine, theirs] = [one.properties, other.properties];
  return {
    text: Math.max(one.text, other.text),
    tooLong: one.text >= other.text ? one.tooLong : other.tooLong,
    items: Math.max(one.items, other.items),
    noNumber: one.noNumber && other.noNumber,
    item: one.item && other.item ? widest(one.item, other.item) : (one.item ?? other.item),
    properties:
      mine &&
      theirs &&
      new Map(
        [...mine, ...theirs].map(([name, own]) => {
          const [here, there] = [mine.get(name), theirs.get(name)];
          return [name, here && there ? widest(here, there) : own];
        }),
      ),
  };
}

function look(value: unknown, bounds: Bounds, path: string, faults: RefusalEntry[]): void {
  if (faults.length >= limits.errorMessages) return;
  if (typeof value === 'string') {
    // Counted in halves of characters here, which is quick; the schema counts characters.
    if (bounds.text !== unwanted && value.length > bounds.text * 2) faults.push({ ...bounds.tooLong, ...at(path) });
  } else if (Array.isArray(value)) {
    if (bounds.items === unwanted) return;
    if (value.length > bounds.items) {
      faults.push({ ...errorOfKeyword({ keyword: 'maxItems', limit: bounds.items }), ...at(path) });
    } else if (bounds.item) {
      for (let index = 0; index < value.length; index += 1) look(value[index], bounds.item, join(path, index), faults);
    }
  } else if (typeof value === 'object' && value !== null) {
    if (bounds.properties) lookIntoObject(value, bounds.properties, path, faults);
    else lookIntoOpen(value, path, faults);
  }
}

function lookIntoObject(
  value: object,
  properties: ReadonlyMap<string, Bounds>,
  path: string,
  faults: RefusalEntry[],
): void {
  const unknown: RefusalEntry[] = [];
  for (const name in value) {
    const bounds = properties.get(name);
    if (bounds) look((value as Record<string, unknown>)[name], bounds, join(path, name), faults);
    else unknown.push({ ...errorOfKeyword({ keyword: 'additionalProperties' }), field: join(path, name) });
    if (unknown.length > limits.errorMessages) break;
  }
  // A few are told together with whatever else is wrong; the schema refuses them without looking into them.
  if (unknown.length > limits.errorMessages) faults.push(...unknown.slice(0, limits.errorMessages));
}

/** Only how deep and how many: without recursion, because it may be deeper than the stack. */
function lookIntoOpen(value: object, path: string, faults: RefusalEntry[]): void {
  let level: object[] = [value];
  let values = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    const next: object[] = [];
    for (const one of level) {
      const inner = Array.isArray(one) && one.length > openValues ? [] : Object.values(one);
      values += Array.isArray(one) ? one.length : inner.length;
      if (values > openValues || depth > openDepth) faults.push({ code: 'field_invalid', ...at(path) });
      else if (Object.hasOwn(one, '__proto__')) faults.push({ code: 'unknown_field', ...at(path) });
      else for (const each of inner) if (typeof each === 'object' && each !== null) next.push(each);
      if (faults.length > 0) return;
    }
    level = next;
  }
}

function at(path: string): { field?: string } {
  return path ? { field: path } : {};
}

function join(path: string, name: string | number): string {
  return path ? `${path}.${name}` : String(name);
}
