/** How often a press waits for PostgreSQL (decision 033): what is read ahead must be what is asked afterwards. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createDatabase, dropDatabase } from '../../../running/postgresql-database.ts';
import { openPostgresqlRelay, type PostgresqlRelay, type Transaction } from '../../../running/postgresql-relay.ts';
import { openApp, type TestApp } from '../../open-app.ts';
import { buildClinic, type Clinic, fillRoom } from '../../small-clinic.ts';

let database: string;
let relay: PostgresqlRelay;
let app: TestApp;
let clinic: Clinic;

beforeAll(async () => {
  database = await createDatabase(inject('postgresql'), inject('migrated'));
  relay = await openPostgresqlRelay(database);
  // The logs of reads, their chains and the scheduler write when they like, and a press that comes then shares its
  // transaction with them.
  app = await openApp({ variables: { DATABASE_URL: relay.url }, observed: false, schedule: false });
  clinic = await buildClinic(app);
  await fillRoom(app, clinic);
  const token = clinic.tokens.ticketMachine;
  for (const _ of [1, 2, 3]) await app.done('GET', '/api/v1/collab/ticket/machine/take/number', { token });
});
afterAll(async () => {
  await app?.close();
  await relay?.close();
  if (database) await dropDatabase(inject('postgresql'), database);
});

/** Presses a button of a controller and answers what it cost. */
async function press(action: string, variant: string, panelGid: string): Promise<Transaction | undefined> {
  // What else is written for the organisation would share its transaction.
  await expect.poll(() => app.app.services.database.load().waiting).toBe(0);
  const key = randomUUID();
  await app.done('POST', `/api/v1/collab/web/queue/${variant}/${action}`, {
    token: clinic.tokens.staff,
    body: { panelGid },
    headers: { 'idempotency-key': key },
  });
  return relay.transactionOf(key);
}

test.each([
  ['with a list', 'clinic', () => clinic.room.gid],
  ['that draws numbers', 'generic', () => clinic.counters[0]?.gid ?? ''],
])('next at a counter %s takes four trips, and asks nothing twice and nothing in vain', async (_, variant, gid) => {
  await press('login', variant, gid());
  // The lock with the key and the counter; what next will ask; taking the patient; the rest with the commit.
  expect(await press('next', variant, gid())).toEqual({ trips: 4, statements: 16 });
  // One more statement: the patient before is completed.
  expect(await press('next', variant, gid())).toEqual({ trips: 4, statements: 17 });
});

test.each(['recall', 'pass'])('%s takes a patient from nobody: three trips', async (action) => {
  expect(await press(action, 'clinic', clinic.room.gid)).toEqual({ trips: 3, statements: 14 });
});
