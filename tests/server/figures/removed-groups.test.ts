import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { getDocument } from '#server/documents/get-document.ts';
import { removeDocument } from '#server/documents/write-document.ts';
import { groupFigures } from '#server/figures/days.ts';
import { type Hospital, openHospital, today } from '../queue/hospital.ts';
import { figuresOf, spendSmallDay } from './small-day.ts';

let hospital: Hospital;
let database: Database;
beforeEach(async () => {
  hospital = openHospital();
  database = await hospital.open(() => hospital.now);
});
afterEach(async () => {
  await database.close();
  hospital.close();
});

test('a group that was removed keeps its figures and its name; a room that was removed does not become a group', async () => {
  const figures = async () => groupFigures(await figuresOf(hospital, database, 'group'), { from: today, to: today });
  spendSmallDay(hospital);
  hospital.takeNumber({ panelGid: 'room101' });
  const before = await figures();
  expect(before.groups).toMatchObject([{ groupName: '批價', issued: 3 }]);
  expect(before.days).toMatchObject([{ issued: 3 }]);
  for (const [family, gid] of [
    ['group', 'billing'],
    ['panel', 'room101'],
  ] as const) {
    hospital.run(function* (context) {
      const document = yield* getDocument(family, hospital.organisationGid, gid);
      if (document) yield* removeDocument(document, context);
    });
  }
  expect(await figures()).toEqual(before);
});
