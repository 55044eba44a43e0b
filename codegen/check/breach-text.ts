import type { ErrorObject } from 'ajv/dist/2020.js';
import { nearest } from './nearest.ts';

/**
 * Why a value breaks a schema, in words that say what is allowed there.
 * @param breach as Ajv gives it with `verbose`
 * @param names the properties or values that it might have meant, where the breach itself does not say them
 */
export function breachText({ keyword, params, message, parentSchema, data }: ErrorObject, names?: string[]): string {
  const value = JSON.stringify(data);
  switch (keyword) {
    case 'enum': {
      const allowed = (params.allowedValues as unknown[]).map(String);
      return `${value} is none of its values${nearest(String(data), allowed, 9)}`;
    }
    case 'const':
      return `${value} is not ${JSON.stringify(params.allowedValue)}`;
    case 'additionalProperties': {
      const known = names ?? Object.keys(parentSchema?.properties ?? {});
      return `there is no ${params.additionalProperty}${nearest(params.additionalProperty, known)}`;
    }
    case 'discriminator':
      return `there is no ${params.tagValue}${nearest(String(params.tagValue), names ?? [])}`;
    case 'required':
      return `${params.missingProperty} is missing`;
    default:
      return `${typeof data === 'object' ? 'it' : value} ${message}`;
  }
}
