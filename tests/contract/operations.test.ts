/** Every operation of the contract works with its example, and refuses what it must refuse, in the right way. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#server/shapes/contract.ts';
import { compileExact, shapeFaults } from '#server/shapes/shapes.ts';
import { openApp, type Response, type TestApp } from '../server/open-app.ts';
import { buildClinic, type Clinic } from '../server/small-clinic.ts';
import { type ExampleRequest, exampleOf, namesRecords } from './example-request.ts';
import { bodyOf } from './made-records.ts';
import { allOperations, type Operation } from './operation.ts';

const backups = mkdtempSync(join(tmpdir(), 'callboard-contract-'));
let app: TestApp;
/** Nothing in here is changed by the tests that only see refusals. */
let untouched: Clinic;
let neighbour: Clinic;
/** Seen by whatever only reads; patients wait in it. */
let seen: Clinic;

beforeAll(async () => {
  app = await openApp({ variables: { OIDC_NETWORKS: 'loopback', BACKUP_DIR: backups } });
  [untouched, neighbour, seen] = [await buildClinic(app), await buildClinic(app), await buildClinic(app)];
});
afterAll(async () => {
  await app.close();
  rmSync(backups, { recursive: true });
});

const operations = allOperations(contract);
const secured = operations.filter(({ security }) => security.length > 0);
const withBody = operations.filter(({ bodySchema }) => bodySchema);
/** Those that an organisation's token may call and whose example names records by gid. */
const aboutRecords = secured.filter(
  ({ security, example }) => security.some((kind) => kind !== 'systemAdvance') && namesRecords(example),
);

const ask = (
  operation: Operation,
  request: ExampleRequest,
  change: Partial<ExampleRequest> = {},
): Promise<Response> => {
  const whole = { ...request, ...change };
  const body = 'body' in change ? change.body : bodyOf(request.body, request.files);
  return app.call(operation.method, whole.path, { ...whole, body });
};

/** Tickets are taken by GET as well; those clinics are their own. */
const onlyReads = ({ method, path }: Operation) => method === 'GET' && !path.includes('/take/');

// Streams do not end; tests/server/stream has them.
describe.each(operations.filter(({ stream }) => !stream))('$operationId', (operation) => {
  test('works with its example, and the answer is what the contract says', async () => {
    const clinic = onlyReads(operation) ? seen : await buildClinic(app);
    const answer = await ask(operation, await exampleOf(operation, app, clinic));
    expect(answer.body?.contents).toBeUndefined();
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain(operation.mediaType);
    if (!operation.answerSchema) return;
    expect(compileExact(operation.answerSchema as Record<string, unknown>)(answer.body)).toEqual([]);
  });
});

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

describe.each(aboutRecords)('$operationId, which names records,', (operation) => {
  test('finds none of another organisation, and tells no more than of what does not exist', async () => {
    const kind = operation.security.find((one) => one !== 'systemAdvance') as keyof Clinic['tokens'];
    const request = await exampleOf(operation, app, untouched, { inert: true });
    const foreign = await ask(operation, request, { token: neighbour.tokens[kind] });
    expect(JSON.stringify(foreign.body.contents)).not.toContain('101');
    expectRefusal(foreign, foreign.body.contents[0].code === 'reference_not_found' ? 400 : 404);
  });
});

function expectRefusal(answer: Response, status: number): void {
  expect(answer.status).toBe(status);
  expect(shapeFaults('ErrorBody', answer.body)).toEqual([]);
  expect(answer.headers['x-trace-id']).toBe(answer.body.traceId);
}
