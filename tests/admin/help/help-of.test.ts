import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { tabResources, topResources } from '#admin/areas/top-resources.ts';
import { resourcePath } from '#admin/data/resource-path.ts';
import { helpOf } from '#admin/help/help-of.ts';
import { takesSpreadsheets } from '#admin/spreadsheet/spreadsheet-address.ts';
import { resources } from '#generated/resources.ts';
import en from '#locales/en-US.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };

/** The addresses that a file of routes writes down itself. */
function routesOf(file: string): string[] {
  const source = readFileSync(new URL(`../../../admin/${file}`, import.meta.url), 'utf8');
  return [...source.matchAll(/path="([^"*:][^"]*)"/g)].flatMap(([, path = '']) => {
    const plain = path.replace(/\/\*$/, '').replace(/\/:\w+\?$/, '');
    return plain === '/' ? [] : [plain];
  });
}

const children = Object.values(resources).filter(({ parent }) => parent === 'panel');
const lists = [...topResources, ...tabResources];
const panel = 'management/p001';
const addresses = [
  ...routesOf('areas/OrganisationArea.tsx').map((path) => `/admin/demo/${path}`),
  ...routesOf('organisation/OrganisationPages.tsx').map((path) => `/admin/demo/system/${path}`),
  ...routesOf('panel/PanelPage.tsx').map((path) => `/admin/demo/${panel}/${path}`),
  ...children.map(({ path }) => `/admin/demo/${panel}/${path}`),
  ...lists.flatMap((one) => {
    const list = `/admin/demo/${resourcePath(one.name)}`;
    const made = one.operations.create ? [`${list}/create`] : [];
    return [list, `${list}/g001`, ...made, ...(takesSpreadsheets(one) ? [`${list}/spreadsheet`] : [])];
  }),
  ...['changeLog', 'readLog', 'accessLog', 'shiftLog', 'appActionLog', 'schedulerLog', 'errorLog', 'appointments'].map(
    (log) => `/admin/demo/logs/${log}`,
  ),
  '/admin/demo/screens/p001/s001',
  '/admin/group/demo/dashboard',
  '/admin/appointment/demo/dashboard',
  ...['organization-list', 'organization-list/create', 'launcher-version', 'proxy-setting', 'backups'].map(
    (path) => `/system-advance/${path}`,
  ),
  '/system-advance/logs/accessLog',
  '/system-advance/logs/changeLog',
].filter((address) => address !== '/admin/demo/logs' && address !== '/admin/demo/system');

describe('every page of the administration has help in all languages', () => {
  test.each([...new Set(addresses)])('%s', (address) => {
    const help = helpOf(address);
    expect(help).toBeDefined();
    for (const key of [...(help?.texts ?? []), ...(help?.keys ?? [])]) {
      for (const texts of [zh, en, th]) expect(textAt(texts, key), key).toMatch(/\S{3}/);
    }
  });
});

test('the routes are found in the files that write them', () => {
  for (const path of ['dashboard', 'roster', 'media-library', 'screens', 'personal-data', 'system/ticket']) {
    expect(addresses).toContain(`/admin/demo/${path}`);
  }
});

test('an address without a page has no help', () => {
  expect(helpOf('/admin/demo/no-such-page')).toBeUndefined();
  expect(helpOf('/panel/p001')).toBeUndefined();
});

test('a part of the settings explains the fields of that part', () => {
  expect(helpOf('/admin/demo/system/general/privacy')?.form).toEqual({ name: 'Organisation', tab: 'privacy' });
});

function textAt(texts: object, key: string): unknown {
  return key.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], texts);
}
