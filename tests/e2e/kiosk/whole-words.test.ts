/** Words of a hospital that a browser's dictionary knows only in parts. */
import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { wholeWords } from '#client/text/whole-words.ts';
import th from '#locales/th.json' with { type: 'json' };
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { beginWith } from '../journey.ts';
import { openPatientDevices, type PatientDevices } from './patient-devices.ts';

let devices: PatientDevices;
beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['101']);
});

/** One of the hint, which browsers part into เลข, เวช and ระเบียน. */
const word = wholeWords('เลขเวชระเบียน');

test('no line of a Thai answer breaks within a word, however narrow it is', async () => {
  const [, page] = await devices.open();
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  await page.getByRole('button', { name: th.values.Locale.th }).click();
  const hint = page.getByRole('button', { name: wholeWords(th.kiosk.home.type) }).locator('.answer-hint > span');
  const parted = await hint.evaluate((title, word) => {
    const { textContent: said, style } = title as HTMLElement;
    const letters: [Text, number][] = [];
    const walk = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode as Text;
      for (let place = 0; place < node.length; place += 1) letters.push([node, place]);
    }
    const topOf = ([node, place]: [Text, number]) => {
      const range = document.createRange();
      range.setStart(node, place);
      range.setEnd(node, place + 1);
      return Math.round(range.getBoundingClientRect().top);
    };
    const at = said?.indexOf(word) ?? -1;
    const found: number[] = [];
    for (let width = 200; width < 700; width += 10) {
      style.width = `${width}px`;
      if (new Set([letters[at]!, letters[at + word.length - 1]!].map(topOf)).size > 1) found.push(width);
    }
    return [at, ...found];
  }, word);
  expect(parted).toEqual([wholeWords(th.kiosk.home.typeHint).indexOf(word)]);
  await page.context().close();
});

test('a Chinese hint breaks at its comma, not within 病歷號', async () => {
  const [context, page] = await devices.open();
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(devices.server.url + devices.lobby.kioskUrl);
  const answer = page.getByRole('button', { name: zh.kiosk.home.type });
  expect(await linesOf(answer.locator('.answer-hint > span'))).toEqual(zh.kiosk.home.typeHint.split(/(?<=、)/));
  await context.close();
});

test('a Chinese sentence that needs a second line breaks at its comma', async () => {
  const { lobby, hospital, server } = devices;
  await hospital.api.call('updatePanel', {
    path: { panelType: 'clinicsLobbyPanel' },
    body: { gid: lobby.gid, status: 'pause' },
  });
  const [context, page] = await devices.open();
  await page.goto(server.url + lobby.kioskUrl);
  const heading = page.getByRole('heading', { name: zh.kiosk.stopped.heading });
  await heading.waitFor();
  const lines = await linesOf(heading);
  expect(lines).toEqual(zh.kiosk.stopped.heading.split(/(?<=，)/));
  await context.close();
});

/** The lines in which a text stands. */
function linesOf(element: Locator): Promise<string[]> {
  return element.evaluate(({ firstChild: text }) => {
    const found: string[] = [];
    let top = Number.NaN;
    for (let place = 0; place < (text as Text).length; place += 1) {
      const range = document.createRange();
      range.setStart(text!, place);
      range.setEnd(text!, place + 1);
      const next = range.getBoundingClientRect().top;
      if (next !== top) found.push('');
      top = next;
      found.push(found.pop() + range.toString());
    }
    return found;
  });
}
