import { type OutputUnit, Validator } from '@cfworker/json-schema';
import type { RJSFSchema } from '@rjsf/utils';
import type { ErrorCode } from '#generated/errors.ts';
import { type BrokenField, errorsOfFields } from '#generated/keyword-errors.ts';
import { withoutEmpty } from '../data/changes.ts';

/** What is wrong with one field: an entry of the error catalogue. */
export interface Finding {
  /** Path of the field, empty for the whole. */
  path: string[];
  code: ErrorCode;
  params: Record<string, string | number>;
}

/** What the interpreter says of a keyword when something inside it is wrong, which it says as well. */
const containers = new Set(['properties', 'items', 'allOf', 'then', 'else', '$ref', 'additionalProperties']);

const validators = new WeakMap<object, Validator>();

/**
 * Checks values against a form's schema with an interpreter, so that no page needs unsafe-eval. Empty fields count as
 * absent, as they are not sent either. A field has the code that the server would answer (x-keywords in ErrorCode.json).
 */
export function findErrors(schema: RJSFSchema, values: unknown): Finding[] {
  const filled = withoutEmpty(values);
  let validator = validators.get(schema);
  if (!validator) {
    validator = new Validator(schema as object, '2020-12', false);
    validators.set(schema, validator);
  }
  const { errors } = validator.validate(filled);
  const broken = errors.filter(({ keyword }) => !containers.has(keyword));
  return errorsOfFields(broken.flatMap((error) => brokenFields(error, schema, filled))).map(
    ({ path, code, params = {} }) => ({ path: [...path], code, params }),
  );
}

function brokenFields(error: OutputUnit, form: RJSFSchema, values: unknown): BrokenField[] {
  const path = pointer(error.instanceLocation);
  const value = at(values, path);
  const place = pointer(error.keywordLocation);
  const limit = at(form, place);
  // A property that is not allowed stands below a schema that is false.
  const keyword = error.keyword === 'false' ? 'additionalProperties' : error.keyword;
  if (keyword === 'required') {
    const missing = (limit as string[]).filter((name) => (value as Record<string, unknown>)[name] === undefined);
    return missing.map((name) => ({ path: [...path, name], keyword, limit }));
  }
  return [{ path, keyword, limit, schema: at(form, place.slice(0, -1)) as BrokenField['schema'], value }];
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
