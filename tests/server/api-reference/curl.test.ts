import { expect, test } from 'vitest';
import { curlOf } from '#server/api-reference/curl.ts';
import type { Listed } from '#server/api-reference/document.ts';

const call: Listed = {
  method: 'PATCH',
  path: '/api/{door}/knock',
  operationId: 'knock',
  summary: 'Knock',
  tags: ['door'],
  security: [{ session: [] }],
  parameters: [],
  responses: {},
  'x-example': { path: { door: 'blue' }, query: { times: 2 }, body: { gid: '{{doorGid}}', name: "Ann's" } },
};

test('a call is written as a shell takes it, with what only the server knows in angle brackets', () => {
  expect(curlOf(call)).toBe(
    [
      'curl -X PATCH "$SERVER/api/blue/knock?times=2"',
      '-H "Authorization: Bearer $TOKEN"',
      "-H 'Content-Type: application/json'",
      `-d '{"gid":"<doorGid>","name":"Ann'\\''s"}'`,
    ].join(' \\\n  '),
  );
});

test('a call free of token has no token, and one without a body none', () => {
  expect(curlOf({ ...call, method: 'GET', security: [], 'x-example': { path: { door: 'red' } } })).toBe(
    'curl "$SERVER/api/red/knock"',
  );
});

test('a call that takes files alone sends them', () => {
  const files = { type: 'object', properties: { logo: { type: 'string', format: 'binary' } } };
  const upload = { ...call, method: 'POST', requestBody: { content: { 'multipart/form-data': { schema: files } } } };
  expect(curlOf({ ...upload, 'x-example': { path: { door: 'red' } } })).toContain('-F logo=@file');
});
