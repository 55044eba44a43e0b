// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { ErrorCode } from './errors.ts';

/** A keyword of a schema that a value breaks, as a validator finds it. */
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
}

const keywordErrors: Readonly<Record<string, Reading>> = {
  required: { code: 'field_required' },
  additionalProperties: { code: 'unknown_field' },
  minLength: { code: 'too_short', number: true, empty: 'field_required' },
  maxLength: { code: 'too_long', number: true },
  pattern: { code: 'pattern_mismatch', blank: 'field_required' },
  format: { code: 'format_error' },
  minimum: { code: 'cannot_be_lower_than', number: true, countsFromOne: 'must_be_positive_integer' },
  maximum: { code: 'cannot_exceed', number: true },
  multipleOf: { code: 'must_be_multiple_of', number: true },
  minItems: { code: 'cannot_be_lower_than', number: true, empty: 'field_required' },
  maxItems: { code: 'cannot_exceed', number: true },
  uniqueItems: { code: 'duplicate_value' },
  minProperties: { code: 'field_invalid' },
  maxProperties: { code: 'field_invalid' },
  type: { code: 'field_invalid', countsFromOne: 'must_be_positive_integer' },
  const: { code: 'value_not_allowed' },
  enum: { code: 'value_not_allowed' },
  anyOf: { code: 'field_invalid', sumsUp: true },
  oneOf: { code: 'field_invalid', sumsUp: true },
  not: { code: 'field_invalid', sumsUp: true },
  if: { code: 'field_invalid', sumsUp: true },
};

/** Shapes whose values have one error, whatever keyword they break: by their pattern. */

const shapeErrors: Readonly<Record<string, ErrorCode>> = {
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': 'time_expected',
  '^#[0-9a-f]{6}$': 'colour_expected',
  '^(19|20|21)[0-9]{2}-[0-9]{2}-[0-9]{2}$': 'date_expected',
};

const ranks = Object.keys(keywordErrors);

/** The error for a broken keyword; one that is not in the table reads as a value of the wrong type. */
export function errorOfKeyword({ keyword, limit, schema, value }: BrokenKeyword): KeywordError {
  const { code, number, empty, blank, countsFromOne } = readingOf(keyword);
  const ofShape = shapeErrors[String(schema?.pattern)];
  if (ofShape && value !== '') return { code: ofShape };
  if (empty && (value === '' || (Array.isArray(value) && value.length === 0))) return { code: empty };
  if (blank && schema?.minLength && typeof value === 'string' && value.trim() === '') return { code: blank };
  if (countsFromOne && schema?.type === 'integer' && schema.minimum === 1) return { code: countsFromOne };
  return number ? { code, params: { number: Number(limit) } } : { code };
}

/**
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
}
