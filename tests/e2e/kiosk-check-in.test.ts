/** Patients at the kiosk, the ticket machine and on their phones, on real pages against the running product. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { wholeWords } from '#client/text/whole-words.ts';
import { apiAt } from '#demo/api.ts';
import { picture } from '#demo/picture.ts';
import type { Panel } from '#generated/shapes.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../browser/expect-page.ts';
import { passTime } from '../browser/pass-time.ts';
import { seriousFindings } from '../browser/serious-findings.ts';
import type { RunningServer } from '../running/server.ts';
import { type Hospital, pushAppointments, setUpHospital, staffPassword } from './hospital/set-up-hospital.ts';
import { beginWith, journey } from './journey.ts';
import { openProduct } from './open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let room: Panel;
let patients: { patientId: string }[];
let kiosk: Page;
let context: BrowserContext;
const complaints: string[] = [];
const upright = { width: 1080, height: 1920 };

beginWith(async (opened) => {
  complaints.length = 0;
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  patients = await pushAppointments(hospital, 6);
  room = await hospital.api.call('getPanel', { query: { gid: hospital.rooms[0]?.panel.gid ?? '' } });
  await hospital.api.call('updatePanel', {
    path: { panelType: room.type as never },
    body: { gid: room.gid, location: '門診大樓 3F' } as never,
  });
  [context, kiosk] = await openDevice(upright);
});
afterEach(() => {
  expect(complaints, 'no page broke, and none was against the content security policy').toEqual([]);
});

async function openDevice(viewport: { width: number; height: number }): Promise<[BrowserContext, Page]> {
  const device = await browser.newContext({ locale: 'zh-TW', viewport });
  const page = await device.newPage();
  page.setDefaultTimeout(45_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) complaints.push(message.text());
  });
  return [device, page];
}

async function scan(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

const home = (page: Page) => page.getByRole('heading', { name: zh.kiosk.home.question }).waitFor();

journey('the check-in kiosk', (step) => {
  step('takes its key out of the address, and works again after a reload', async () => {
    await kiosk.goto(server.url + room.kioskUrl);
    await home(kiosk);
    expect(kiosk.url()).toBe(`${server.url}/any-check/${room.gid}`);
    await kiosk.reload();
    await home(kiosk);
    expect(await seriousFindings(kiosk)).toEqual([]);
  });

  step('has no target smaller than 44 pixels', async () => {
    const sizes = await kiosk
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()));
    expect(sizes.filter(({ width, height }) => Math.min(width, height) < 44)).toEqual([]);
  });

  step('checks in a patient who holds a code in front of the scanner', async () => {
    await scan(kiosk, patients[0]?.patientId ?? '');
    await kiosk.getByText(zh.values.CheckInOutcome.checkedIn, { exact: true }).waitFor();
    await expectPage(kiosk.locator('.result-number')).toHaveText('001');
    await kiosk.getByRole('heading', { name: zh.kiosk.next.waitAt.replace('{{place}}', '103 診') }).waitFor();
    await expectPage(kiosk.locator('.result-where')).toContainText('門診大樓 3F');
    await expectPage(kiosk.locator('.result-ahead')).toHaveText(zh.kiosk.result.nobodyAhead);
    expect(await seriousFindings(kiosk)).toEqual([]);
    await kiosk.getByRole('button', { name: zh.kiosk.finish }).click();
    await home(kiosk);
  });

  step('checks in a patient who types a number, and says how many are ahead', async () => {
    await kiosk.getByRole('button', { name: zh.kiosk.home.type }).click();
    for (const key of patients[1]?.patientId ?? '') await kiosk.getByRole('button', { name: key, exact: true }).click();
    expect(await seriousFindings(kiosk)).toEqual([]);
    await kiosk.getByRole('button', { name: zh.kiosk.type.submit }).click();
    await expectPage(kiosk.locator('.result-ahead')).toHaveText(zh.kiosk.result.ahead_other.replace('{{count}}', '1'));
    await kiosk.getByRole('button', { name: zh.kiosk.finish }).click();
  });

  step(
    'finds an appointment with small letters in its number by the keys on the screen, which has capitals',
    async () => {
      await kiosk.getByRole('button', { name: zh.kiosk.home.type }).click();
      for (const key of 'DAY-2') await kiosk.getByRole('button', { name: key, exact: true }).click();
      await kiosk.getByRole('button', { name: zh.kiosk.type.submit }).click();
      await kiosk.getByText(zh.values.CheckInOutcome.alreadyCheckedIn, { exact: true }).waitFor();
      await kiosk.getByRole('button', { name: zh.kiosk.finish }).click();
    },
  );

  step('refuses an unknown number in words', async () => {
    await home(kiosk);
    await scan(kiosk, 'Z999999999');
    await kiosk.getByRole('alert').filter({ hasText: zh.errors.no_appointment_today }).waitFor();
    await kiosk.getByRole('button', { name: zh.kiosk.back }).click();
    await home(kiosk);
  });

  step('shows the progress of its rooms', async () => {
    await kiosk.getByRole('button', { name: zh.kiosk.home.progress }).click();
    const row = kiosk.getByRole('row').filter({ hasText: '103 診' });
    await row.getByText(zh.kiosk.progress.people_other.replace('{{count}}', '2')).waitFor();
    expect(await seriousFindings(kiosk)).toEqual([]);
    await kiosk.getByRole('button', { name: zh.kiosk.back }).click();
  });

  step('says of a room that pauses why it does, and until when', async () => {
    const { api, orgGid } = hospital;
    const { token } = await api.call('signInStaff', { body: { orgGid, staffId: 'nurse103', password: staffPassword } });
    const nurse = api.as(token);
    const counter = { path: { variant: 'clinic' as const }, body: { panelGid: room.gid } };
    await nurse.call('logInCounter', counter);
    await nurse.call('pauseCounter', { ...counter, body: { ...counter.body, reason: 'procedure', minutes: 20 } });
    await home(kiosk);
    await kiosk.getByRole('button', { name: zh.kiosk.home.progress }).click();
    const row = kiosk.getByRole('row').filter({ hasText: '103 診' });
    await row.getByText(zh.kiosk.progress.paused).waitFor();
    await row.getByText(zh.values.PauseReason.procedure, { exact: true }).waitFor();
    await row.getByText(new RegExp(`^${zh.kiosk.backAt.replace('{{time}}', String.raw`\d\d:\d\d`)}$`)).waitFor();
    expect(await seriousFindings(kiosk)).toEqual([]);
    await nurse.call('restartCounter', counter);
    await nurse.call('logOutCounter', counter);
    await kiosk.getByRole('button', { name: zh.kiosk.back }).click();
  });

  step('speaks three languages, and keeps the chosen one while its person goes back', async () => {
    await home(kiosk);
    await kiosk.getByRole('button', { name: 'ไทย' }).click();
    await kiosk.getByRole('heading', { name: 'สวัสดี' }).waitFor();
    await kiosk.getByRole('button', { name: wholeWords('กรอกเลขเพื่อเช็คอิน') }).click();
    await kiosk.getByRole('button', { name: 'ย้อนกลับ' }).click();
    await kiosk.getByRole('heading', { name: 'สวัสดี' }).waitFor();
    await kiosk.getByRole('button', { name: zh.values.Locale['zh-TW'] }).click();
    await home(kiosk);
  });

  step('keeps its contrast when high contrast and large characters are on', async () => {
    await kiosk.getByRole('button', { name: zh.kiosk.tools.contrast }).click();
    await kiosk.getByRole('button', { name: zh.kiosk.tools.size }).click();
    expect(await seriousFindings(kiosk)).toEqual([]);
    await kiosk.getByRole('button', { name: zh.kiosk.tools.contrast }).click();
    await kiosk.getByRole('button', { name: zh.kiosk.tools.size }).click();
  });

  step('says that the network is away, and goes on by itself', async () => {
    await context.setOffline(true);
    await scan(kiosk, patients[2]?.patientId ?? '');
    await kiosk.getByRole('heading', { name: zh.kiosk.retrying }).waitFor();
    await context.setOffline(false);
    await kiosk.getByText(zh.values.CheckInOutcome.checkedIn, { exact: true }).waitFor();
    await kiosk.getByRole('button', { name: zh.kiosk.finish }).click();
    const { paging } = await hospital.api.call('listAppointment', { query: { patientState: 'checkedIn' } });
    expect(paging.count).toBe(3);
  });
});

describe('a kiosk that somebody has left', () => {
  test('warns for 20 seconds, gives more time when asked, and then starts anew', async () => {
    const [device, page] = await openDevice(upright);
    await page.clock.install();
    await page.goto(server.url + room.kioskUrl);
    await home(page);
    await page.getByRole('button', { name: zh.kiosk.home.type }).click();
    // As fingers do: what comes at once is a scanner's.
    await page.keyboard.type('A123', { delay: 150 });
    await passTime(page, 41, 4);
    await page.getByRole('dialog').getByRole('heading', { name: zh.kiosk.timeOut.heading }).waitFor();
    await page.getByRole('button', { name: zh.kiosk.timeOut.more }).click();
    await expectPage(page.getByText('A123')).toHaveCount(1);
    await passTime(page, 50, 4);
    await expectPage(page.getByText('A123')).toHaveCount(1);
    await passTime(page, 12, 4);
    await home(page);
    await device.close();
  });
});

journey('the ticket machine', (step) => {
  let ticketUrl: string;

  step('gives a number, on the screen and on paper', async () => {
    const [device, page] = await openDevice(upright);
    await page.goto(server.url + room.ticketMachineUrl);
    await page.getByRole('button', { name: '103 診' }).click();
    await page.locator('.result-number').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const number = await page.locator('.result-number').innerText();
    expect(number).toMatch(/^\d{3}$/);
    await page.emulateMedia({ media: 'print' });
    await expectPage(page.locator('.slip-organisation')).toBeVisible();
    await expectPage(page.getByRole('button', { name: zh.kiosk.finish })).toBeHidden();
    await device.close();
    const machine = apiAt(server.url);
    const key = new URL(room.ticketMachineUrl ?? '', server.url).searchParams.get('key') ?? '';
    const { token } = await machine.call('signInTicketMachine', { body: { panelGid: room.gid, key } });
    ticketUrl = (await machine.as(token).call('takeNumber', { query: {} })).url;
  });

  step('stands on the pictures of its organisation, and prints their banner', async () => {
    const ticket = (name: string) => picture(`ticket-${name}.png`);
    const { api } = hospital;
    const body = {};
    await api.call('uploadTicketOrgLogo', { body }, { files: { orgLogo: await picture('logo.png') } });
    await api.call('uploadPortraitBackground', { body }, { files: { portraitBackground: await ticket('portrait') } });
    const landscapeBackground = await ticket('landscape');
    await api.call('uploadLandscapeBackground', { body }, { files: { landscapeBackground } });
    const files = { ticketTitleBanner: await ticket('banner') };
    const images = await api.call('uploadTicketTitleBanner', { body }, { files });
    const [device, page] = await openDevice(upright);
    await page.goto(server.url + room.ticketMachineUrl);
    await expectPage(page.locator('img.screen-logo')).toHaveAttribute('src', images.orgLogo ?? '');
    const screen = page.locator('.screen');
    await expectPage(screen).toHaveCSS('background-image', new RegExp(images.portraitBackground ?? 'none'));
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expectPage(screen).toHaveCSS('background-image', new RegExp(images.landscapeBackground ?? 'none'));
    await page.setViewportSize(upright);
    await page.getByRole('button', { name: '103 診' }).click();
    await page.locator('.result-number').waitFor();
    await expectPage(page.locator('.slip-banner')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expectPage(page.locator('.slip-banner')).toHaveAttribute('src', images.ticketTitleBanner ?? '');
    await expectPage(page.locator('.slip-banner')).toBeVisible();
    await expectPage(screen).toHaveCSS('background-image', 'none');
    await device.close();
  });

  step('its ticket can be followed on a phone, until it is called', async () => {
    const [device, phone] = await openDevice({ width: 360, height: 740 });
    await phone.goto(server.url + ticketUrl);
    await phone.getByText(zh.kiosk.ticket.wait).waitFor();
    const number = Number(await phone.locator('.ticket-number').innerText());
    expect(
      await phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    expect(await seriousFindings(phone)).toEqual([]);

    const nobody = apiAt(server.url);
    const { token } = await nobody.call('signInStaff', {
      body: { orgGid: hospital.orgGid, staffId: 'nurse103', password: staffPassword },
    });
    const nurse = nobody.as(token);
    const counter = { path: { variant: 'clinic' as const }, body: { panelGid: room.gid } };
    await nurse.call('logInCounter', counter);
    await nurse.call('callNumber', { ...counter, body: { panelGid: room.gid, number } });
    await phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await phone.getByText(zh.kiosk.ticket.called).first().waitFor();
    await phone.getByText(zh.kiosk.ticket.goTo.replace('{{place}}', '103 診')).waitFor();
    expect(await seriousFindings(phone)).toEqual([]);
    await device.close();
  });
});

test('an address that is no ticket says so', async () => {
  const [device, phone] = await openDevice({ width: 360, height: 740 });
  await phone.goto(`${server.url}/ticket/${'x'.repeat(43)}`);
  await phone.getByRole('heading', { name: zh.kiosk.ticket.notFound }).waitFor();
  await device.close();
});

test('a kiosk whose address was replaced says so, and one that never had any too', async () => {
  await kiosk.goto(server.url + room.kioskUrl);
  await home(kiosk);
  await hospital.api.call('rotatePanelKey', { body: { gid: room.gid } });
  await kiosk.reload();
  await kiosk.getByRole('heading', { name: zh.kiosk.device.refused }).waitFor();
  const [device, page] = await openDevice(upright);
  await page.goto(`${server.url}/any-check/${room.gid}`);
  await page.getByRole('heading', { name: zh.kiosk.device.missing }).waitFor();
  await device.close();
});
