/** API keys that end soon: administrators hear of it before what uses them stops. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { warnOfKeys } from '#server/notifications/warn-of-keys.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { buildClinic, type Clinic, systemToken } from '../small-clinic.ts';

const day = 86_400_000;
const web = '/api/v1/collab/web';
let app: TestApp;
let clinic: Clinic;
let begun = 0;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  clinic = await buildClinic(app);
  begun = app.time.now;
});

const system = async () => ({ token: await systemToken(app), query: { orgGid: clinic.gid } });
const make = async (body: object) => app.done('POST', `${web}/organization/apiKey`, { ...(await system()), body });
/** What the notification centre says after a sweep so many days before the first key ends, the newest first. */
async function told(daysBefore: number, locale = 'en-US') {
  app.time.now = begun + (limits.apiKeyDays - daysBefore) * day;
  await app.app.services.database.write(warnOfKeys, {});
  const token = await app.app.services.tokens.issue({ kind: 'session', organisationGid: clinic.gid, subjectGid: null });
  const { data } = await app.done('GET', `${web}/notification/list`, {
    token: token.token,
    headers: { 'accept-language': locale },
  });
  const read = (gid: string) =>
    app.done('PATCH', `${web}/notification/read`, { token: token.token, body: { gids: [gid] } });
  return {
    data,
    read,
    lines: data.map((one: { message: string; read: boolean }) => `${one.read ? 'read' : 'new'}: ${one.message}`),
  };
}

test('administrators are notified of a key a month before it ends and once more in its last week', async () => {
  await make({ kind: 'agency', name: '院內系統' });
  expect((await told(31)).lines).toEqual([]);
  const first = await told(29);
  expect(first.lines).toEqual([
    expect.stringMatching(/^new: The API key “院內系統” is valid until ROC \d{3}\/\d\d\/\d\d\. /),
  ]);
  await first.read(first.data[0].gid);
  expect((await told(8)).lines).toEqual([expect.stringMatching(/^read: /)]);
  const last = await told(6);
  expect(last.lines).toEqual([expect.stringMatching(/^new: /)]);
  expect(last.data[0].createdAt).toBe(app.time.now);
  await last.read(last.data[0].gid);
  expect((await told(1)).lines).toEqual([expect.stringMatching(/^read: /)]);
  // It says why something has stopped.
  expect((await told(-20)).lines).toHaveLength(1);
  expect((await told(-60)).lines).toEqual([]);
});

test('the day is the day of the hospital, in its calendar and the language of the reader', async () => {
  const body = { gid: clinic.gid, dateFormat: 'roc', timeZoneOffsetMinutes: 480 };
  await app.done('PATCH', `${web}/organization/general`, { ...(await system()), body });
  await make({ kind: 'agency' });
  const ends = new Date(begun + limits.apiKeyDays * day + 8 * 3_600_000).toISOString().slice(0, 10).split('-');
  const [year, month, date] = [Number(ends[0]) - 1911, ends[1], ends[2]];
  const { lines } = await told(10, 'zh-TW');
  expect(lines).toEqual([expect.stringContaining(`民國${year}年${month}月${date}日`)]);
});

test('a key of a member of staff without a purpose is called by their name; the notification of one that is ended goes', async () => {
  await make({ kind: 'staff', staffGid: clinic.staff.gid });
  const { lines } = await told(20);
  expect(lines).toEqual([expect.stringContaining('“')]);
  await app.done('DELETE', `${web}/organization/apiKey`, await system());
  expect((await told(19)).lines).toEqual([]);
});

test('another hospital is not notified', async () => {
  await make({ kind: 'agency', name: '院內系統' });
  const own = clinic;
  clinic = await buildClinic(app);
  expect((await told(5)).lines).toEqual([]);
  clinic = own;
  expect((await told(5)).lines).toHaveLength(1);
});
