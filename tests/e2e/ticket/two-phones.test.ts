/** One number on two phones, the patient's and their companion's, where both press. */
import type { Browser, Page } from 'playwright';
import type { Api } from '#demo/api.ts';
import { deviceAt } from '#demo/panels.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { addressOf } from '../../browser/address-of.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { holdNext } from '../../browser/hold-next.ts';
import type { RunningServer } from '../../running/server.ts';
import { type Hospital, setUpHospital } from '../hospital/set-up-hospital.ts';
import { beginWith, journey } from '../journey.ts';
import { openProduct } from '../open-product.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let machine: Api;
let own: Page;
let other: Page;

beginWith(async (opened) => {
  ({ server, browser } = await openProduct(opened));
  hospital = await setUpHospital(server, ['103']);
  machine = await deviceAt(hospital.api, hospital.rooms[0]!.panel, 'signInTicketMachine');
  own = await openPhone();
  other = await openPhone();
  await openNumber();
});

const { ticket } = zh.kiosk;
const wish = (page: Page, name: string) => page.locator(`[data-wish=${name}]`);
const said = (page: Page) => page.locator('.ticket-failed');

async function openPhone(): Promise<Page> {
  const phone = await (await browser.newContext({ locale: 'zh-TW', viewport: { width: 390, height: 844 } })).newPage();
  phone.setDefaultTimeout(45_000);
  return phone;
}

/** A new number, on both phones. */
async function openNumber(): Promise<void> {
  const { url } = await machine.call('takeNumber', { query: { panelGid: hospital.rooms[0]!.panel.gid } });
  for (const phone of [own, other]) {
    await phone.goto(new URL(url, server.url).href);
    await wish(phone, 'comeLater').waitFor();
  }
}

async function giveUp(phone: Page): Promise<void> {
  await wish(phone, 'giveUp').click();
  await phone.getByText(ticket.wish.sure).waitFor();
  await wish(phone, 'giveUp').click();
  await phone.getByText(ticket.canceled).waitFor();
}

journey('a number on two phones', (step) => {
  step('a press that is sent again takes back nothing that the other phone pressed meanwhile', async () => {
    await own.route(
      addressOf('changeTicket'),
      async (route) => {
        await route.fetch();
        await wish(other, 'back').click();
        await wish(other, 'comeLater').waitFor();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const again = own.waitForResponse(addressOf('changeTicket'));
    await wish(own, 'comeLater').click();
    await again;
    await expectPage(wish(own, 'comeLater')).toBeEnabled();
    await expectPage(wish(other, 'comeLater')).toBeEnabled();
    for (const phone of [own, other]) await expectPage(said(phone)).toHaveCount(0);
  });

  step(
    'a press that came after the other phone’s says that it was not done, though the number is seen to be gone only then',
    async () => {
      // As in a network that lets no stream through.
      await own.route(addressOf('streamTicket'), (route) => route.abort());
      await openNumber();
      const press = await holdNext(own, 'changeTicket');
      await wish(own, 'comeLater').click();
      await press.asked;
      await giveUp(other);
      press.let();
      await expectPage(said(own)).toHaveText(ticket.wish.refused);
      await own.getByText(ticket.canceled).waitFor();
      await expectPage(said(own)).toHaveText(ticket.wish.refused);
    },
  );
});
