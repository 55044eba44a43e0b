import type { ErrorObject } from 'ajv';
import type { ErrorCode } from '#generated/errors.ts';
import { limits } from '#generated/limits.ts';
import type { RefusalEntry } from '../errors/refusal.ts';

type Reading = { code: ErrorCode; property?: string; number?: number };

/** How Ajv's keywords read in the error catalogue. What is not listed is `field_invalid`. */
const readings: Record<string, (error: ErrorObject) => Reading> = {
  required: ({ params }) => ({ code: 'field_required', property: params.missingProperty }),
  dependentRequired: ({ params }) => ({ code: 'field_required', property: params.missingProperty }),
  additionalProperties: ({ params }) => ({ code: 'unknown_field', property: params.additionalProperty }),
  minimum: (error) =>
    countsFromOne(error)
      ? { code: 'must_be_positive_integer' }
      : { code: 'cannot_be_lower_than', number: error.params.limit },
  type: (error) => ({ code: countsFromOne(error) ? 'must_be_positive_integer' : 'field_invalid' }),
  exclusiveMinimum: ({ params }) => ({ code: 'cannot_be_lower_than', number: params.limit }),
  maximum: ({ params }) => ({ code: 'cannot_exceed', number: params.limit }),
  exclusiveMaximum: ({ params }) => ({ code: 'cannot_exceed', number: params.limit }),
  minLength: ({ params, data }) =>
    data === '' ? { code: 'field_required' } : { code: 'too_short', number: params.limit },
  maxLength: ({ params }) => ({ code: 'too_long', number: params.limit }),
  minItems: ({ params, data }) =>
    Array.isArray(data) && data.length === 0
      ? { code: 'field_required' }
      : { code: 'cannot_be_lower_than', number: params.limit },
  maxItems: ({ params }) => ({ code: 'cannot_exceed', number: params.limit }),
  uniqueItems: () => ({ code: 'duplicate_value' }),
  pattern: () => ({ code: 'pattern_mismatch' }),
  format: () => ({ code: 'format_error' }),
  enum: () => ({ code: 'value_not_allowed' }),
  const: () => ({ code: 'value_not_allowed' }),
  multipleOf: () => ({ code: 'value_not_allowed' }),
};

/** A number of a ticket, for example: people are told that better than by its limit. */
function countsFromOne({ parentSchema }: ErrorObject): boolean {
  return parentSchema?.type === 'integer' && parentSchema.minimum === 1;
}

/** Keywords that only sum up what other errors say in detail. */
const summaries = new Set(['anyOf', 'oneOf', 'if', 'not']);

/**
 * Reads Ajv's errors as entries of the error catalogue, each with the path of its field (dots between names), the
 * first for each field, at most limits.errorMessages.
 * @param prefix path of the validated value itself, such as `settings`
 */
export function faultsOf(errors: readonly ErrorObject[], prefix = ''): RefusalEntry[] {
  const detailed = errors.filter(({ keyword }) => !summaries.has(keyword)).filter((error) => !isNullBranch(error));
  const byField = new Map<string, RefusalEntry>();
  for (const error of detailed.length > 0 ? detailed : errors) {
    const { code, property, number } = readings[error.keyword]?.(error) ?? { code: 'field_invalid' as const };
    const field = [prefix, ...pointerNames(error.instancePath), property ?? ''].filter(Boolean).join('.');
    if (byField.has(field)) continue;
    byField.set(field, { code, ...(field && { field }), ...(number !== undefined && { params: { number } }) });
  }
  return [...byField.values()].slice(0, limits.errorMessages);
}

/** "or null" of a merge patch: that it is not null is no news. */
function isNullBranch({ keyword, params, schemaPath }: ErrorObject): boolean {
  return keyword === 'type' && params.type === 'null' && schemaPath.includes('anyOf');
}

/** Names of a JSON pointer, unescaped. */
function pointerNames(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
