import '#server/family-hooks.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { families } from '#generated/families.ts';
import { countedFilters } from '#server/database/lists/counted-filters.ts';
import { keepListIndexes, listIndexes } from '#server/database/lists/list-indexes.ts';
import type { ListQuery } from '#server/database/lists/list-query.ts';
import type { DocumentFamily } from '#server/documents/document.ts';
import { listRecords } from '#server/families/list.ts';
import { engine } from '../../../running/engine.ts';
import { statementsOf, withoutIndex } from '../../../running/query-plan.ts';
import { type Hospital, openHospital } from '../../queue/hospital.ts';

const indexNames =
  engine === 'sqlite'
    ? "SELECT name FROM sqlite_schema WHERE type = 'index'"
    : 'SELECT indexname AS name FROM pg_indexes WHERE schemaname = current_schema()';

let hospital: Hospital;
beforeAll(() => {
  hospital = openHospital();
});
afterAll(() => hospital.close());

const lists = Object.values(families).filter(({ name, operations }) => name !== 'appointment' && operations.list);

/** Records enough that a page far from the beginning is read from the end. */
function fill(family: DocumentFamily, parentGid: string): void {
  const body = { weekday: 1, type: 'defaultPanel', settings: {} };
  for (let number = 0; number < 5; number += 1) hospital.add(family, `${family}-${number}`, body, parentGid);
}

describe.each(lists.map((family) => [family.name, family] as const))('the list of %s', (name, family) => {
  const place = { family: name as DocumentFamily, organisationGid: 'demo' };
  const parentGid = family.parent ? 'room101' : '';
  const asked = (query: Partial<ListQuery>) =>
    statementsOf(
      hospital.connection,
      listRecords(place, parentGid, { page: 1, limit: 2, order: 'asc', ...query }),
    ).filter(([, , sql]) => sql.includes('FROM document d'));

  test('is read by an index on every page, in the order it opens with, by name and by its moments', () => {
    fill(place.family, parentGid);
    const sorts = [undefined, family.nameKey, 'createdAt', 'updatedAt'];
    for (const sort of new Set(sorts)) {
      for (const order of ['asc', 'desc'] as const) {
        for (const page of [1, 3]) {
          const statements = asked({ page, order, ...(sort && { sort }) });
          const found = statements.flatMap((statement) => withoutIndex(hospital.connection, statement));
          expect(found, `${name} by ${sort} ${order}, page ${page}`).toEqual([]);
          expect(statements.filter(([, , sql]) => sql.includes('count(*)'))).toEqual([]);
        }
      }
    }
  });

  test('is read by an index when one filter is set', () => {
    for (const filter of countedFilters(family)) {
      const statements = asked({ [filter]: 1 });
      expect(
        statements.flatMap((statement) => withoutIndex(hospital.connection, statement)),
        filter,
      ).toEqual([]);
      expect(statements.filter(([, , sql]) => sql.includes('count(*)'))).toEqual([]);
    }
  });
});

test('an index that the contract no longer asks for goes, one that is missing is made, with its counts', () => {
  const { connection } = hospital;
  const [{ name = '' } = {}] = listIndexes().filter(({ counts }) => counts?.family === 'marquee');
  const present = () => connection.rows<{ name: string }>(indexNames).map((row) => row.name);
  const counts = () => hospital.rows("SELECT * FROM document_count WHERE family = 'marquee' ORDER BY property, value");
  hospital.add('marquee', 'off1', { title: '一', enabled: false }, 'room102');
  const before = counts();
  connection.exec(`DROP INDEX ${name}; CREATE INDEX list_of_old ON document (version);
    UPDATE document_count SET count = 77 WHERE family = 'marquee' AND property = 'enabled'`);
  hospital.run(() => keepListIndexes(indexNames));
  expect(present()).toContain(name);
  expect(present()).not.toContain('list_of_old');
  expect(counts()).toEqual(before);
});
