/** One fault put into a value somewhere: what the schema then says of it is the judge's matter. */
import { resolved, type Schema } from './contract.ts';
import { longText, nested, oddNumbers, oddTexts, oddValue } from './odd-values.ts';
import type { Random } from './random.ts';

/** A place inside a value: who holds it, under which name, and what should stand there. */
interface Place {
  readonly holder: Record<string, unknown>;
  readonly name: string;
  readonly schema: Schema;
}

/** A copy of the value with one thing wrong, or odd. */
export function mutated(schema: Schema, value: unknown, random: Random): unknown {
  const root = { value: structuredClone(value) };
  const places = placesOf(root, 'value', schema);
  const place = random.percent(10) ? (places[0] as Place) : random.pick(places);
  change(place, random);
  return root.value;
}

function placesOf(holder: Record<string, unknown>, name: string, given: Schema): Place[] {
  const schema = resolved(given);
  const value = holder[name];
  const places: Place[] = [{ holder, name, schema }];
  if (Array.isArray(value)) {
    const list = value as unknown as Record<string, unknown>;
    for (let index = 0; index < Math.min(value.length, 20); index++)
      places.push(...placesOf(list, String(index), schema.items ?? {}));
  } else if (typeof value === 'object' && value !== null) {
    const inner = value as Record<string, unknown>;
    for (const key of Object.keys(inner)) places.push(...placesOf(inner, key, schema.properties?.[key] ?? {}));
  }
  return places;
}

function change({ holder, name, schema }: Place, random: Random): void {
  const value = holder[name];
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (random.percent(15)) holder[name] = oddValue(random);
  else if (random.percent(8)) holder[name] = null;
  else if (isObject) changeObject(value as Record<string, unknown>, schema, random);
  else holder[name] = changed(value, schema, random);
}

function changed(value: unknown, schema: Schema, random: Random): unknown {
  if (Array.isArray(value)) return changedList(value, schema, random);
  if (typeof value === 'string') return changedText(value, schema, random);
  if (typeof value === 'number') return changedNumber(value, schema, random);
  return oddValue(random);
}

function changedList(list: unknown[], { maxItems = 100, minItems = 0 }: Schema, random: Random): unknown {
  const one = list[0] ?? 0;
  return random.weighted<() => unknown>([
    [3, () => [...list, oddValue(random)]],
    [2, () => [...list, ...list]],
    [2, () => Array(maxItems + 1).fill(one)],
    [2, () => Array(maxItems).fill(one)],
    [1, () => list.slice(0, Math.max(0, minItems - 1))],
    [1, () => Object.fromEntries(list.map((item, index) => [index, item]))],
    [1, () => Array(random.pick([2_000, 10_000, 30_000])).fill(random.pick([0, null, '', one]))],
    [1, () => list[0]],
  ])();
}

function changeObject(object: Record<string, unknown>, { required = [] }: Schema, random: Random): void {
  const names = Object.keys(object);
  const put = (name: string, value: unknown) =>
    Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
  random.weighted<() => unknown>([
    [4, () => delete object[random.pick(required.length > 0 ? required : [''])]],
    [3, () => put('nonsense', oddValue(random))],
    [2, () => put(random.pick(names.length > 0 ? names : ['x']), oddValue(random))],
    [1, () => put('constructor', { prototype: 1 })],
    [1, () => put('__proto__', { admin: true })],
    [1, () => put(random.pick(oddTexts), 1)],
    [1, () => put('gid', 'aaaa')],
    [1, () => Array.from({ length: random.pick([50, 2_000]) }, (_, index) => put(`f${index}`, index))],
    [1, () => put('nonsense', nested(random.pick([30, 1_000]), true))],
  ])();
}

function changedText(text: string, { minLength = 0, maxLength = 200 }: Schema, random: Random): unknown {
  return random.weighted<() => unknown>([
    [4, () => random.pick(oddTexts)],
    [2, () => text + random.pick(['\u0000', '\ud83d', ' ', '\n', '́', '/', '%2F', '\u202e'])],
    [2, () => longText(maxLength + 1, random)],
    [2, () => longText(maxLength, random)],
    [1, () => longText(Math.max(0, minLength - 1), random)],
    [1, () => longText(random.pick([5_000, 100_000]), random)],
    [1, () => text.toUpperCase()],
    [1, () => ` ${text} `],
    [1, () => [text]],
    [1, () => ({ [text.slice(0, 20)]: text })],
    [1, () => Number(text) || 0],
    [1, () => true],
  ])();
}

function changedNumber(value: number, { minimum, maximum }: Schema, random: Random): unknown {
  return random.weighted<() => unknown>([
    [4, () => random.pick(oddNumbers)],
    [2, () => (minimum ?? 0) - 1],
    [2, () => (maximum ?? 1e9) + 1],
    [1, () => value + 0.5],
    [1, () => -value],
    [2, () => String(value)],
    [1, () => [value]],
    [1, () => true],
  ])();
}
