import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { organisation, staffPassword } from '#demo/hospital/organisation.ts';
import { demoScreen } from '#demo/screens.ts';
import { texts } from '#generated/texts/all.ts';
import { Locale } from '#generated/values.ts';
import { bundleOf } from '../server/runtimes/invented-build.ts';
import type { Places } from './demo-places.ts';
import { saveWebp } from './display-pictures.ts';
import { hangDevices } from './hang-devices.ts';
import { keepMediaElsewhere } from './keep-media-elsewhere.ts';

const size = { width: 1280, height: 800 };
/** Lists and figures that come one after the other have come. */
const restMs = 1500;

const org = organisation.gid;
/** A release of screens that is tried on some first. */
const staged = {
  versionNumber: '4.2.0',
  type: 'panel',
  storageType: 'local',
  publishedPercent: 10,
  comment: '先給一成的螢幕試用',
} as const;

/** Pages of the administration, by the names of their pictures in codegen/emit/manual. */
const pages: Readonly<Record<string, (places: Places) => string>> = {
  'admin-dashboard': () => `${org}/dashboard`,
  'admin-dashboard-appointments': () => `appointment/${org}/dashboard`,
  'admin-panels': () => `${org}/management`,
  'admin-groups': () => `${org}/panel-group-management`,
  'admin-appointments': () => `${org}/appointment-list`,
  'admin-reports': () => `${org}/reports`,
  'admin-staff': () => `${org}/staff`,
  'admin-roster': () => `${org}/roster`,
  'admin-rooms': () => `${org}/room`,
  'admin-media-library': () => `${org}/media-library`,
  'admin-organisation': () => `${org}/system`,
  'admin-panel-media': ({ panel }) => `${org}/management/${panel('101 診').gid}/media`,
  'admin-panel-announcements': ({ panel }) => `${org}/management/${panel('一樓門診大廳').gid}/announcement`,
};

/**
 * Takes the pictures of the manual in its languages, each into `pictures/` beside its pages.
 * @param words only those whose names hold one of them; none: all
 */
export async function takeManual(
  browser: Browser,
  places: Places,
  folder: string,
  words: readonly string[],
): Promise<void> {
  const report = await hangDevices(places);
  await keepMediaElsewhere(places);
  await stageRelease(places);
  for (const language of Locale) {
    const into = join(folder, language, 'pictures');
    await mkdir(into, { recursive: true });
    const context = await browser.newContext({ locale: language, timezoneId: 'Asia/Taipei', viewport: size });
    await context.addInitScript((wanted) => localStorage.setItem('callboard-language', wanted), language);
    const page = await context.newPage();
    const take = async (name: string) => {
      if (words.length > 0 && !words.some((word) => name.includes(word))) return;
      await page.waitForTimeout(restMs);
      await saveWebp(page, join(into, `${name}.webp`));
      console.log(`${language}/pictures/${name}.webp`);
    };
    const code = await ofPairing(page, places, take);
    await ofAdministration(page, places, texts[language].help, take);
    await report();
    await ofDevices(page, places, take);
    await page.goto(`${places.url}/admin/${org}/screens/pair?code=${code}`);
    await page.locator('main form').waitFor();
    await take('admin-pair');
    await ofController(page, places, take);
    await ofProvider(page, places, take);
    await context.close();
  }
}

type Help = Readonly<Record<'open' | 'showSteps', string>>;
type Take = (name: string) => Promise<void>;

/** Publishes a release of screens to some of them. */
async function stageRelease({ system }: Places): Promise<void> {
  const bytes = await bundleOf('panel', 'staged00');
  const file = new File([new Uint8Array(bytes)], 'callboard-panel.gz', { type: 'application/gzip' });
  await system.call('createSoftwareVersion', { body: staged }, { files: { file } });
}

/** A television that nobody has set up; gives the code that it shows. */
async function ofPairing(page: Page, { url }: Places, take: Take): Promise<string> {
  await page.goto(`${url}/tv`);
  const code = (await page.locator('.code').getAttribute('aria-label')) ?? '';
  await take('screen-pairing');
  return code;
}

async function ofAdministration(page: Page, places: Places, help: Help, take: Take): Promise<void> {
  await page.goto(`${places.url}/admin/${org}/management`);
  await page.locator('input[type=password]').fill(organisation.password);
  await page.locator('button[type=submit]').click();
  await page.locator('table').first().waitFor();
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(`${places.url}/admin/${path(places)}`);
    await page.locator('main').waitFor();
    await take(name);
  }
  await page.goto(`${places.url}/admin/${org}/room`);
  await page.getByRole('button', { name: help.open, exact: true }).click();
  await page.getByRole('button', { name: help.showSteps }).click();
  await page.locator('[data-step]').first().waitFor();
  await take('admin-first-steps');
}

/** All devices, and one of them with what it shows. */
async function ofDevices(page: Page, { url, panel }: Places, take: Take): Promise<void> {
  const hall = panel('一樓門診大廳');
  await page.goto(`${url}/admin/${org}/screens`);
  await page.locator('table').first().waitFor();
  await take('admin-screens');
  await page.goto(`${url}/admin/${org}/screens/${hall.gid}/${demoScreen(hall)}`);
  await page.frameLocator('main iframe').locator('.number').first().waitFor();
  await take('admin-device');
}

async function ofController(page: Page, { url }: Places, take: Take): Promise<void> {
  await page.goto(`${url}/panel-controller`);
  await page.locator('input[name=password]').waitFor();
  await take('controller-sign-in');
  await page.locator('input[name=orgGid]').fill(org);
  await page.locator('input[name=staffId]').fill('head');
  await page.locator('input[name=password]').fill(staffPassword);
  await page.locator('button[type=submit]').click();
  await page.locator('.counter-card').first().waitFor();
  await take('controller-choose');
  await page.locator('.counter-card', { hasText: '112 診' }).click();
  await page.locator('[data-action=next]').waitFor();
  await take('controller-room');
}

async function ofProvider(page: Page, { url, adminPassword }: Places, take: Take): Promise<void> {
  await page.goto(`${url}/system-advance/organization-list`);
  await page.locator('input[type=password]').fill(adminPassword);
  await page.locator('button[type=submit]').click();
  await page.locator('table').first().waitFor();
  await take('system-advance-organisations');
  await page.goto(`${url}/system-advance/launcher-version`);
  await page.locator('table').first().waitFor();
  await take('system-advance-versions');
  await page.getByRole('link', { name: staged.versionNumber, exact: true }).click();
  await page.locator('form').waitFor();
  await take('system-advance-version');
}
