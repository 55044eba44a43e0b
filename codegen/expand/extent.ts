import type { Schemas } from '../model.ts';
import type { Schema } from '../schema.ts';
import { refName } from '../schema-walk.ts';

/** The most that a schema allows to come in. */
export interface Extent {
  /** JSON text, in bytes, however it is escaped and indented. */
  bytes: number;
  /** Places that have no end, as in "settings.*". */
  endless: string[];
}

/** A character written as an escape (\u0000); outside the Basic Multilingual Plane UTF-8 takes less than that. */
const bytesPerCharacter = 6;
/** A number, a literal, and what stands around a value: a comma, a line of its own, deeply indented. */
const scalar = 24;
const around = 24;

/** Computes the extent of a schema; what it refers to is looked up among the shapes that cross HTTP. */
export function extentOf(schema: Schema, wire: Schemas, place = '', within: string[] = []): Extent {
  if (schema.$ref) {
    const name = refName(schema.$ref);
    if (within.includes(name)) return { bytes: 0, endless: [`${place} (holds itself)`] };
    return extentOf(wire.get(name) ?? {}, wire, place, [...within, name]);
  }
  const fixed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (fixed) return { bytes: Math.max(...fixed.map((value) => textBytes(JSON.stringify(value)))), endless: [] };
  const inner = (child: Schema, step: string) => extentOf(child, wire, place ? `${place}.${step}` : step, within);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return largest(choices.map((choice) => extentOf(choice, wire, place, within)));
  return largest([schema.type ?? []].flat().map((type) => ofType(type, schema, place, inner)));
}

function ofType(type: string, schema: Schema, place: string, inner: (child: Schema, step: string) => Extent): Extent {
  const end = (isEnd: boolean, bytes: number): Extent => ({ bytes, endless: isEnd ? [] : [place] });
  if (type === 'string') {
    // Files are no JSON; what they may weigh stands in their own words.
    const isFile = schema.format === 'binary';
    return end(isFile || schema.maxLength !== undefined, textBytes('x'.repeat(schema.maxLength ?? 0)));
  }
  if (type === 'integer' || type === 'number') {
    return end(schema.maximum !== undefined && schema.minimum !== undefined, scalar);
  }
  if (type === 'array') {
    const item = inner(schema.items ?? {}, '*');
    const most = schema.maxItems ?? 0;
    return { bytes: 2 + most * (item.bytes + around), endless: schema.maxItems ? item.endless : [place] };
  }
  if (type === 'object') return ofObject(schema, place, inner);
  return end(true, scalar);
}

function ofObject(schema: Schema, place: string, inner: (child: Schema, step: string) => Extent): Extent {
  const given = schema['x-max-bytes'];
  if (typeof given === 'number') return { bytes: given, endless: [] };
  const named = Object.entries(schema.properties ?? {}).map(([name, child]) => {
    const { bytes, endless } = inner(child, name);
    return { bytes: bytes + textBytes(name) + around, endless };
  });
  const others = schema.additionalProperties ?? true;
  if (others === false) return sum(named);
  // How long a name may be is nowhere said; an open object says what all of it may weigh instead.
  return { ...sum(named), endless: [place] };
}

const textBytes = (text: string) => 2 + text.length * bytesPerCharacter;

function sum(extents: Extent[]): Extent {
  return {
    bytes: extents.reduce((total, { bytes }) => total + bytes, 2),
    endless: extents.flatMap(({ endless }) => endless),
  };
}

function largest(extents: Extent[]): Extent {
  return {
    bytes: Math.max(0, ...extents.map(({ bytes }) => bytes)),
    endless: extents.flatMap(({ endless }) => endless),
  };
}
