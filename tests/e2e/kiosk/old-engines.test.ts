/** The pages of patients in the engines that kiosks in hospitals have: from Chromium 64 on (decision 041). */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engine, engines } from '../../browser/engines.ts';
import type { RemotePage } from '../../browser/remote-page.ts';
import { beginWith } from '../journey.ts';
import { openPatientDevices, type PatientDevices } from './patient-devices.ts';

let devices: PatientDevices;
beginWith(async (opened) => {
  devices = await openPatientDevices(opened, ['101', '102', '103'], 20);
});

describe.each(engines)('$name', (engine) => {
  let page: RemotePage | undefined;
  beforeAll(async () => {
    page = await engine.open();
  });
  afterAll(() => page?.close());

  test('checks in, gives a number and shows its ticket', async ({ skip }) => {
    const opened = page ?? leftOut(engine, skip);
    const { server, lobby, patients } = devices;
    await opened.go(server.url + lobby.kioskUrl);
    await see(opened, `document.querySelectorAll('.answers .answer').length === 4`);
    expect(await overlaps(opened, '.answers .answer')).toBe(false);
    await opened.evaluate(scanOf(patients.shift()?.patientId ?? ''));
    await see(opened, `document.querySelector('.tone-good .result-number')`);
    expect(await overlaps(opened, '.slip-actions button')).toBe(false);

    await opened.go(server.url + lobby.ticketMachineUrl);
    await see(opened, `document.querySelectorAll('.queues .answer').length === 3`);
    expect(await overlaps(opened, '.queues .answer')).toBe(false);
    expect(await overlaps(opened, '.tools .tool')).toBe(false);
    await opened.evaluate(`void document.querySelector('.queues .answer').click()`);
    await see(opened, `document.querySelector('.slip .result-number')`);
    const stored = `JSON.parse(localStorage.getItem('callboard-ticketMachine-take-${lobby.gid}')).last.slips[0].url`;
    await opened.go(server.url + (await opened.evaluate<string>(stored)));
    await see(opened, `document.querySelector('.ticket-number')`);
    const wide = await opened.evaluate<boolean>('document.documentElement.scrollWidth > window.innerWidth');
    expect(wide).toBe(false);
    expect(opened.complaints).toEqual([]);
  });

  test('has all keys on its screen, as high as there is room', async ({ skip }) => {
    const opened = page ?? leftOut(engine, skip);
    await opened.go(devices.server.url + devices.lobby.kioskUrl);
    await see(opened, `document.querySelectorAll('.answers .answer').length === 4`);
    await opened.evaluate(`void document.querySelectorAll('.answers .answer')[1].click()`);
    await see(opened, `document.querySelector('.keypad')`);
    expect(await overlaps(opened, '.keypad .key, .keypad [data-submit]')).toBe(false);
    const heights = await opened.evaluate<number[]>(
      `[...document.querySelectorAll('.keypad .key')].map((key) => Math.round(key.getBoundingClientRect().height))`,
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const hidden = `(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.screen-main'))`;
    expect(await opened.evaluate<number>(hidden)).toBe(0);
    expect(opened.complaints).toEqual([]);
  });

  test('leaves no word alone on the last line of a question', async ({ skip }) => {
    const opened = page ?? leftOut(engine, skip);
    await opened.go(devices.server.url + devices.lobby.kioskUrl);
    await see(opened, `document.querySelectorAll('.answers .answer').length === 4`);
    await opened.evaluate(`document.querySelector('.languages [lang=en-US]').click()`);
    await see(
      opened,
      `document.documentElement.lang === 'en-US' && /Hello/.test(document.querySelector('h1').textContent)`,
    );
    const widths = [320, 380, 440, 500, 560];
    const ends = await opened.evaluate<number[]>(`Promise.all(${JSON.stringify(widths)}.map(${lastLine}))`);
    expect(Math.min(...ends)).toBeGreaterThan(0.6);
    expect(opened.complaints).toEqual([]);
  });
});

/** How long the last line of a question is when the page is so wide, of its longest. */
const lastLine = `(width) => {
  document.body.style.width = width + 'px';
  window.dispatchEvent(new Event('resize'));
  const question = document.querySelector('h1');
  const words = document.createRange();
  const lines = {};
  for (let at = 0; at < question.firstChild.length; at += 1) {
    words.setStart(question.firstChild, at);
    words.setEnd(question.firstChild, at + 1);
    const { bottom, left, right } = words.getBoundingClientRect();
    const line = lines[bottom] || (lines[bottom] = { left, right });
    line.right = Math.max(line.right, right);
  }
  const long = Object.keys(lines).sort((a, b) => a - b).map((bottom) => lines[bottom].right - lines[bottom].left);
  return long[long.length - 1] / Math.max(...long);
}`;

/** A machine that cannot have the engine leaves the test out and says so. */
function leftOut({ name, hint }: Engine, skip: (note: string) => never): never {
  return skip(`${name} is not available on this machine${hint ? `: ${hint}` : ''}`);
}

async function see(page: RemotePage, condition: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await page.evaluate<boolean>(`Boolean(${condition})`)) return;
    await sleep(100);
  }
  throw new Error(`never came: ${condition}; ${page.complaints.join()}`);
}

/** Whether two of these stand upon or close against each other, as they do where an engine knows no gap. */
function overlaps(page: RemotePage, selector: string): Promise<boolean> {
  return page.evaluate(`(() => {
    const boxes = Array.from(document.querySelectorAll('${selector}')).map((one) => one.getBoundingClientRect());
    const apart = (a, b) => a.right + 3 < b.left || b.right + 3 < a.left || a.bottom + 3 < b.top || b.bottom + 3 < a.top;
    return boxes.some((a, place) => boxes.slice(place + 1).some((b) => !apart(a, b)));
  })()`);
}

/** The keys of a scanner, as a page hears them. */
function scanOf(text: string): string {
  const keys = [...text, 'Enter'].map((key) => ({ key, code: key === 'Enter' ? key : '' }));
  return `${JSON.stringify(keys)}.forEach((key) => window.dispatchEvent(
    new KeyboardEvent('keydown', Object.assign(key, { bubbles: true, cancelable: true }))))`;
}
