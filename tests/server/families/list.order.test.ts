import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type TestApp } from '../open-app.ts';
import { openOrganisation } from '../small-clinic.ts';

const web = '/api/v1/collab/web';
const names = ['００2', '5', '10', '101 內科', '1000000000', `1${'0'.repeat(55)}`, 'A2', 'A10', 'Room 2', 'Room 10'];
let app: TestApp;
let token: string;

const make = (at: string, body: object) => app.done('POST', `${web}${at}`, { token, body });

/** What a list answers of one property, page for page. */
async function pages(at: string, property: string, query: object, limit: number): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data, paging } = await app.done('GET', `${web}${at}/list`, { token, query: { ...query, page, limit } });
    found.push(...data.map((record: Record<string, string>) => record[property]));
    if (page >= paging.totalPage) return found;
  }
}

beforeAll(async () => {
  app = await openApp();
  ({ session: token } = await openOrganisation(app));
  for (const name of names.toSorted()) {
    await make('/panel/create/defaultPanel', { name, serialNo: `TV-${names.indexOf(name) + 1}` });
  }
});
afterAll(() => app.close());

test('panels stand as people count, over pages of any size, up and down', async () => {
  for (const limit of [1, 3, 4, 100]) {
    expect(await pages('/panel', 'name', {}, limit), `${limit} on a page`).toEqual(names);
    expect(await pages('/panel', 'name', { sort: 'name', order: 'desc' }, limit)).toEqual(names.toReversed());
  }
  const { data } = await app.done('GET', `${web}/panel/dropdownlist`, { token });
  expect(data.map(({ name }: { name: string }) => name)).toEqual(names);
});

test('so they do by another text that has numbers, and are found by what was typed', async () => {
  const serials = names.map((_, index) => `TV-${index + 1}`);
  expect(await pages('/panel', 'serialNo', { sort: 'serialNo' }, 4)).toEqual(serials);
  expect(await pages('/panel', 'serialNo', { search: 'tv-10' }, 4)).toEqual(['TV-10']);
  expect(await pages('/panel', 'name', { search: 'room 1' }, 4)).toEqual(['Room 10']);
});

test('names that count alike are two names, each once on the pages', async () => {
  const alike = ['8', '08', '008', '８'];
  for (const [index, name] of alike.entries()) await make('/system/department', { code: `K${index}`, name });
  expect((await pages('/system/department', 'name', { sort: 'name' }, 1)).toSorted()).toEqual(alike.toSorted());
});

test('departments, rooms and doctors stand by their codes', async () => {
  const codes = ['2', '9', '10', 'D2', 'D10'];
  for (const code of codes.toSorted()) await make('/system/room', { code, name: 'Room' });
  expect(await pages('/system/room', 'code', {}, 2)).toEqual(codes);
});
