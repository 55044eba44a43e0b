/** A ticket machine whose doctors have long Thai names: parted between words of a name alone, and nothing cut off. */
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { wholeWords } from '#client/text/whole-words.ts';
import en from '#locales/en-US.json' with { type: 'json' };
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { beginWith } from '../journey.ts';
import { openPatientDevices, type PatientDevices, upright } from '../kiosk/patient-devices.ts';

let devices: PatientDevices;
beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['101', '102', '103', '104', '105', '106']);
});

const doctorName = 'แพทย์หญิง ปิยะดา วงศ์สวัสดิ์';

async function openMachine(): Promise<Page> {
  const [, page] = await devices.open(upright);
  await page.route('**/queueSize', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = await response.json();
    const wait = { fromMinutes: 50, toMinutes: 120 };
    const long = data.map((queue: object) => ({ ...queue, doctorName, doctorTitled: true, waiting: 12, wait }));
    await route.fulfill({ response, json: { ...rest, data: long } });
  });
  await page.goto(devices.server.url + devices.lobby.ticketMachineUrl);
  await page.getByRole('button', { name: th.values.Locale.th }).click();
  await page.getByRole('heading', { name: wholeWords(th.kiosk.take.question) }).waitFor();
  return page;
}

test.each([false, true])('six cards are whole and their names too (large characters: %s)', async (large) => {
  const page = await openMachine();
  if (large) await page.getByRole('button', { name: th.kiosk.tools.size }).click();
  const cards = await page.locator('.queues .answer').evaluateAll((all) =>
    all.map((card) => {
      const edge = card.getBoundingClientRect();
      const name = card.querySelector('.answer-hint > span')?.firstChild as Text;
      const letters = document.createRange();
      const words: string[] = [];
      let lastTop = Number.NaN;
      for (let place = 0; place < name.length; place += 1) {
        letters.setStart(name, place);
        letters.setEnd(name, place + 1);
        const { top, width } = letters.getBoundingClientRect();
        if (width > 0 && !(Math.abs(top - lastTop) < 8)) words.push('');
        if (width > 0) lastTop = top;
        words.push((words.pop() ?? '') + name.data[place]);
      }
      const inside = [...card.querySelectorAll('[data-part]')].every((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        return top >= edge.top && bottom <= edge.bottom;
      });
      return { inside, lines: words.map((line) => line.replace(/\u2060/g, '').trim()) };
    }),
  );
  expect(cards).toHaveLength(6);
  for (const { inside, lines } of cards) {
    expect(inside).toBe(true);
    for (const line of lines) expect(` ${doctorName} `).toContain(` ${line} `);
  }
  await page.context().close();
});

test('a slip with long names leaves its buttons where the patient sees them', async () => {
  const { api } = devices.hospital;
  const { gid } = await api.call('createPanel', {
    path: { panelType: 'defaultPanel' },
    body: {
      name: '特殊需求',
      counterName: '身心障礙者特殊需求牙科第一診療室',
      callingMode: 1,
      roomCode: 'LONG',
      departmentName: '特殊需求者口腔醫學暨身心障礙牙科',
      doctorName: 'Dr. Wattanasiripong Rattanaporn-Chaiyawat',
      location: '門診醫療大樓 B 棟地下一樓東側',
    },
  });
  const { ticketMachineUrl } = await api.call('getPanel', { query: { gid } });
  for (const viewport of [upright, { width: 800, height: 1280 }, { width: 1024, height: 768 }]) {
    const [context, page] = await devices.open(viewport);
    await page.goto(devices.server.url + ticketMachineUrl);
    await page.locator('.queues .answer').click();
    await page.locator('.result-number').waitFor();
    for (const words of [zh, en, th]) {
      await page
        .getByRole('button', { name: words.values.Locale[words === zh ? 'zh-TW' : words === en ? 'en-US' : 'th'] })
        .click();
      for (const size of ['usual', 'large']) {
        const scrolls = () =>
          page.locator('.screen-main').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
        const finish = page.getByRole('button', { name: wholeWords(words.kiosk.finish), exact: true });
        await expectPage(finish).toBeInViewport({ ratio: 1 });
        expect(await scrolls(), `${size} characters at ${viewport.width}`).toBe(0);
        await page.getByRole('button', { name: words.kiosk.tools.size }).click();
      }
    }
    await context.close();
  }
});
