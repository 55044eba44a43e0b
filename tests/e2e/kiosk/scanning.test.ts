/** Scans that come one after the other at a kiosk, whatever it shows, and what each patient sees. */
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { apiAt } from '#demo/api.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { passTime } from '../../browser/pass-time.ts';
import { seriousFindings } from '../../browser/serious-findings.ts';
import { beginWith, journey } from '../journey.ts';
import { listenToTones, tonesDuring } from '../listen-to-tones.ts';
import { atHome, openPatientDevices, type PatientDevices, scan } from './patient-devices.ts';

let devices: PatientDevices;
let kiosk: Page;
const checkIn = '**/clinicCheckInKiosk/checkIn';
const id = (place: number) => devices.patients[place]?.patientId ?? '';
const number = (page: Page) => page.locator('.result-number');
const next = (key: keyof typeof zh.kiosk.next, place = '') => zh.kiosk.next[key].replace('{{place}}', place);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** A key that no US keyboard has, pressed as slowly as people do. */
async function press(page: Page, key: string): Promise<void> {
  await page.evaluate((key) => window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })), key);
}

beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['103'], 12);
  [, kiosk] = await devices.open();
  await kiosk.addInitScript(listenToTones);
  await kiosk.goto(devices.server.url + devices.lobby.kioskUrl);
  await atHome(kiosk);
});
afterEach(() => expect(devices.complaints).toEqual([]));

journey('one patient after the other', (step) => {
  let good: number[];

  step('the next step is the headline, and what was done stands above it', async () => {
    good = await tonesDuring(kiosk, async () => {
      await scan(kiosk, id(0));
      await heading(kiosk, next('waitAt', '103 診'));
    });
    await kiosk.getByText(zh.values.CheckInOutcome.checkedIn, { exact: true }).waitFor();
    await expectPage(kiosk.locator('.screen')).toHaveClass(/tone-good/);
    await expectPage(number(kiosk)).toHaveText('001');
    expect(good.length).toBeGreaterThan(0);
  });

  step('the next scan takes the place of the answer before', async () => {
    const again = await tonesDuring(kiosk, async () => {
      await scan(kiosk, id(1));
      await expectPage(number(kiosk)).toHaveText('002');
    });
    expect(again).toEqual(good);
  });

  step(
    'a refusal looks and sounds different, says what to do, and does not stand in the way of the next scan',
    async () => {
      const bad = await tonesDuring(kiosk, async () => {
        await scan(kiosk, 'Z999999999');
        await heading(kiosk, next('desk'));
      });
      await kiosk.getByRole('alert').filter({ hasText: zh.errors.no_appointment_today }).waitFor();
      await expectPage(kiosk.locator('.screen')).toHaveClass(/tone-attention/);
      expect(bad.length).toBeGreaterThan(0);
      expect(bad).not.toEqual(good);
      expect(await seriousFindings(kiosk)).toEqual([]);
      await scan(kiosk, id(2));
      await expectPage(number(kiosk)).toHaveText('003');
    },
  );

  step('a scanner that sends nothing after a code is read too', async () => {
    // What the scanner before it sent is forgotten with the page.
    await kiosk.reload();
    await atHome(kiosk);
    await kiosk.keyboard.type(id(2));
    await expectPage(number(kiosk)).toHaveText('003');
  });

  step('the keypad does not swallow a scan, nor add its keys to what somebody had typed', async () => {
    await kiosk.getByRole('button', { name: zh.kiosk.finish }).click();
    await kiosk.getByRole('button', { name: zh.kiosk.home.type }).click();
    await kiosk.getByRole('button', { name: '7', exact: true }).click();
    await scan(kiosk, id(3));
    await expectPage(number(kiosk)).toHaveText('004');
  });

  step('digits of a Thai keyboard are digits', async () => {
    await kiosk.getByRole('button', { name: zh.kiosk.finish }).click();
    await kiosk.getByRole('button', { name: zh.kiosk.home.type }).click();
    await kiosk.getByRole('button', { name: zh.kiosk.type.submit }).waitFor();
    const [letter = '', ...digits] = id(3);
    await press(kiosk, letter);
    for (const digit of digits) await press(kiosk, String.fromCharCode('๐'.charCodeAt(0) + Number(digit)));
    await expectPage(kiosk.locator('.keypad-entered')).toHaveText(id(3));
    await kiosk.keyboard.press('Enter');
    await expectPage(number(kiosk)).toHaveText('004');
  });

  step('an answer that comes late for the patient before is never shown to the next', async () => {
    const held = Promise.withResolvers<void>();
    const sent: string[] = [];
    await kiosk.route(checkIn, async (route) => {
      sent.push(route.request().postDataJSON().identifier);
      if (sent.length === 1) await held.promise;
      await route.continue();
    });
    await scan(kiosk, id(4));
    await heading(kiosk, zh.kiosk.working);
    await scan(kiosk, id(5));
    await expectPage(number(kiosk)).toHaveText('006');
    const late = kiosk.waitForResponse(checkIn);
    held.resolve();
    await late;
    await kiosk.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 0))));
    expect(await number(kiosk).innerText()).toBe('006');
    expect(sent).toEqual([id(4), id(5)]);
    await kiosk.unrouteAll({ behavior: 'ignoreErrors' });
  });

  step('a card that is read twice within a second counts once', async () => {
    const sent: string[] = [];
    await kiosk.route(checkIn, (route) => {
      sent.push(route.request().postDataJSON().identifier);
      return route.continue();
    });
    // The second that all of it takes at a kiosk is longer on a busy machine.
    await kiosk.evaluate(() => {
      const at = performance.now();
      performance.now = () => at;
    });
    await scan(kiosk, id(6));
    await scan(kiosk, id(6));
    await scan(kiosk, id(7));
    await expectPage(number(kiosk)).toHaveText('008');
    expect(sent).toEqual([id(6), id(7)]);
    await kiosk.evaluate(() => Reflect.deleteProperty(performance, 'now'));
    await kiosk.unrouteAll({ behavior: 'ignoreErrors' });
  });

  step('a magnetic stripe is read between its sentinels', async () => {
    await scan(kiosk, `%${id(8)}^WANG?;0000000=99?`);
    await expectPage(number(kiosk)).toHaveText('009');
  });

  step('a keyboard that is set to Thai reads the same card', async () => {
    await kiosk.evaluate((text) => {
      const keys = [...text].map((character) => ({
        key: /\d/.test(character) ? 'ๅ' : 'ฤ',
        code: /\d/.test(character) ? `Digit${character}` : `Key${character}`,
        shiftKey: /[A-Z]/.test(character),
      }));
      for (const key of [...keys, { key: 'Enter', code: 'Enter', shiftKey: false }]) {
        window.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }));
      }
    }, id(9));
    await expectPage(number(kiosk)).toHaveText('010');
  });

  step('whoever is being called at this moment is told to go in, with the room in large', async () => {
    const { nurse, panelGid } = await devices.nurseAt('103');
    await nurse.call('callNumber', { path: { variant: 'clinic' }, body: { panelGid, number: 1 } });
    await scan(kiosk, id(0));
    await heading(kiosk, next('goIn', '103 診'));
    await expectPage(kiosk.locator('.screen')).toHaveClass(/tone-enter/);
    await expectPage(kiosk.locator('.result-room')).toHaveText('103 診');
    expect(await seriousFindings(kiosk)).toEqual([]);
  });

  step('check-in is on paper too, where it is printed', async () => {
    await scan(kiosk, id(10));
    await expectPage(number(kiosk)).toHaveText('011');
    await kiosk.getByRole('button', { name: zh.kiosk.result.printCheckIn }).waitFor();
    await expectPage(kiosk.locator('.paper-slip')).toBeHidden();
    await kiosk.emulateMedia({ media: 'print' });
    await expectPage(kiosk.locator('.paper-slip .slip-number')).toHaveText('011');
    await expectPage(kiosk.locator('.paper-slip')).toContainText('103 診');
    await expectPage(kiosk.locator('.paper-slip')).toContainText(/民國\d+年\d\d月\d\d日 報到時間 \d\d:\d\d/);
    await expectPage(number(kiosk)).toBeHidden();
    await kiosk.emulateMedia({ media: 'screen' });
  });
});

