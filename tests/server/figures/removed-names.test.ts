import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '#server/database/command.ts';
import type { Database } from '#server/database/database.ts';
import { getDocument } from '#server/documents/get-document.ts';
import { removeDocument } from '#server/documents/write-document.ts';
import { clerkFigures } from '#server/figures/clerks.ts';
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

test('a clerk who was removed keeps the name also where the line of the sign-in is kept no more', async () => {
  spendSmallDay(hospital);
  hospital.run(function* (context) {
    const document = yield* getDocument('staff', hospital.organisationGid, 'nurse1');
    if (document) yield* removeDocument(document, context);
    yield* run('event', "DELETE FROM event WHERE kind = 'loggedIn'");
  });
  const clerks = await clerkFigures(await figuresOf(hospital, database), { from: today, to: today });
  expect(clerks.map(({ staffName }) => staffName)).toEqual(['護理師1']);
});
