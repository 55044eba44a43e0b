/** Every operation of the contract works with its example, and finds nothing of another organisation. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#server/shapes/contract.ts';
import { compileExact } from '#server/shapes/shapes.ts';
import { openApp, type TestApp } from '../server/open-app.ts';
import { buildClinic, type Clinic } from '../server/small-clinic.ts';
import { type ExampleRequest, exampleOf, namesRecords } from './example-request.ts';
import { foreignGids, textsIn } from './foreign-gids.ts';
import { allOperations, type Operation } from './operation.ts';
import { expectRefusal, sendExample } from './send-example.ts';

const backups = mkdtempSync(join(tmpdir(), 'callboard-contract-'));
let app: TestApp;
/** Nothing in here is changed by the tests that only see refusals. */
let untouched: Clinic;
let neighbour: Clinic;
/** Seen by whatever only reads; patients wait in it. */
let seen: Clinic;
/** What all the others have, by its gids. */
let others: Set<string> | undefined;

beforeAll(async () => {
  app = await openApp({
    variables: {
      OIDC_NETWORKS: 'loopback',
      PUSH_SERVICES: '127.0.0.1',
      PUSH_NETWORKS: 'loopback',
      BACKUP_DIR: backups,
    },
  });
  [untouched, neighbour, seen] = [await buildClinic(app), await buildClinic(app), await buildClinic(app)];
});
afterAll(async () => {
  await app.close();
  rmSync(backups, { recursive: true, maxRetries: 10 });
});

const operations = allOperations(contract);
const secured = operations.filter(({ security }) => security.length > 0);
/** Those that an organisation's token may call and whose example names records by gid. */
const aboutRecords = secured.filter(
  ({ security, example }) => security.some((kind) => kind !== 'systemAdvance') && namesRecords(example),
);

/** As whom a person or a device of the organisation calls it. */
const ownKind = ({ security }: Operation) =>
  security.find((kind) => kind !== 'systemAdvance') as keyof Clinic['tokens'] | undefined;

const ask = (operation: Operation, request: ExampleRequest, change: Partial<ExampleRequest> = {}) =>
  sendExample(app, operation, request, change);

/** Tickets are taken by GET as well; those clinics are their own. */
const onlyReads = ({ method, path }: Operation) => method === 'GET' && !path.includes('/take/');
const readings = secured.filter((operation) => onlyReads(operation) && !operation.stream && ownKind(operation));

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

describe.each(aboutRecords)('$operationId, which names records,', (operation) => {
  test('finds none of another organisation, and tells no more than of what does not exist', async () => {
    const request = await exampleOf(operation, app, untouched, { inert: true });
    const foreign = await ask(operation, request, { token: neighbour.tokens[ownKind(operation)!] });
    expect(JSON.stringify(foreign.body.contents)).not.toContain('101');
    expectRefusal(foreign, foreign.body.contents[0].code === 'reference_not_found' ? 400 : 404);
  });
});

describe.each(readings)('$operationId, which only reads,', (operation) => {
  // By now every other operation has done its work in an organisation of its own.
  test('shows nothing of another organisation', async () => {
    others ??= await foreignGids(app.app.services.database, seen.gid);
    const request = await exampleOf(operation, app, seen);
    const { status, body } = await ask(operation, request, { token: seen.tokens[ownKind(operation)!] });
    expect(status).toBe(200);
    expect(others.size).toBeGreaterThan(1_000);
    expect(textsIn(body).filter((text) => others?.has(text))).toEqual([]);
  });
});
