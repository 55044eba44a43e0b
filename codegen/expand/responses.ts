import type { Json, OperationObject, Schema } from '../model.ts';

/** Every refusal an operation can answer, by status. */
export const refusals: Record<string, { name: string; description: string }> = {
  400: { name: 'Refused', description: 'Not valid, or not possible now; contents say why' },
  401: { name: 'NotSignedIn', description: 'No token, or one that is expired or revoked' },
  403: { name: 'NoPermission', description: 'A token of another kind or scope' },
  404: { name: 'NotFound', description: 'Not there, or not in this organisation' },
  409: { name: 'Conflict', description: 'A stale version, or an idempotency key used with another body' },
  408: { name: 'TooSlow', description: 'A body that came too slowly' },
  413: { name: 'TooLarge', description: 'A body or file over its limit' },
  415: { name: 'WrongMediaType', description: 'A body of a type that is not accepted here' },
  429: { name: 'TooManyRequests', description: 'Too many attempts; try again later' },
  431: { name: 'HeadersTooLarge', description: 'Address and headers over 16 KB' },
  500: { name: 'Failed', description: 'An error of the server; the trace id finds it in the log' },
  503: { name: 'Busy', description: 'Busy or stopping; try again' },
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
 * The answers of an operation: the good one, then the refusals that fit it. Who takes no body refuses one of a type
 * that nobody reads, or one too large, all the same.
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
