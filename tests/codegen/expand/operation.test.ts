import { describe, expect, it } from 'vitest';
import { expand } from '#codegen/expand/expand.ts';
import type { OperationSource } from '#codegen/sources.ts';
import { knock, product } from '../fixture.ts';

function expanded(change: Partial<OperationSource>) {
  const operation = expand(product({ knock: change })).operations.find((one) => one.path === '/api/knock/{door}');
  if (!operation) {
    throw new Error('the operation is gone');
  }
  return operation.object;
}

const answer = (schema: object, mediaType = 'application/json') => ({
  description: 'Done',
  content: { [mediaType]: { schema } },
});

describe('the short form of an operation', () => {
  it('is written out', () => {
    const operation = expanded({});
    expect({ ...operation, parameters: operation.parameters.map((one) => one.name) }).toEqual({
      operationId: 'knock',
      summary: 'Knock at a door',
      description: undefined,
      tags: ['note'],
      security: [{ session: [] }],
      parameters: ['door', 'times', 'Idempotency-Key', 'Accept-Language'],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { who: { $ref: 'Gid.json' } },
              required: ['who'],
              additionalProperties: false,
            },
          },
        },
      },
      responses: {
        200: answer({ $ref: 'Changed.json' }),
        400: { $ref: '#/components/responses/Refused' },
        401: { $ref: '#/components/responses/NotSignedIn' },
        403: { $ref: '#/components/responses/NoPermission' },
        404: { $ref: '#/components/responses/NotFound' },
        408: { $ref: '#/components/responses/TooSlow' },
        409: { $ref: '#/components/responses/Conflict' },
        413: { $ref: '#/components/responses/TooLarge' },
        415: { $ref: '#/components/responses/WrongMediaType' },
        429: { $ref: '#/components/responses/TooManyRequests' },
        431: { $ref: '#/components/responses/HeadersTooLarge' },
        500: { $ref: '#/components/responses/Failed' },
        503: { $ref: '#/components/responses/Busy' },
      },
      'x-role': 'administers',
      'x-example': knock.example,
    });
  });

  it('needs of administrators the role that it says, and without one it follows from the method', () => {
    expect(expanded({ role: 'reads' })['x-role']).toBe('reads');
    expect(expanded({})['x-role']).toBe('administers');
    expect(expanded({ security: [] })['x-role']).toBeUndefined();
  });

  it('makes a query parameter optional by a question mark', () => {
    const parameters = expanded({ query: { loud: 'Gid', 'times?': { type: 'integer' } } }).parameters;
    expect(parameters.filter((one) => one.in === 'query')).toEqual([
      { name: 'loud', in: 'query', required: true, schema: { $ref: 'Gid.json' } },
      { name: 'times', in: 'query', required: false, schema: { type: 'integer' } },
    ]);
  });

  it('without token kinds is free, and answers neither 401 nor 403', () => {
    const { security, responses } = expanded({ security: [] });
    expect(security).toEqual([]);
    expect(Object.keys(responses)).not.toContain('401');
    expect(Object.keys(responses)).not.toContain('403');
  });

  it('that opens a stream by a ticket answers 401 and 403, whatever it is free of', () => {
    const { responses } = expanded({ security: [], stream: 'Gid' });
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403']));
  });

  it('without a body still refuses one that nobody reads', () => {
    const { responses } = expanded({ body: undefined });
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['413', '415']));
  });

  it('that is not idempotent has no key and no conflict', () => {
    const { parameters, responses } = expanded({ idempotent: false });
    expect(parameters.map((one) => one.name)).not.toContain('Idempotency-Key');
    expect(Object.keys(responses)).not.toContain('409');
  });

  it.each([
    ['stream', { returns: undefined, stream: 'Changed' }, answer({ $ref: 'Changed.json' }, 'text/event-stream')],
    [
      'file',
      { returns: undefined, file: true },
      answer({ type: 'string', format: 'binary' }, 'application/octet-stream'),
    ],
    ['html', { returns: undefined, html: true }, answer({ type: 'string' }, 'text/html')],
    [
      'file',
      { returns: undefined, file: true },
      answer({ type: 'string', format: 'binary' }, 'application/octet-stream'),
    ],
    [
      'file of a type',
      { returns: undefined, file: 'text/csv' },
      answer({ type: 'string', format: 'binary' }, 'text/csv'),
    ],
    ['list', { returns: undefined, list: 'Room' }, answer({ $ref: 'RoomList.json' })],
  ])('answers a %s', (_, change, want) => {
    expect(expanded(change).responses['200']).toEqual(want);
  });

  it('that lists an entity takes the parameters of a list', () => {
    const names = expanded({ returns: undefined, list: 'Note' }).parameters.map((one) => one.name);
    expect(names).toEqual(expect.arrayContaining(['page', 'limit', 'sort', 'order', 'search', 'colour']));
  });

  it('with files takes them beside the JSON, or alone', () => {
    const file = { type: 'string', format: 'binary' };
    expect(expanded({ multipart: ['logo'] }).requestBody?.content).toMatchObject({
      'application/json': {},
      'multipart/form-data': { schema: { properties: { data: {}, logo: file }, required: ['data'] } },
    });
    expect(expanded({ body: undefined, multipart: ['logo'] }).requestBody?.content).toEqual({
      'multipart/form-data': {
        schema: { type: 'object', properties: { logo: file }, required: ['logo'], additionalProperties: false },
      },
    });
  });
});
