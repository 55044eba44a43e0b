/** The patient's own page on a phone whose network is away, or whose answers are lost. */
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import { deviceAt } from '#demo/panels.ts';
import th from '#locales/th.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { passTime } from '../../browser/pass-time.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, setUpHospital, staffPassword } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let page: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  const [room] = hospital.rooms;
  const machine = await deviceAt(hospital.api, room!.panel, 'signInTicketMachine');
  const { url } = await machine.call('takeNumber', { query: { panelGid: room!.panel.gid } });
  page = await (await browser.newContext({ locale: 'th', viewport: { width: 390, height: 844 } })).newPage();
  page.setDefaultTimeout(45_000);
  await page.clock.install();
  await page.goto(new URL(url, server.url).href);
  // The number is there before the network goes.
  await wish('comeLater').waitFor();
});

const { kiosk, errors } = th;
const wish = (name: string) => page.locator(`[data-wish=${name}]`);
const said = () => page.locator('.ticket-failed');

journey('a number on a phone without a network', (step) => {
  step('a wish that is pressed meanwhile is sent again, and acts once the network is back', async () => {
    await page.context().setOffline(true);
    await wish('comeLater').click();
    await expectPage(said()).toHaveText(kiosk.retrying);
    await expectPage(wish('comeLater')).toBeDisabled();
    expect(await seriousFindings(page)).toEqual([]);
    await page.context().setOffline(false);
    await passTime(page, 5);
    await page.getByText(kiosk.ticket.awayHint).waitFor();
    await expectPage(said()).toHaveCount(0);
  });

  step('a wish whose answer is lost is done, and nothing is said against it', async () => {
    await page.route(
      '**/ticket/wish',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await wish('back').click();
    await passTime(page, 5);
    await wish('comeLater').waitFor();
    await expectPage(said()).toHaveCount(0);
  });

  step(
    'a wish that was not sent for half a minute is asked for again, and that is not said of the next state',
    async () => {
      await page.context().setOffline(true);
      await wish('comeLater').click();
      await passTime(page, 45, 5);
      await expectPage(said()).toHaveText(errors.timeout);
      await expectPage(page.locator('.ticket-time.stale')).toHaveAttribute('role', 'alert');
      await page.context().setOffline(false);
      await passTime(page, 25, 5);
      await expectPage(page.locator('.ticket-time.stale')).toHaveCount(0);
      await wish('comeLater').click();
      await page.getByText(kiosk.ticket.awayHint).waitFor();
      await expectPage(said()).toHaveCount(0);
    },
  );

  step('a Wi-Fi that wants to be signed in to first says nothing of the number, and holds a wish up only', async () => {
    const signIn = { status: 404, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' };
    await page.route('**/api/**', (route) => route.fulfill(signIn));
    await wish('back').click();
    await expectPage(said()).toHaveText(kiosk.retrying);
    await passTime(page, 5);
    await expectPage(said()).toHaveText(kiosk.retrying);
    await page.unroute('**/api/**');
    await passTime(page, 10, 5);
    await wish('comeLater').waitFor();
    await expectPage(said()).toHaveCount(0);
    await wish('comeLater').click();
    await wish('back').waitFor();
  });

  step('a wish that arrives after a call is refused in the words of patients', async () => {
    const { api, orgGid, rooms } = hospital;
    const [{ panel, staffId }] = rooms as [Hospital['rooms'][0]];
    const { token } = await api.call('signInStaff', { body: { orgGid, staffId, password: staffPassword } });
    const at = { path: { variant: 'clinic' }, body: { panelGid: panel.gid } } as const;
    await api.as(token).call('logInCounter', at);
    await wish('back').click();
    await wish('comeLater').waitFor();
    await page.route('**/ticket/wish', async (route) => {
      await api.as(token).call('callNext', at);
      await page.getByText(kiosk.ticket.called, { exact: true }).waitFor();
      await route.continue();
    });
    await wish('comeLater').click();
    await expectPage(said()).toHaveText(kiosk.ticket.wish.refused);
    expect(await seriousFindings(page)).toEqual([]);
  });
});
