import type { OperationObject } from '../model.ts';
import type { Schema } from '../schema.ts';
import type { Json } from '../schema-words.ts';

/** Every refusal an operation can answer, by status. */
export const refusals: Record<string, { name: string; description: string }> = {
  400: { name: 'Refused', description: 'Invalid, or not possible right now; contents gives the reason' },
  401: { name: 'NotSignedIn', description: 'No token, or it has expired or been revoked' },
  403: { name: 'NoPermission', description: 'The token is of the wrong kind or scope' },
  404: { name: 'NotFound', description: 'Not found, or not in this organisation' },
  409: { name: 'Conflict', description: 'The version is stale, or the idempotency key was used with a different body' },
  408: { name: 'TooSlow', description: 'The body arrived too slowly' },
  413: { name: 'TooLarge', description: 'The body or file exceeds its limit' },
  415: { name: 'WrongMediaType', description: 'The content type is not accepted here' },
  429: { name: 'TooManyRequests', description: 'Too many requests; try again later' },
  431: { name: 'HeadersTooLarge', description: 'URL and headers exceed 16 KB' },
  500: { name: 'Failed', description: 'Server error; look up the trace ID in the log' },
  503: { name: 'Busy', description: 'Busy or shutting down; try again' },
};

/** `components.responses` of the document. */
export function refusalComponents(): Record<string, Json> {
  return Object.fromEntries(
    Object.values(refusals).map(({ name, description }) => [
      name,
      { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } } },
    ]),
  );
}

/**
 * The responses of an operation: success first, then the refusals that apply. An operation without a body still
 * refuses one that is too large or of an unsupported type.
 * @param operation `letsIn`: by a token, or a ticket that stands for one
 */
export function responses(
  good: { status: string; description: string; content?: Record<string, { schema: Schema }> },
  operation: { letsIn: boolean; mayCarryBody: boolean; canConflict: boolean },
): OperationObject['responses'] {
  const { status, ...answer } = good;
  const fitting = [
    '400',
    ...(operation.letsIn ? ['401', '403'] : []),
    '404',
    ...(operation.canConflict ? ['409'] : []),
    ...(operation.mayCarryBody ? ['408', '413', '415'] : []),
    '429',
    '431',
    '500',
    '503',
  ];
  return {
    [status]: answer,
    ...Object.fromEntries(fitting.map((code) => [code, { $ref: `#/components/responses/${refusals[code]?.name}` }])),
  };
}
