/** Values that a schema allows, chosen at random with a liking for its bounds. */
import { resolved, type Schema } from './contract.ts';
import { dates, longText, oddTexts } from './odd-values.ts';
import type { Random } from './random.ts';
import { textOfPattern } from './text-of-pattern.ts';

/** Known values for a place of this name: gids of living records, of another organisation, of another kind. */
export type Known = (name: string, random: Random) => unknown;

const deepest = 6;

/** A value for the place called `name`; nearly always one that the schema allows (the judge decides). */
export function makeValue(given: Schema, name: string, known: Known, random: Random, depth = 0): unknown {
  const schema = resolved(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return makeValue(random.pick(choices), name, known, random, depth + 1);
  const type = typeof schema.type === 'object' ? random.pick(schema.type) : schema.type;
  if (type === 'object' || schema.properties) return makeObject(schema, known, random, depth);
  if (type === 'array') return makeList(schema, name, known, random, depth);
  if (type === 'string') return makeText(schema, name, known, random);
  if (type === 'integer' || type === 'number') return makeNumber(schema, type, random);
  if (type === 'boolean') return random.percent(50);
  return null;
}

function makeObject(schema: Schema, known: Known, random: Random, depth: number): object {
  const share = depth > deepest ? 0 : random.pick([10, 40, 80, 100]);
  const names = Object.keys(schema.properties ?? {}).filter(
    (name) => schema.required?.includes(name) || random.percent(share),
  );
  return Object.fromEntries(
    names.map((name) => [name, makeValue(schema.properties?.[name] as Schema, name, known, random, depth + 1)]),
  );
}

function makeList(schema: Schema, name: string, known: Known, random: Random, depth: number): unknown[] {
  const { minItems = 0, maxItems = 8, uniqueItems, items = {} } = schema;
  const most = depth > deepest ? minItems : Math.min(maxItems, random.pick([1, 3, 10]));
  const list = Array.from({ length: Math.max(minItems, random.upTo(most)) }, () =>
    makeValue(items, name.replace(/s$/, ''), known, random, depth + 1),
  );
  if (!uniqueItems) return list;
  return [...new Map(list.map((item) => [JSON.stringify(item), item])).values()];
}

function makeText(schema: Schema, name: string, known: Known, random: Random): string {
  const { minLength = 0, maxLength = 200, pattern, format } = schema;
  const found = random.percent(75) ? known(name, random) : undefined;
  if (typeof found === 'string') return found;
  if (format === 'date') return random.pick(dates);
  if (format === 'uri') return random.pick(['https://example.org/v', 'https://example.org/a%20b?c=d#e']);
  // Names ask for no more than something that is seen: any of these is one.
  if (pattern && !new RegExp(pattern, 'u').test('診')) {
    return textOfPattern(pattern, random).slice(0, maxLength);
  }
  if (random.percent(30)) return longText(random.pick([minLength, maxLength, Math.max(minLength, 1)]), random);
  const text = random.percent(30) ? random.pick(oddTexts) : random.pick(['王小明', 'Example', 'สมชาย', '101 診', 'x']);
  return text.length < minLength ? text.padEnd(minLength, '0') : text.slice(0, maxLength);
}

function makeNumber(schema: Schema, type: string, random: Random): number {
  const { minimum = -5, maximum = minimum + 1000, multipleOf } = schema;
  const value = random.pick([
    minimum,
    maximum,
    Math.min(minimum + 1, maximum),
    minimum + random.next() * (maximum - minimum),
  ]);
  const step = multipleOf ?? (type === 'integer' ? 1 : undefined);
  return step ? Math.round(value / step) * step : value;
}
