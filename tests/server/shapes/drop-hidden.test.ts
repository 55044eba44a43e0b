import { afterAll, beforeAll, expect, test } from 'vitest';
import { png } from '../../running/one-pixel.ts';
import { openApp, type TestApp } from '../open-app.ts';
import { form, openOrganisation } from '../small-clinic.ts';

const path = '/api/v1/collab/web/panel';
let app: TestApp;
let token: string;
const create = (name: string) => app.call('POST', `${path}/create/defaultPanel`, { token, body: { name } });

beforeAll(async () => {
  app = await openApp();
  ({ session: token } = await openOrganisation(app));
});
afterAll(() => app.close());

test.each([
  ['a mark that turns what follows', '診間\u202e101', '診間101'],
  ['marks of direction around a name', '\u2066\u200f102\u2069', '102'],
  ['a mark of the byte order and a space without width', '\ufeff10\u200b3', '103'],
])('%s is not stored in a name', async (_, sent, stored) => {
  const { status, body } = await create(sent);
  expect([status, body.name]).toEqual([200, stored]);
});

test('what scripts and emoji are joined with stays', async () => {
  for (const name of ['👩‍⚕️ 104', 'می‌خواهم 105', 'क्‍ष 106', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 107']) {
    expect((await create(name)).body.name).toBe(name);
  }
});

const unseen = {
  'marks and spaces without width': '\u202e\u200b',
  blanks: '   ',
  'an ideographic space': '\u3000',
  'joiners that join nothing': '\u200d \u200c',
  'fillers that are drawn as nothing': '\u3164\u2800',
  'selectors of no glyph': '\ufe0f',
};

test.each(Object.entries(unseen))('a name of %s is none', async (_, name) => {
  const { status, body } = await create(name);
  expect([status, body.contents?.[0]]).toMatchObject([400, { code: 'field_required', field: 'name' }]);
});

test('a record does not lose its name to blanks', async () => {
  const { body: panel } = await create('命名');
  const answer = await app.call('PATCH', `${path}/general/update/defaultPanel`, {
    token,
    body: { gid: panel.gid, name: ' \u3000' },
  });
  expect(answer.body.contents).toMatchObject([{ code: 'field_required', field: 'name' }]);
});

test('what is nested deeper than anything that is wanted is refused like what is wrong otherwise', async () => {
  const depth = 7_000;
  const { status } = await app.call('POST', `${path}/create/defaultPanel`, {
    token,
    body: `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`,
  });
  expect(status).toBe(400);
});

test('two names that look alike are the same', async () => {
  await create('一樓大廳');
  expect((await create('一樓\u200b大廳')).body.contents).toMatchObject([{ code: 'duplicate_name', field: 'name' }]);
});

test('the name of a media item that comes with its file is seen as well', async () => {
  const { body: panel } = await create('媒體');
  const body = form({ name: '公告\u202egnp', type: 'image', source: 'cloud' }, { file: { name: 'a.png', bytes: png } });
  const answer = await app.call('POST', `${path}/media`, { token, body, query: { panelGid: panel.gid } });
  expect(answer.body.name).toBe('公告gnp');
});
