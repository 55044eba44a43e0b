/** Slips on paper: what an administrator sets up and decides, on a real page, with a test printer on a real port. */
import jsQR from 'jsqr';
import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';
import type { Panel, TicketSlip } from '#generated/shapes.ts';
import en from '#locales/en-US.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { addressOf } from '../browser/address-of.ts';
import { expectPage } from '../browser/expect-page.ts';
import { seriousFindings } from '../browser/serious-findings.ts';
import type { RunningServer } from '../running/server.ts';
import { openPrinter, type TestPrinter } from '../running/test-printer.ts';
import { openAdmin } from './hospital/admin-page.ts';
import { type Hospital, organisationPassword, setUpHospital } from './hospital/set-up-hospital.ts';
import { beginWith, journey } from './journey.ts';
import { openProduct } from './open-product.ts';
import { pressTwice } from './press-twice.ts';

let server: RunningServer;
let browser: Browser;
let hospital: Hospital;
let printer: TestPrinter;
let page: Page;
let room: Panel;

beginWith(async (opened) => {
  printer = await openPrinter();
  opened.defer(() => printer.close());
  ({ server, browser } = await openProduct(opened, { env: { PRINTER_NETWORKS: 'loopback' } }));
  hospital = await setUpHospital(server, ['101']);
  room = await hospital.api.call('getPanel', { query: { gid: hospital.rooms[0]?.panel.gid ?? '' } });
  page = await openAdmin(browser, server.url, hospital.orgGid, organisationPassword);
});

const admin = (path: string) => page.goto(`${server.url}/admin/${hospital.orgGid}/${path}`);

const bell = () => page.getByRole('button', { name: new RegExp(zh.admin.notifications.title) });

