/** A phone that asks to be told: its push service stands here, because a headless browser has none. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import type { Api } from '#demo/api.ts';
import { deviceAt } from '#demo/panels.ts';
import en from '#locales/en-US.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { askWhileBusy } from '../../browser/ask-while-busy.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { loseAnswer } from '../../browser/lose-answer.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import type { RunningServer } from '../../running/server.ts';
import { openPushEndpoint, type PushEndpoint } from '../../server/push/push-endpoint.ts';
import { setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let phone: PushEndpoint;
let nurse: Api;
let page: Page;
let panelGid: string;
let url: string;

beginWith(async (opened) => {
  const env = { PUSH_SERVICES: '127.0.0.1', PUSH_NETWORKS: 'loopback' };
  phone = await openPushEndpoint();
  opened.defer(() => phone.close());
  ({ server, browser } = await openProduct(opened, { env }));
  const { api, orgGid, rooms } = await setUpHospital(server, ['103']);
  panelGid = rooms[0]!.panel.gid;
  const machine = await deviceAt(api, rooms[0]!.panel, 'signInTicketMachine');
  const urls: string[] = [];
  for (let one = 0; one < 4; one += 1) urls.push((await machine.call('takeNumber', { query: { panelGid } })).url);
  url = new URL(urls[3]!, server.url).href;
  const { token } = await api.call('signInStaff', { body: { orgGid, staffId: 'nurse103', password: staffPassword } });
  nurse = api.as(token);
  await nurse.call('logInCounter', { path: { variant: 'clinic' }, body: { panelGid } });
  const context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 390, height: 844 } });
  await context.grantPermissions(['notifications'], { origin: server.url });
  page = await context.newPage();
  page.setDefaultTimeout(45_000);
  await page.addInitScript((subscription) => {
    const { endpoint, ...keys } = subscription;
    const subscribed = { endpoint, toJSON: () => ({ endpoint, keys }) } as never;
    PushManager.prototype.subscribe = async () => subscribed;
    PushManager.prototype.getSubscription = async () => subscribed;
  }, phone.subscription);
});

const callNext = () => nurse.call('callNext', { path: { variant: 'clinic' }, body: { panelGid } });
journey('a phone that is told', (step) => {
  step('is told only after its patient asks, which is offered once a busy server has said that it can be', async () => {
    await askWhileBusy(page, 'getTicketPush', () => page.goto(url));
    await page.locator('[data-notify=ask]').click();
    await page.getByText(zh.kiosk.ticket.push.on).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.reload();
    await page.getByText(zh.kiosk.ticket.push.on).waitFor();
  });

  step('is not said to be told where another phone has asked, whose messages go on', async () => {
    const other = await (
      await browser.newContext({ locale: 'zh-TW', viewport: { width: 390, height: 844 } })
    ).newPage();
    await other.goto(url);
    await other.locator('[data-notify=ask]').waitFor();
    await expectPage(other.getByText(zh.kiosk.ticket.push.on)).toHaveCount(0);
    await other.context().close();
    await page.reload();
    await page.getByText(zh.kiosk.ticket.push.on).waitFor();
  });

  step('says that messages come where that was done and only its answer was lost', async () => {
    await page.locator('[data-notify=stop]').click();
    await page.locator('[data-notify=ask]').waitFor();
    await loseAnswer(page, 'startTicketPush');
    await page.locator('[data-notify=ask]').click();
    await page.getByText(zh.kiosk.ticket.push.on).waitFor();
    await expectPage(page.locator('.ticket-wishes [role=alert]')).toHaveCount(0);
  });

  step('gets a message that its worker shows', async () => {
    await callNext();
    await callNext();
    await expect.poll(() => phone.taken.length, { timeout: 15_000 }).toBe(1);
    const { title, body, page: address } = phone.taken[0]!;
    expect(title).toContain(zh.server.push.soon.replace('{{number}}', ''));
    // Headless, it has nothing to show notifications with.
    const [worker] = page.context().serviceWorkers();
    await worker!.evaluate(() => {
      const scope = self as unknown as { shown: object[]; registration: { showNotification: unknown } };
      scope.shown = [];
      scope.registration.showNotification = async (title: string, options: object) => {
        scope.shown.push({ title, ...options });
      };
    });
    const session = await page.context().newCDPSession(page);
    const registrations = new Promise<string>((resolve) =>
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId);
      }),
    );
    await session.send('ServiceWorker.enable');
    const registrationId = await registrations;
    const data = JSON.stringify({ title, body, page: address });
    await session.send('ServiceWorker.deliverPushMessage', { origin: server.url, registrationId, data });
    const shown = () => worker!.evaluate(() => (self as unknown as { shown: object[] }).shown);
    await expect.poll(shown, { timeout: 15_000 }).toMatchObject([{ title, body, data: address, renotify: true }]);
  });

  step('says in the language that is chosen why it could not be stopped', async () => {
    await askWhileBusy(page, 'stopTicketPush', () => page.locator('[data-notify=stop]').click());
    await page.getByText(zh.errors.service_busy).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText(en.errors.service_busy).waitFor();
    await page.getByRole('button', { name: zh.values.Locale['zh-TW'] }).click();
  });

  step('is told nothing more once its patient has had enough', async () => {
    await page.locator('[data-notify=stop]').click();
    await page.locator('[data-notify=ask]').waitFor();
    await callNext();
    await callNext();
    await page.getByText(zh.kiosk.ticket.called, { exact: true }).waitFor();
    expect(phone.taken).toHaveLength(1);
  });
});
