import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

const marqueePath = '/api/v1/collab/web/panel/marquee';
let app: TestApp;
let session: string;
let panelGid: string;

beforeAll(async () => {
  app = await openApp();
  ({ session } = await openOrganisation(app));
  const body = { name: '101 診' };
  ({ gid: panelGid } = await app.done('POST', '/api/v1/collab/web/panel/create/defaultPanel', {
    token: session,
    body,
  }));
});
afterAll(() => app.close());

const create = (body: unknown, query: Record<string, unknown> = { panelGid }) =>
  app.call('POST', marqueePath, { token: session, body, query });
const bulkCreate = (items: unknown[]) =>
  app.call('POST', `${marqueePath}/bulk/create`, { token: session, body: { items }, query: { panelGid } });
const count = async () => {
  const query = { panelGid };
  return (await app.done('GET', `${marqueePath}/list`, { token: session, query })).paging.count;
};

describe('a new record', () => {
  test('has an id, a version, its parent, the defaults and what was given', async () => {
    const { status, body } = await create({ title: '公告', content: '流感疫苗開打' });
    expect(status).toBe(200);
    expect(body).toEqual({
      gid: expect.stringMatching(/^[\w-]{16}$/),
      version: 1,
      createdAt: app.time.now,
      updatedAt: app.time.now,
      panelGid,
      title: '公告',
      content: '流感疫苗開打',
      enabled: true,
    });
    const query = { gid: body.gid };
    expect(await app.done('GET', marqueePath, { token: session, query })).toEqual(body);
  });

  test.each([
    ['wrong types', { title: 7, content: [] }, ['title field_invalid', 'content field_invalid']],
    ['what only the server sets', { title: 'a', content: 'b', gid: 'abcd' }, ['gid unknown_field']],
    ['a text that is too long', { title: 'x'.repeat(61), content: 'b' }, ['title too_long']],
    ['null where something is required', { title: null, content: 'b' }, ['title field_invalid']],
  ])('is refused with %s', async (_, body, faults) => {
    const before = await count();
    const answer = await create(body);
    expect(answer.status).toBe(400);
    expect(answer.body.contents.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual(faults);
    expect(await count()).toBe(before);
  });

  test('needs a parent that exists here', async () => {
    const answer = await create({ title: 'a', content: 'b' }, { panelGid: 'nowhere' });
    expect(answer.status).toBe(404);
    expect(answer.body.contents[0]).toMatchObject({ code: 'not_found', field: 'panelGid' });
  });

  test('tells its refusals in the language of the caller', async () => {
    const message = async (language: string) => {
      const headers = { 'accept-language': language };
      const answer = await app.call('POST', marqueePath, { token: session, query: { panelGid }, body: {}, headers });
      return answer.body.contents[0].message;
    };
    expect(await message('zh-TW')).toMatch(/必填/);
    expect(await message('en')).toBe('Field is required');
    expect(await message('th')).toMatch(/[ก-๙]/);
  });
});

describe('several at once', () => {
  test('are made in their order', async () => {
    const items = ['一', '二', '三'].map((title) => ({ title, content: 'x' }));
    const { body } = await bulkCreate(items);
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['一', '二', '三']);
  });

  test('are made all or none, and the refusal names the one', async () => {
    const before = await count();
    const answer = await bulkCreate([
      { title: 'ok', content: 'x' },
      { title: '', content: 'x' },
    ]);
    expect(answer.status).toBe(400);
    expect(answer.body.contents).toMatchObject([{ field: 'items.1.title', code: 'field_required' }]);
    expect(await count()).toBe(before);
  });
});
