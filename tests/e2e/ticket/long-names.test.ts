/** A ticket machine whose doctors have long Thai names: parted between words of a name alone, and nothing cut off. */
import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { wholeWords } from '#client/text/whole-words.ts';
import th from '#locales/th.json' with { type: 'json' };
import { beginWith } from '../journey.ts';
import { openPatientDevices, type PatientDevices, upright } from '../kiosk/patient-devices.ts';

let devices: PatientDevices;
beginWith(async () => {
  await devices?.close();
  devices = await openPatientDevices(['101', '102', '103', '104', '105', '106']);
});
afterAll(() => devices.close());

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
