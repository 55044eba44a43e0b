import type { ErrorObject } from 'ajv';
import { type BrokenField, errorsOfFields } from '#generated/keyword-errors.ts';
import { limits } from '#generated/limits.ts';
import type { RefusalEntry } from '../errors/refusal.ts';

/**
 * Reads Ajv's errors as entries of the error catalogue, one for each field (x-keywords in ErrorCode.json), each with
 * the path of its field (dots between names), at most limits.errorMessages.
 * @param prefix path of the validated value itself, such as `settings`
 */
export function faultsOf(errors: readonly ErrorObject[], prefix = ''): RefusalEntry[] {
  return errorsOfFields(errors.map(brokenField))
    .slice(0, limits.errorMessages)
    .map(({ path, ...entry }) => {
      const field = [prefix, ...path].filter(Boolean).join('.');
      return { ...entry, ...(field && { field }) };
    });
}

function brokenField({ keyword, schema, parentSchema, data, params, instancePath }: ErrorObject): BrokenField {
  const property = params.missingProperty ?? params.additionalProperty;
  return {
    path: [...pointerNames(instancePath), ...(property === undefined ? [] : [property])],
    keyword,
    limit: schema,
    schema: parentSchema,
    value: data,
  };
}

/** Names of a JSON pointer, unescaped. */
function pointerNames(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
}
