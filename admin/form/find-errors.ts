import { type OutputUnit, Validator } from '@cfworker/json-schema';
import type { RJSFSchema } from '@rjsf/utils';
import type { ErrorCode } from '#generated/errors.ts';
import { isEmpty } from '../data/changes.ts';

/** What is wrong with one field: an entry of the error catalogue. */
export interface Finding {
  /** Path of the field, empty for the whole. */
  path: string[];
  code: ErrorCode;
  params: Record<string, string | number>;
}

/** Keywords that only say that something inside them is wrong. */
const containers = new Set(['properties', 'items', 'allOf', 'anyOf', 'oneOf', 'if', 'then', 'else', '$ref']);

const validators = new WeakMap<object, Validator>();

/**
 * Checks values against a form's schema with an interpreter, so that no page needs unsafe-eval. Empty fields count as
 * absent. A required text that is empty is told as field_required, not as too short.
 */
export function findErrors(schema: RJSFSchema, values: unknown): Finding[] {
  const filled = withoutEmptyFields(values);
  let validator = validators.get(schema);
  if (!validator) {
    validator = new Validator(schema as object, '2020-12', false);
    validators.set(schema, validator);
  }
  const { errors } = validator.validate(filled);
  return errors.filter(({ keyword }) => !containers.has(keyword)).flatMap((error) => findingsOf(error, schema, filled));
}

function findingsOf(error: OutputUnit, schema: RJSFSchema, values: unknown): Finding[] {
  const path = pointer(error.instanceLocation);
  const keyword = at(schema, pointer(error.keywordLocation));
  if (error.keyword === 'required') {
    const present = at(values, path) as Record<string, unknown> | undefined;
    return (keyword as string[])
      .filter((name) => present?.[name] === undefined)
      .map((name) => ({ path: [...path, name], code: 'field_required', params: {} }));
  }
  if (error.keyword === 'minItems') return [{ path, code: 'field_required', params: {} }];
  return [{ path, ...refusalOf(error.keyword, keyword) }];
}

/** The catalogue's entry for a broken keyword; the server's mapping is the same. */
function refusalOf(keyword: string, value: unknown): Pick<Finding, 'code' | 'params'> {
  const number = Number(value);
  switch (keyword) {
    case 'minimum':
    case 'exclusiveMinimum':
      return { code: 'cannot_be_lower_than', params: { number } };
    case 'maximum':
    case 'exclusiveMaximum':
      return { code: 'cannot_exceed', params: { number } };
    case 'minLength':
      return { code: 'too_short', params: { number } };
    case 'maxLength':
      return { code: 'too_long', params: { number } };
    case 'pattern':
      return { code: 'pattern_mismatch', params: {} };
    case 'format':
      return { code: 'format_error', params: {} };
    case 'enum':
    case 'const':
      return { code: 'value_not_allowed', params: {} };
    case 'uniqueItems':
      return { code: 'duplicate_value', params: {} };
    case 'maxItems':
    case 'multipleOf':
      return { code: 'out_of_range', params: {} };
    case 'additionalProperties':
    case 'false':
      return { code: 'unknown_field', params: {} };
    default:
      return { code: 'field_invalid', params: {} };
  }
}

function withoutEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmptyFields);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, inner]) => !isEmpty(inner));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withoutEmptyFields(inner)]));
}

function pointer(location: string): string[] {
  return location
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function at(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value);
}
