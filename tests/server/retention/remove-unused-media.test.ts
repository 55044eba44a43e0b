import { afterEach, beforeEach, expect, test } from 'vitest';
import { keyFrom } from '#server/audit/audit-key.ts';
import type { Database } from '#server/database/database.ts';
import { createSweeper } from '#server/retention/sweeper.ts';
import { atHour, type Hospital, openHospital } from '../queue/hospital.ts';

const auditKey = keyFrom('a key of this test, long enough to be one', 'test');
const medium = { name: '衛教', type: 'others', source: 'videoSite', url: 'https://example.org/v' };

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

/** Three media of before, one of them switched off, and one that is switched off on the thirtieth day; looks on the next. */
async function leftAfter(unusedMediaDays: number): Promise<string[]> {
  hospital.setOrganisation({ retention: { unusedMediaDays } });
  hospital.add('media', 'shown', { ...medium, enabled: true }, 'room101');
  hospital.add('media', 'unsaid', medium, 'room101');
  hospital.add('media', 'off', { ...medium, enabled: false }, 'room101');
  hospital.now = atHour(24 * 30);
  hospital.add('media', 'offLately', { ...medium, enabled: false }, 'room101');
  hospital.connection.exec(`UPDATE document SET updated_at = ${hospital.now} WHERE gid = 'offLately'`);
  hospital.now = atHour(24 * 31 + 13);
  const log = { warn: () => undefined } as never;
  await createSweeper({ database, auditKey, clock: () => hospital.now, log }).look();
  const left = hospital.rows<{ gid: string }>("SELECT gid FROM document WHERE family = 'media' ORDER BY gid");
  return left.map(({ gid }) => gid);
}

test('media that have been switched off for long enough go, and those that are shown stay, however old', async () => {
  expect(await leftAfter(10)).toEqual(['offLately', 'shown', 'unsaid']);
});

test('where a hospital lets none go, media that are switched off stay', async () => {
  expect(await leftAfter(0)).toEqual(['off', 'offLately', 'shown', 'unsaid']);
});
