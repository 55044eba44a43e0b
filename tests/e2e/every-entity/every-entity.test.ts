/** Every kind of record in the administration, walked through its generated pages, with no line about any of them. */
import type { Browser, Page } from 'playwright';
import { describe, test } from 'vitest';
import { resourcePath } from '#admin/data/resource-path.ts';
import { type Api, apiAt } from '#demo/api.ts';
import type { Resource } from '#generated/resources.ts';
import type { RunningServer } from '../../running/server.ts';
import { openAdmin } from '../hospital/admin-page.ts';
import { organisationPassword, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith } from '../journey.ts';
import { openProduct } from '../open-product.ts';
import { takeIn } from './exchange.ts';
import { goTo, word } from './generated-page.ts';
import { makeRecords } from './make-records.ts';
import { isForProvider, readExample, readForm, readResources, walkedResources } from './metadata.ts';
import { readList } from './read-list.ts';
import { bulk, create, edit, remove, sort } from './walk.ts';
import type { Walked } from './walked.ts';

let server: RunningServer;
let browser: Browser;
let organisation: { page: Page; api: Api; base: string };
let provider: typeof organisation;
let parents: Readonly<Record<string, string>>;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  const hospital = await setUpHospital(server, []);
  const base = `/admin/${hospital.orgGid}`;
  parents = await makeRecords(hospital.api);
  organisation = {
    page: await openAdmin(browser, server.url, hospital.orgGid, organisationPassword),
    api: hospital.api,
    base,
  };
  provider = await openProvider();
});

async function openProvider(): Promise<typeof organisation> {
  const nobody = apiAt(server.url);
  const { token } = await nobody.call('signInSystemAdvance', { body: { password: server.adminPassword } });
  const page = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(45_000);
  await page.goto(`${server.url}/system-advance`);
  await page.locator('input[type=password]').fill(server.adminPassword);
  await page.locator('button[type=submit]').click();
  await page.getByRole('navigation').first().waitFor();
  return { page, api: nobody.as(token), base: '/system-advance' };
}

function walkedAt(resource: Resource): Walked {
  const { page, api, base } = isForProvider(resource) ? provider : organisation;
  const parent = resource.parent && parents[resource.parent];
  return {
    page,
    resource,
    form: readForm(resource.form),
    example: readExample(resource),
    list: `${base}/${resourcePath(resource.name, parent)}`,
    parent: resource.parent ? { [`${resource.parent}Gid`]: parent ?? '' } : {},
    call: api.call as unknown as Walked['call'],
  };
}

describe('in the generated pages a person can make, refuse, change, sort, exchange, delete and look back at', () => {
  test.each(walkedResources.map((resource) => [word(resource.labelKey), resource] as const))(
    '%s',
    async (_, resource) => {
      const walked = walkedAt(resource);
      await goTo(walked.page, walked.list);
      const { record, offered } = await create(walked);
      const own = await takeIn(walked, offered, record);
      const first = own.find(({ gid }) => gid === record.gid) ?? record;
      await sort(walked);
      await remove(walked, await edit(walked, first));
      await bulk(
        walked,
        own.map(({ gid }) => gid),
      );
    },
  );
});

describe('in the lists of what nobody makes a person can look, sort, search and take out', () => {
  test.each(readResources.map((resource) => [word(resource.labelKey), resource] as const))(
    '%s',
    async (_, resource) => {
      const { page, api, base } = organisation;
      const call = api.call as unknown as Walked['call'];
      await readList({ page, resource, call, list: `${base}/logs/${resource.path}` });
    },
  );
});