test('a scan during the question whether anybody is still there counts as well', async () => {
  const [device, page] = await devices.open();
  await page.clock.install();
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  await atHome(page);
  await scan(page, 'Z999999999');
  await heading(page, next('desk'));
  await passTime(page, 41, 4);
  await page.getByRole('dialog').waitFor();
  await scan(page, id(11));
  await page.locator('.result-number').waitFor();
  await expectPage(page.getByRole('dialog')).toHaveCount(0);
  await expectPage(page.locator('.screen')).toHaveClass(/tone-good/);
  await device.close();
});

test('several appointments of a day stand in rows, each with what to do, and who waits comes first', async () => {
  const { hospital, server } = devices;
  const [room] = hospital.rooms;
  const { serviceDate, session } = await hospital.api.call('getPanelView', {
    query: { panelGid: room?.panel.gid ?? '' },
  });
  const nobody = apiAt(server.url);
  const body = { orgGid: hospital.orgGid, apiKey: hospital.agencyKey };
  const agency = nobody.as((await nobody.call('createClinicsApiToken', { body })).token);
  const appointments = (['evening', session] as const).map((shift, place) => ({
    appointmentId: `TWO-${place}`,
    department: '家庭醫學科',
    room: room?.panel.roomCode ?? '',
    doctor: '林志明',
    inspectionDay: serviceDate,
    shift,
    serialNumber: 60 + place,
    name: '陳大文',
    patientId: 'B200000001',
  }));
  await agency.call('createClinicsAppointments', { body: { appointments } });
  const [device, page] = await devices.open({ width: 1024, height: 768 });
  await page.goto(server.url + devices.lobby.kioskUrl);
  await atHome(page);
  await scan(page, 'B200000001');
  await heading(page, zh.kiosk.result.several_other.replace('{{count}}', '2'));
  const rows = page.locator('.several .result');
  await expectPage(rows.first().getByRole('heading')).toHaveText(next('waitAt', '103 診'));
  await expectPage(rows.last()).toContainText(zh.values.CheckInOutcome.tooEarly);
  await expectPage(rows.last().getByRole('heading')).toHaveText(/\d\d:\d\d/);
  for (const locale of ['zh-TW', 'en-US', 'th'] as const) {
    await page.getByRole('button', { name: zh.values.Locale[locale] }).click();
    await expectPage(page.locator('html')).toHaveAttribute('lang', locale);
    const parts = await page.locator('.several .line-part').evaluateAll((parts) =>
      parts.map((part) => {
        const letters = document.createRange();
        letters.selectNodeContents(part);
        const lines = new Set([...letters.getClientRects()].map(({ top }) => Math.round(top))).size;
        return { said: part.textContent, lines };
      }),
    );
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.filter(({ lines }) => lines > 1)).toEqual([]);
  }
  expect(await seriousFindings(page)).toEqual([]);
  await device.close();
});
