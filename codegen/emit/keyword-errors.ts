import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

const types = `/** A keyword of a schema that a value breaks, as a validator finds it. */
export interface BrokenKeyword {
  keyword: string;
  /** What the schema says under the keyword. */
  limit?: unknown;
  /** The schema that the keyword stands in. */
  schema?: Readonly<Record<string, unknown>> | undefined;
  value?: unknown;
}

/** The same with where it is: names from the whole to the field, with the name of what is missing or unknown. */
export interface BrokenField extends BrokenKeyword {
  path: readonly string[];
}

/** An entry of the error catalogue, without its field. */
export interface KeywordError {
  code: ErrorCode;
  params?: { number: number };
}

interface Reading {
  code: ErrorCode;
  number?: boolean;
  empty?: ErrorCode;
  blank?: ErrorCode;
  countsFromOne?: ErrorCode;
  sumsUp?: boolean;
}`;

const oneKeyword = `/** The error for a broken keyword; one that is not in the table reads as a value of the wrong type. */
export function errorOfKeyword({ keyword, limit, schema, value }: BrokenKeyword): KeywordError {
  const { code, number, empty, blank, countsFromOne } = readingOf(keyword);
  const ofShape = shapeErrors[String(schema?.pattern)];
  if (ofShape && value !== '') return { code: ofShape };
  if (empty && (value === '' || (Array.isArray(value) && value.length === 0))) return { code: empty };
  if (blank && schema?.minLength && typeof value === 'string' && value.trim() === '') return { code: blank };
  if (countsFromOne && schema?.type === 'integer' && schema.minimum === 1) return { code: countsFromOne };
  return number ? { code, params: { number: Number(limit) } } : { code };
}`;

const everyField = `/**
 * One error for each field, in the order in which the fields come: that of the keyword which stands first in the table.
 * What only sums up, and that a value is not null either, counts where nothing is wrong at its field or inside.
 */
export function errorsOfFields(broken: readonly BrokenField[]): (KeywordError & { path: readonly string[] })[] {
  const detailed = broken.filter((one) => !sumsUp(one));
  const summaries = broken.filter((one) => sumsUp(one) && !detailed.some(({ path }) => isWithin(path, one.path)));
  const first = new Map<string, BrokenField>();
  for (const one of [...detailed, ...summaries]) {
    const field = JSON.stringify(one.path);
    const before = first.get(field);
    if (!before || rankOf(one.keyword) < rankOf(before.keyword)) first.set(field, one);
  }
  return [...first.values()].map((one) => ({ path: one.path, ...errorOfKeyword(one) }));
}

function sumsUp({ keyword, schema }: BrokenField): boolean {
  return readingOf(keyword).sumsUp === true || (keyword === 'type' && schema?.type === 'null');
}

function isWithin(path: readonly string[], outer: readonly string[]): boolean {
  return outer.every((name, index) => path[index] === name);
}

function readingOf(keyword: string): Reading {
  return keywordErrors[keyword] ?? { code: 'field_invalid' };
}

function rankOf(keyword: string): number {
  const rank = ranks.indexOf(keyword);
  return rank < 0 ? ranks.length : rank;
}`;

/** How a broken keyword of a schema reads in the error catalogue: what the server answers and a form shows. */
export function emitKeywordErrors({ wire }: Model): string {
  const { 'x-keywords': keywords = {}, 'x-shape-codes': ofShapes = {} } = wire.get('ErrorCode') ?? {};
  const ofPatterns = Object.entries(ofShapes).map(([shape, code]) => [wire.get(shape)?.pattern ?? shape, code]);
  return printTypeScript(
    "import type { ErrorCode } from './errors.ts';",
    types,
    `const keywordErrors: Readonly<Record<string, Reading>> = ${literal(keywords)};`,
    '/** Shapes whose values have one error, whatever keyword they break: by their pattern. */',
    `const shapeErrors: Readonly<Record<string, ErrorCode>> = ${literal(Object.fromEntries(ofPatterns))};`,
    'const ranks = Object.keys(keywordErrors);',
    oneKeyword,
    everyField,
  );
}
