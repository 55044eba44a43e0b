import '#server/family-hooks.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import type { DocumentFamily } from '#server/documents/document.ts';
import { listDocuments } from '#server/documents/list-documents.ts';
import { listRecords } from '#server/families/list.ts';
import { readEnvironment } from '#server/ground/environment.ts';
import { cheapPasswords } from '../fixed-values.ts';
import { type Hospital, nineOClock, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

/** More than one bite of them. */
const numbers = Array.from({ length: 450 }, (_, index) => index + 1);

/** Starts the server on the database, and stops it. */
async function start(): Promise<string> {
  const lines: string[] = [];
  const app = await createApp({
    environment: readEnvironment(hospital.variables),
    clock: () => nineOClock,
    logStream: { write: (line) => void lines.push(line) },
    passwordCost: cheapPasswords,
    schedule: false,
  });
  await app.stop();
  return lines.join('');
}

/** The database as a server left it that knew no keys. */
function becomeOld(): void {
  const indexes = hospital.rows<{ name: string }>(
    hospital.variables.DATABASE_URL
      ? "SELECT indexname AS name FROM pg_indexes WHERE indexname LIKE 'list%'"
      : "SELECT name FROM sqlite_schema WHERE type = 'index' AND name LIKE 'list%'",
  );
  for (const { name } of indexes) hospital.connection.exec(`DROP INDEX ${name}`);
  hospital.connection.exec(`
    DROP INDEX document_unkeyed;
    ALTER TABLE document DROP COLUMN keyed_version;
    ALTER TABLE document DROP COLUMN order_keys;
    DELETE FROM migration WHERE name = '168-order-keys.sql';
    UPDATE document SET name_key = lower(coalesce(json_extract(body, '$.name'), ''));`);
}

function list(family: DocumentFamily, property: string, query: object = {}): unknown[] {
  const place = { family, organisationGid: 'demo' };
  const asked = { page: 1, limit: 1000, order: 'asc' as const, sort: property, ...query };
  const { data } = hospital.read(listRecords(place, '', asked));
  return data.map((record) => record[property as keyof typeof record]);
}

test('an old database has its lists in the order of people who count once the server has started', async () => {
  for (const number of numbers) {
    hospital.add('department', `d${number}`, { code: `K${number}`, name: `Ward ${number}`, enabled: true });
  }
  const [names, codes] = [numbers.map((number) => `Ward ${number}`), numbers.map((number) => `K${number}`)];
  becomeOld();
  expect(await start()).toContain('records have new keys');
  expect(list('department', 'name')).toEqual(names);
  expect(list('department', 'name', { order: 'desc' })).toEqual(names.toReversed());
  expect(list('department', 'code')).toEqual(codes);
  expect(hospital.read(listDocuments('department', 'demo')).map(({ body }) => body.name)).toEqual(names);
  expect(await start()).not.toContain('records have new keys');
});

test('what a server without keys has changed meanwhile is put in its place at the next start', async () => {
  hospital.add('department', 'one', { code: 'K9', name: 'Ward 9', enabled: true });
  hospital.add('department', 'two', { code: 'K10', name: 'Ward 10', enabled: true });
  const body = JSON.stringify({ code: 'K11', name: 'Ward 11', enabled: true });
  hospital.connection.exec(
    `UPDATE document SET body = '${body}', name_key = 'ward 11', version = version + 1 WHERE gid = 'one'`,
  );
  await start();
  expect(list('department', 'name')).toEqual(['Ward 10', 'Ward 11']);
  expect(list('department', 'code')).toEqual(['K10', 'K11']);
});

test('a record that is renamed moves to its new place', () => {
  hospital.add('department', 'one', { code: 'K9', name: 'Ward 9', enabled: true });
  hospital.add('department', 'two', { code: 'K10', name: 'Ward 10', enabled: true });
  hospital.change('department', 'one', { code: 'no number', name: 'Ward 100', enabled: true });
  expect(list('department', 'name')).toEqual(['Ward 10', 'Ward 100']);
  expect(list('department', 'code')).toEqual(['K10', 'no number']);
});
