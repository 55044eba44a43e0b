import { writeXlsx } from '#admin/spreadsheet/file/xlsx-writer.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { type Figure, figure } from '../report.ts';
import type { Measured } from './measured.ts';

const count = Number(process.env.ADMIN_ROWS ?? 20_000);

/** How long a spreadsheet of so many rows takes from the drop to the last row, and how long the page ever stands still. */
export async function measureImport({ browser, server, hospital, signIn }: Measured): Promise<Figure[]> {
  const page = await browser.newPage({ locale: 'zh-TW', viewport: { width: 1280, height: 800 } });
  await signIn(page);
  await page.goto(`${server.url}/admin/${hospital.orgGid}/doctor/spreadsheet`);
  const words = zh.admin.spreadsheet;
  await page.getByRole('button', { name: words.getTemplate }).waitFor();
  const { code, name, secondName, title, enabled } = zh.fields.Doctor;
  const columns = [code, name, secondName, title, enabled].map((label) => ({ label }));
  const rows = Array.from({ length: count }, (_, index) => [
    `D${index}`,
    `醫師 ${index}`,
    `Doctor ${index}`,
    '主治醫師',
    '是',
  ]);
  const content = await writeXlsx([{ name: '醫師', columns, rows }], 'zh-TW', words.choices);
  await page.evaluate(() => {
    const pauses: number[] = [];
    Object.assign(globalThis, { pauses });
    let last = performance.now();
    const beat = () => {
      const now = performance.now();
      pauses.push(now - last);
      last = now;
      requestAnimationFrame(beat);
    };
    requestAnimationFrame(beat);
  });
  const begun = performance.now();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'doctors.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  const take = page.getByRole('button', { name: words.takeAll.replace('{{number}}', String(count)) });
  await take.waitFor({ timeout: 120_000 });
  const checked = performance.now();
  await take.click();
  await page.getByRole('link', { name: words.toList }).waitFor({ timeout: 300_000 });
  const taken = performance.now();
  const pauses = await page.evaluate(() => (globalThis as unknown as { pauses: number[] }).pauses);
  await page.close();
  const of = `${count.toLocaleString('en-US')} rows`;
  return [
    figure(`import of ${of}: read and checked`, (checked - begun) / 1000, 's'),
    figure(`import of ${of}: taken in`, (taken - checked) / 1000, 's'),
    figure(`import of ${of}: from the drop to the last row`, (taken - begun) / 1000, 's', { atMost: 10 }),
    figure('longest time without a frame meanwhile', Math.max(...pauses), 'ms', { atMost: 200 }),
  ];
}