journey('printing', (step) => {
  step('is explained where nothing was printed yet', async () => {
    await admin('print-jobs');
    await page.getByText(zh.purposes.PrintJob).waitFor();
    await page.getByRole('link', { name: zh.admin.printing.toPrinters }).click();
    await page.getByText(zh.purposes.Printer).waitFor();
  });

  step('begins with a printer that is set up and tried', async () => {
    await admin('printer/create');
    await page.getByLabel(zh.fields.Printer.name).fill('掛號熱感機');
    await page.getByLabel(zh.fields.Printer.host).fill('127.0.0.1');
    await page.getByLabel(zh.fields.Printer.port).fill(String(printer.port));
    await page.getByRole('button', { name: zh.ra.action.save, exact: true }).click();
    await page.getByRole('link', { name: '掛號熱感機', exact: true }).click();
    await page.getByRole('button', { name: zh.admin.printing.test }).click();
    await printer.printed(1);
    const [slip] = printer.slips;
    expect(jsQR(slip!.pixels, slip!.width, slip!.height)?.data).toContain('/ticket/');
    await page.getByText(zh.values.PrinterState.ready).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  step('does not promise a test of a printer that is disabled', async () => {
    const gid = (await hospital.api.call('listPrinter', {})).data[0]?.gid ?? '';
    await hospital.api.call('updatePrinter', { body: { gid, enabled: false } });
    await page.getByText(zh.admin.printing.disabled).waitFor();
    await expectPage(page.getByRole('button', { name: zh.admin.printing.test })).toBeDisabled();
    await hospital.api.call('updatePrinter', { body: { gid, enabled: true } });
    await expectPage(page.getByRole('button', { name: zh.admin.printing.test })).toBeEnabled({ timeout: 15_000 });
  });

  step('asks a person about a slip of which nobody knows, and prints it once more when told to', async () => {
    printer.bandsLeft = 2;
    await page.getByRole('button', { name: zh.admin.printing.test }).click();
    await page.getByText(zh.values.PrinterState.paperOut).waitFor();
    await page.getByRole('link', { name: zh.admin.pages.printJobs }).last().click();
    const held = page.getByRole('row').filter({ hasText: zh.values.PrintJobState.held });
    await expectPage(held).toContainText(zh.values.PrintFault.paperOut);
    expect(await seriousFindings(page)).toEqual([]);
    await bell().click();
    await page.getByRole('link', { name: zh.admin.notifications.toPrinter }).click();
    await expectPage(page.getByRole('dialog')).toHaveCount(0);
    await page.getByText(zh.values.PrinterState.paperOut).waitFor();
    await page.goBack();
    Object.assign(printer, { bandsLeft: Number.POSITIVE_INFINITY, paper: 'there' });
    expect(printer.slips).toHaveLength(1);
    await held.getByRole('button', { name: zh.values.PrintDecision.again }).click();
    await printer.printed(2);
    await expectPage(page.getByRole('row').filter({ hasText: zh.values.PrintJobState.printed })).toHaveCount(2);
    await bell().click();
    await page.getByText(zh.server.notification.printer.ready.replace('{{name}}', '掛號熱感機')).waitFor();
    await page.keyboard.press('Escape');
  });

  step('prints once more also for a hand that presses twice, and does not cancel it by that', async () => {
    await admin('print-jobs');
    Object.assign(printer, { paper: 'out' });
    const again = page.getByRole('button', { name: new RegExp(`^${zh.values.PrintDecision.again}`) }).first();
    const waits = page.getByRole('row').filter({ hasText: zh.values.PrintJobState.queued });
    await pressTwice(page, again, () => waits.getByRole('button').waitFor());
    Object.assign(printer, { paper: 'there' });
    await printer.printed(3);
  });

  step('has a layout that is edited with its picture beside it', async () => {
    await admin('system/general/slip');
    const picture = page.getByRole('img', { name: zh.admin.printing.preview });
    const first = await picture.getAttribute('src');
    await page.getByRole('textbox', { name: zh.fields.SlipTemplate.footer }).fill('過號請至一樓服務台');
    await expectPage(picture).not.toHaveAttribute('src', first ?? '');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: zh.ra.action.save, exact: true }).click();
    await page.getByText(zh.admin.form.saved).waitFor();
    const { slip } = await hospital.api.call('getOrganisationGeneral');
    expect(slip?.footer).toBe('過號請至一樓服務台');
  });

  step(
    'has names on at most two lines of a small window in Thai, and prints nothing on a deleted printer',
    async () => {
      const gid = (await hospital.api.call('listPrinter', {})).data[0]?.gid ?? '';
      await hospital.api.call('printTestSlip', { body: { printerGid: gid } });
      await printer.printed(4);
      await page.setViewportSize({ width: 1024, height: 768 });
      await page.evaluate(() => localStorage.setItem('callboard-language', 'th'));
      await admin('print-jobs');
      await page.getByRole('heading', { name: th.admin.pages.printJobs }).waitFor();
      const again = page.getByRole('button', { name: new RegExp(`^${th.values.PrintDecision.again}`) });
      await expectPage(again.first()).toBeInViewport();
      const lines = (cell: Element) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      };
      expect(await page.getByRole('cell', { name: '內科 3 診' }).first().evaluate(lines)).toBeLessThanOrEqual(2);
      await hospital.api.call('deletePrinter', { query: { gid } });
      await admin('print-jobs');
      await page.getByRole('cell', { name: '內科 3 診' }).first().waitFor();
      await expectPage(again).toHaveCount(0);
    },
  );
});

/** A ticket machine whose browser has no printer: it tells that it would print, and that it has. */
async function openMachine() {
  const context = await browser.newContext({ locale: 'zh-TW', viewport: { width: 1080, height: 1920 } });
  const machine = await context.newPage();
  const printed: string[] = [];
  await machine.exposeFunction('notePrint', (address: string) => printed.push(address));
  await context.addInitScript(() => {
    window.print = () => {
      void (window.top as unknown as { notePrint(address: string): Promise<void> })
        .notePrint(location.pathname + location.search)
        .then(() => window.dispatchEvent(new Event('afterprint')));
    };
  });
  await machine.goto(server.url + room.ticketMachineUrl);
  return { context, machine, printed };
}

