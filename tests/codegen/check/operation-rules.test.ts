import { describe, expect, it } from 'vitest';
import { operationRules } from '#codegen/check/operation-rules.ts';
import type { OperationSource } from '#codegen/sources.ts';
import { type Change, knock, problemsOf, product } from '../fixture.ts';

const free: OperationSource = { ...knock, path: undefined, example: { body: { who: 'me' } } };

const cases: [rule: string, change: Change, want: string][] = [
  ['operation-id', { knock: { operationId: 'knock-twice' } }, 'knock-twice: has no operationId in camelCase'],
  [
    'operation-id-is-unique',
    { knock: { operationId: 'listNote' } },
    'listNote: has the operationId of openapi/families.yaml note.list',
  ],
  [
    'address-is-unique',
    {
      paths: {
        '/api/knock/{door}': { post: knock },
        '/api/knock/{gate}': { post: { ...knock, operationId: 'knockGate', path: { gate: 'Gid' } } },
      },
    },
    'knockGate: answers the same address as openapi/paths/door.yaml knock',
  ],
  ['summary', { knock: { summary: '' } }, 'knock: has no summary'],
  ['tag-is-known', { knock: { tags: ['door'] } }, 'knock: has the tag door, which openapi.yaml does not list'],
  [
    'security-is-known',
    { knock: { security: ['guest'] } },
    'knock: takes the token guest, which openapi.yaml does not list',
  ],
  ['role-is-known', { knock: { role: 'owns' } }, 'knock: needs the role owns, which does not exist'],
  ['path-parameters-agree', { knock: { path: {} } }, 'knock: has {door} in its path but declares none'],
  [
    'what-comes-in-ends',
    { knock: { query: { 'times?': { type: 'integer' } } } },
    'knock: lets times come in without an end: a number has minimum and maximum, a text maxLength, a list maxItems',
  ],
  ['example', { knock: { example: { body: {} } } }, 'knock: has no door in its example'],
  ['example', { knock: { example: { path: { door: 'blue' } } } }, 'knock: has no body in its example'],
];

describe('each rule about an operation', () => {
  it.each(cases)('%s', (rule, change, want) => {
    expect(problemsOf(product(change))).toContain(`openapi/paths/door.yaml ${want} (${rule})`);
  });

  it('has a case that fails', () => {
    expect([...new Set(cases.map(([rule]) => rule))].sort()).toEqual([...operationRules.keys()].sort());
  });
});

describe('the short form of an operation', () => {
  const short: [rule: string, paths: Change['paths'], want: string][] = [
    ['method-is-known', { '/api/a': { fetch: free } }, 'fetch /api/a: is no method'],
    [
      'security-declared',
      { '/api/a': { post: { ...free, security: undefined } } },
      'post /api/a: does not say who may call it',
    ],
    [
      'answer-declared',
      { '/api/a': { post: { ...free, returns: undefined } } },
      'post /api/a: does not say what it answers',
    ],
    ['example', { '/api/a': { post: { ...free, example: undefined } } }, 'post /api/a: has no example'],
    [
      'short-form-only',
      { '/api/a': { post: { ...free, colour: 'red' } as OperationSource } },
      'post /api/a: uses colour, which is not in our short form',
    ],
  ];

  it.each(short)('is refused: %s', (rule, paths, want) => {
    expect(problemsOf(product({ paths }))).toContain(`openapi/paths/door.yaml ${want} (${rule})`);
  });

  it('is held to the rules of schemas where it holds one', () => {
    const body = { type: 'object', properties: { who: { type: 'string' } } };
    expect(problemsOf(product({ knock: { body } }))).toEqual([
      'openapi/paths/door.yaml knock body properties.who: is a string without maxLength (text-has-limit)',
    ]);
  });
});
