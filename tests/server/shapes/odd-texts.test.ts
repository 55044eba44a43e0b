import { afterAll, beforeAll, expect, test } from 'vitest';
import { oddTexts } from '#server/shapes/odd-texts.ts';
import { png } from '../../running/one-pixel.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { form, openOrganisation } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel';
let app: TestApp;
let session: string;

beforeAll(async () => {
  app = await openApp();
  ({ session } = await openOrganisation(app));
});
afterAll(() => app.close());

test('texts are found wherever they stand', () => {
  const value = { a: 'fine 甲 👩‍⚕️', b: [1, null, 'x\0'], c: { d: '\ud800' } };
  expect(oddTexts(value).map(({ field }) => field)).toEqual(['b.2', 'c.d']);
});

test.each([
  ['a zero character', '"a\\u0000b"'],
  ['the first half of a character', '"a\\ud800b"'],
  ['the second half of a character', '"a\\udc00b"'],
])('%s in a body is refused by the name of its field', async (_, name) => {
  const body = `{"name":${name},"callingMode":1}`;
  const answer = await app.call('POST', `${path}/create/defaultPanel`, { token: session, body });
  expect(answer.status).toBe(400);
  expect(answer.body.contents).toMatchObject([{ code: 'pattern_mismatch', field: 'name' }]);
  expect((await app.call('GET', `${path}/list`, { token: session, query: { sort: 'name' } })).status).toBe(200);
});

test('a zero character in a query is refused as well', async () => {
  const answer = await app.call('GET', `${path}/list`, { token: session, query: { search: 'a\0b' } });
  expect(answer.body.contents).toMatchObject([{ code: 'pattern_mismatch', field: 'search' }]);
});

test('a file of a hostile name is stored under our own', async () => {
  const { gid } = await app.done('POST', `${path}/create/defaultPanel`, { token: session, body: { name: '101' } });
  const body = form(
    { name: '圖', type: 'image', source: 'cloud' },
    { file: { name: '../a\0b\ud800.png', bytes: png } },
  );
  const answer = await app.call('POST', `${path}/media`, { token: session, body, query: { panelGid: gid } });
  expect(answer.status).toBe(200);
  expect(answer.body.file).toMatch(/^\/files\/[0-9a-f]{64}\.png$/);
});
