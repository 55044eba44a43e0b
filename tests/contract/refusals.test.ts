/**
 * Every operation of the contract refuses what it must refuse, in the right way. All of it is decided before a record is
 * read, so one engine is enough (vitest.config.ts).
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#server/shapes/contract.ts';
import { openApp, type TestApp } from '../server/open-app.ts';
import { buildClinic, type Clinic } from '../server/small-clinic.ts';
import { type ExampleRequest, exampleOf } from './example-request.ts';
import { allOperations, type Operation } from './operation.ts';
import { expectRefusal, sendExample } from './send-example.ts';

let app: TestApp;
/** Nothing in here is changed. */
let untouched: Clinic;

beforeAll(async () => {
  app = await openApp({
    variables: { OIDC_NETWORKS: 'loopback', PUSH_SERVICES: '127.0.0.1', PUSH_NETWORKS: 'loopback' },
  });
  untouched = await buildClinic(app);
});
afterAll(() => app.close());

const operations = allOperations(contract);
const secured = operations.filter(({ security }) => security.length > 0);
const withBody = operations.filter(({ bodySchema }) => bodySchema);

const ask = (operation: Operation, request: ExampleRequest, change: Partial<ExampleRequest>) =>
  sendExample(app, operation, request, change);

describe.each(operations)('$operationId', (operation) => {
  test('refuses a parameter that it does not know', async () => {
    const request = await exampleOf(operation, app, untouched, { inert: true });
    const answer = await ask(operation, request, { query: { ...request.query, nonsense: 'x' } });
    expect(answer.body.contents).toContainEqual(expect.objectContaining({ code: 'unknown_field', field: 'nonsense' }));
    expectRefusal(answer, 400);
  });
});

describe.each(withBody)('$operationId, which takes a body,', (operation) => {
  test.each([
    ['malformed JSON', '{"a":', 'malformed_json'],
    ['no body', '', 'malformed_json'],
    ['a list', '[]', 'field_invalid'],
    ['a field that it does not know', { nonsense: 1 }, 'unknown_field'],
  ])('refuses %s', async (_, body, code) => {
    const answer = await ask(operation, await exampleOf(operation, app, untouched, { inert: true }), { body });
    expect(answer.body.contents.map((entry: { code: string }) => entry.code)).toContain(code);
    expectRefusal(answer, 400);
  });

  test.runIf(operation.requiredFields.length > 0)('refuses each required field that is missing, by name', async () => {
    const request = await exampleOf(operation, app, untouched, { inert: true });
    const answer = await ask(operation, request, { body: {} });
    const missing = answer.body.contents.map((entry: { field: string; code: string }) => [entry.field, entry.code]);
    expect(missing).toEqual(operation.requiredFields.map((field) => [field, 'field_required']));
    expectRefusal(answer, 400);
  });

  test('refuses another type of content', async () => {
    const request = await exampleOf(operation, app, untouched, { inert: true });
    const answer = await ask(operation, request, { body: '<a/>', headers: { 'content-type': 'text/xml' } });
    expectRefusal(answer, 415);
  });

  test('refuses more than a megabyte', async () => {
    const request = await exampleOf(operation, app, untouched, { inert: true });
    expectRefusal(await ask(operation, request, { body: { a: 'x'.repeat(1_048_577) } }), 413);
  });
});

describe.each(secured)('$operationId, which needs a token,', (operation) => {
  test.each([
    ['no token', undefined],
    ['a token that nobody was given', 'a'.repeat(43)],
  ])('refuses %s', async (_, token) => {
    const answer = await ask(operation, await exampleOf(operation, app, untouched, { inert: true }), { token });
    expect(answer.body.contents[0].code).toBe('please_login_again');
    expectRefusal(answer, 401);
  });

  test('refuses tokens of every other kind', async () => {
    const request = await exampleOf(operation, app, untouched, { inert: true });
    for (const [kind, token] of Object.entries(untouched.tokens)) {
      if (operation.security.includes(kind)) continue;
      const answer = await ask(operation, request, { token });
      expect(answer.body.contents[0].code, kind).toBe('no_permission');
      expectRefusal(answer, 403);
    }
  });
});
