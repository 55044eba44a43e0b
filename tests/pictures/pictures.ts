import type { Page } from 'playwright';
import { organisation, staffPassword, visitor } from '#demo/hospital/organisation.ts';
import { waitingPage } from '#launcher/browser/waiting-page.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import type { Places } from './demo-places.ts';

export interface Picture {
  /** File name without `.png`. */
  name: string;
  width: number;
  height: number;
  /** Brings the page to where the picture is taken. */
  open(page: Page, places: Places): Promise<void>;
}

const work = { width: 1280, height: 800 };
const landscape = { width: 1280, height: 720 };
const portrait = { width: 720, height: 1280 };

const display = (name: string, panel: string): Picture[] =>
  [
    { name: `${name}-landscape`, ...landscape },
    { name: `${name}-portrait`, ...portrait },
  ].map((picture) => ({
    ...picture,
    open: async (page, places) => {
      await page.goto(places.screen(panel));
      await page.locator('.number').first().waitFor();
    },
  }));

const admin = (name: string, path: (places: Places) => string, sign: string): Picture => ({
  name: `admin-${name}`,
  ...work,
  open: async (page, places) => {
    await signInAdministrator(page, places);
    await page.goto(`${places.url}/admin/${path(places)}`);
    await page.locator(sign).first().waitFor();
  },
});

async function signInAdministrator(page: Page, { url }: Places): Promise<void> {
  await page.goto(`${url}/admin/${organisation.gid}/management`);
  await page.locator('input[type=password]').fill(organisation.password);
  await page.locator('button[type=submit]').click();
  await page.locator('table').first().waitFor();
}

async function signInStaff(page: Page, { url }: Places, staffId: string): Promise<void> {
  await page.goto(`${url}/panel-controller`);
  await page.locator('input[name=orgGid]').fill(organisation.gid);
  await page.locator('input[name=staffId]').fill(staffId);
  await page.locator('input[name=password]').fill(staffPassword);
  await page.locator('button[type=submit]').click();
  await page.locator('.counter-card').first().waitFor();
}

const org = organisation.gid;
const lobby = '一樓門診大廳';
const hall = '批價掛號大廳';

/** Every page of the product, by the name of its file. */
export const pictures: Picture[] = [
  {
    name: 'start',
    ...work,
    open: async (page, { url }) => {
      await page.goto(url);
      await page.waitForTimeout(3000); // the thumbnails come one after the other
    },
  },
  {
    name: 'launcher-waiting',
    ...landscape,
    open: async (page) => void (await page.goto(waitingPage('https://calls.example'))),
  },
  ...display('display-clinics-lobby', lobby),
  ...display('display-group-lobby', hall),
  ...display('display-room', '101 診'),
  ...display('display-counter', '1 號櫃檯'),
  {
    name: 'admin-sign-in',
    ...work,
    open: async (page, { url }) => {
      await page.goto(`${url}/admin/${org}/management`);
      await page.locator('input[type=password]').waitFor();
    },
  },
  admin('dashboard', () => `${org}/dashboard`, 'table'),
  admin('dashboard-appointments', () => `appointment/${org}/dashboard`, 'figure svg'),
  admin('panels', () => `${org}/management`, 'table'),
  {
    name: 'admin-panel',
    ...work,
    open: async (page, places) => {
      await signInAdministrator(page, places);
      await page.goto(`${places.url}/admin/${org}/management/${places.panel(lobby).gid}`);
      await page.frameLocator('main iframe').locator('.number').first().waitFor();
    },
  },
  {
    name: 'admin-panel-create',
    ...work,
    open: async (page, places) => {
      await signInAdministrator(page, places);
      await page.goto(`${places.url}/admin/${org}/management/create`);
      await page.locator('[data-panel-type=groupLobbyPanel]').click();
      await page.locator('form').waitFor();
    },
  },
  admin('panel-media', ({ panel }) => `${org}/management/${panel(lobby).gid}/media`, 'table'),
  admin('panel-announcements', ({ panel }) => `${org}/management/${panel(lobby).gid}/announcement`, 'table'),
  admin('media-create', ({ panel }) => `${org}/management/${panel(lobby).gid}/media/create`, 'form'),
  admin('groups', () => `${org}/panel-group-management`, 'table'),
  admin('appointments', () => `${org}/appointment-list`, 'table'),
  admin('staff', () => `${org}/staff`, 'table'),
  admin('organisation', () => `${org}/system`, 'form'),
  {
    name: 'system-advance-sign-in',
    ...work,
    open: async (page, { url }) => {
      await page.goto(`${url}/system-advance/organization-list`);
      await page.locator('input[type=password]').waitFor();
    },
  },
  {
    name: 'system-advance-organisations',
    ...work,
    open: async (page, { url, adminPassword }) => {
      await page.goto(`${url}/system-advance/organization-list`);
      await page.locator('input[type=password]').fill(adminPassword);
      await page.locator('button[type=submit]').click();
      await page.locator('table').first().waitFor();
    },
  },
  {
    name: 'controller-sign-in',
    ...landscape,
    open: async (page, { url }) => {
      await page.goto(`${url}/panel-controller`);
      await page.locator('input[name=password]').waitFor();
    },
  },
  { name: 'controller-choose', ...landscape, open: (page, places) => signInStaff(page, places, 'head') },
  ...[
    { name: 'controller-room', staffId: 'n103', counter: '103 診' },
    { name: 'controller-counter', staffId: 'c2', counter: '2 號櫃檯' },
  ].map(
    ({ name, staffId, counter }): Picture => ({
      name,
      ...landscape,
      open: async (page, places) => {
        await signInStaff(page, places, staffId);
        await page.locator('.counter-card', { hasText: counter }).click();
        await page.locator('[data-action=next]').waitFor();
      },
    }),
  ),
  {
    name: 'kiosk-start',
    ...portrait,
    open: async (page, { screen }) => {
      await page.goto(screen(lobby, 'kioskUrl'));
      await page.locator('button').first().waitFor();
    },
  },
  {
    name: 'kiosk-number',
    ...portrait,
    open: async (page, { screen }) => {
      await page.goto(screen(lobby, 'kioskUrl'));
      await typeAtKiosk(page, visitor.patientId);
    },
  },
  {
    name: 'kiosk-checked-in',
    ...portrait,
    open: async (page, { screen, patientToCome }) => {
      await page.goto(screen(lobby, 'kioskUrl'));
      await typeAtKiosk(page, await patientToCome());
      await page.keyboard.press('Enter');
      await page.locator('.result-number').first().waitFor();
    },
  },
  {
    name: 'kiosk-progress',
    ...portrait,
    open: async (page, { screen }) => {
      await page.goto(screen(lobby, 'kioskUrl'));
      await page.getByRole('button', { name: zh.kiosk.home.progress }).click();
      await page.getByText(zh.kiosk.progress.question).waitFor();
    },
  },
  {
    name: 'ticket-machine',
    ...portrait,
    open: async (page, { screen }) => {
      await page.goto(screen(hall, 'ticketMachineUrl'));
      await page.locator('button').first().waitFor();
    },
  },
  {
    name: 'ticket-page',
    width: 390,
    height: 844,
    open: async (page, { ticket }) => {
      await page.goto(await ticket());
      await page
        .getByText(/\d{3,4}/)
        .first()
        .waitFor();
    },
  },
];

async function typeAtKiosk(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: zh.kiosk.home.type }).click();
  await page.getByRole('button', { name: zh.kiosk.type.submit }).waitFor();
  // As fingers do: what comes faster is taken for a scanner's, which checks in at once.
  await page.keyboard.type(text, { delay: 150 });
}
