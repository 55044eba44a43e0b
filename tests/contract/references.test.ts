/** A record names only records of its own organisation, and of the family that the property is about. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { families } from '#generated/families.ts';
import { contract } from '#server/shapes/contract.ts';
import { openApp, type TestApp } from '../server/open-app.ts';
import { buildClinic, type Clinic } from '../server/small-clinic.ts';
import { exampleOf } from './example-request.ts';
import { allOperations, type Operation } from './operation.ts';
import { expectRefusal, sendExample } from './send-example.ts';

let app: TestApp;
let own: Clinic;
let neighbour: Clinic;

beforeAll(async () => {
  app = await openApp();
  [own, neighbour] = [await buildClinic(app), await buildClinic(app)];
});
afterAll(() => app.close());

const operations = new Map(allOperations(contract).map((operation) => [operation.operationId, operation]));

/** Every reference of every family, in each operation that writes it. */
const writes = Object.values(families).flatMap(({ references, readOnly, operations: of }) =>
  references
    .filter(({ property }) => !(readOnly as readonly string[]).includes(property))
    .flatMap((reference) =>
      ['create' in of ? of.create : undefined, 'update' in of ? of.update : undefined]
        .flatMap((id) => operations.get(id ?? '') ?? [])
        .map((operation) => ({ ...reference, operation, operationId: operation.operationId })),
    ),
);

/** A record of a family that a clinic has. */
async function recordOf(family: string, clinic: Clinic): Promise<string> {
  const asks = { ...(writes[0]?.operation as Operation), example: { body: { gid: `{{${family}Gid}}` } } };
  return ((await exampleOf(asks, app, clinic)).body as { gid: string }).gid;
}

describe.each(writes)('$operationId refuses as $property', ({ property, family, many, operation }) => {
  test.each([
    ['a record of another organisation', () => recordOf(family, neighbour)],
    ['a record of another family', () => recordOf(family === 'room' ? 'department' : 'room', own)],
    ['what does not exist', () => 'nowhere'],
  ])('%s, at its field', async (_, gidOf) => {
    const [request, gid] = [await exampleOf(operation, app, own), await gidOf()];
    const body = { ...(request.body as object), [property]: many ? [gid] : gid };
    const answer = await sendExample(app, operation, { ...request, body });
    const field = many ? `${property}.0` : property;
    expect(answer.body.contents).toEqual([expect.objectContaining({ code: 'reference_not_found', field })]);
    expectRefusal(answer, 400);
  });
});