journey('a ticket machine with a printer of its own', (step) => {
  step('prints each number by itself, once, in the size of its slip', async () => {
    await hospital.api.call('createPrinter', {
      body: { name: '取號機', kind: 'browser', width: 384, panels: [room.gid] },
    });
    const { context, machine, printed } = await openMachine();
    const taken = machine.waitForResponse((answer) => answer.url().includes('/take/number'));
    await machine.getByRole('button').filter({ hasText: '101' }).first().click();
    const slip = (await (await taken).json()) as TicketSlip;
    await expect.poll(() => printed).toEqual([`/slip/${slip.ticketKey}?width=384&lang=zh-TW`]);
    const jobs = async () => (await hospital.api.call('listPrintJobs', { query: { source: 'ticketMachine' } })).data;
    await expect.poll(jobs).toMatchObject([{ state: 'printed', copies: 1 }]);
    await machine.locator('[data-again=ask]').click();
    await machine.getByText(zh.kiosk.slip.again.sure).waitFor();
    expect(await seriousFindings(machine)).toEqual([]);
    await machine.locator('[data-again=yes]').click();
    await expect.poll(() => printed).toHaveLength(2);
    await expect.poll(jobs).toMatchObject([{ state: 'printed', copies: 2 }]);
    await machine.getByRole('button', { name: 'English' }).click();
    await machine.getByText(en.kiosk.slip.again.sent).waitFor();
    await machine.getByRole('button', { name: en.kiosk.finish }).click();
    await machine.getByRole('heading', { name: zh.kiosk.take.question }).waitFor();
    expect(printed).toHaveLength(2);
    // Somebody who reads English has gone before the slip is drawn.
    const held = Promise.withResolvers<void>();
    await context.route('**/slip/*?width*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await machine.getByRole('button', { name: 'English' }).click();
    await machine.getByRole('button').filter({ hasText: '101' }).first().click();
    await machine.getByRole('button', { name: en.kiosk.finish }).click();
    await machine.getByRole('heading', { name: zh.kiosk.take.question }).waitFor();
    held.resolve();
    await expect.poll(() => printed.slice(2)).toEqual([expect.stringMatching(/&lang=en-US$/)]);
    const paper = await context.newPage();
    await paper.goto(`${server.url}${printed[0]}`);
    const size = /size: ([\d.]+)mm ([\d.]+)mm/.exec(await paper.content());
    expect(Number(size?.[1])).toBe(48);
    const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    const box = /\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf);
    expect(Number(box?.[1])).toBeCloseTo((48 / 25.4) * 72, -1);
    const own = await fetch(`${server.url}/slip/${slip.ticketKey}/slip.pdf`);
    expect([own.status, own.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await fetch(`${server.url}/slip/${'x'.repeat(24)}`)).status).not.toBe(200);
    await context.close();
  });

  step('has each slip once the network that went is back, and says meanwhile that none is printed', async () => {
    const { context, machine, printed } = await openMachine();
    let lost = 0;
    const cut = (operation: 'reportOwnSlip' | 'printSlipAgain') =>
      machine.route(addressOf(operation), async (route) => {
        lost += 1;
        await route.abort('connectionreset');
      });
    const plug = () => machine.unrouteAll({ behavior: 'wait' });
    await cut('reportOwnSlip');
    await machine.getByRole('button').filter({ hasText: '101' }).first().click();
    await expect.poll(() => lost, { timeout: 30_000 }).toBe(4);
    expect(printed).toEqual([]);
    await plug();
    await expect.poll(() => printed, { timeout: 30_000 }).toHaveLength(1);
    await expectPage(machine.locator('iframe')).toHaveCount(0);
    await cut('printSlipAgain');
    await machine.locator('[data-again=ask]').click();
    await machine.locator('[data-again=yes]').click();
    await machine.getByText(zh.kiosk.retrying).waitFor();
    await plug();
    await machine.getByText(zh.kiosk.slip.again.sent).waitFor();
    await expect.poll(() => printed, { timeout: 30_000 }).toHaveLength(2);
    await context.close();
  });
});
