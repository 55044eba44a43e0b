import type { Page } from 'playwright';
import { figure, median } from '../report.ts';
import type { Measurement } from './measured.ts';
import { openList } from './open-list.ts';

const rows = 10_000;
const atOnce = 20;
const runs = 5;

/** A list of ten thousand rows against one of ten: to open, to sort, to search. */
export const measureLongList: Measurement = async ({ browser, server, hospital, signIn }) => {
  const address = (family: string) => `${server.url}/admin/${hospital.orgGid}/${family}`;
  for (let from = 0; from < rows; from += atOnce) {
    const codes = Array.from({ length: atOnce }, (_, index) => String(from + index).padStart(5, '0'));
    const bodies = codes.map((code) => ({ code: `D${code}`, name: `Department ${code}` }));
    await Promise.all(bodies.map((body) => hospital.api.call('createMedicalDepartment', { body })));
  }
  const times = { long: [] as number[], short: [] as number[], search: [] as number[] };
  for (let run = 0; run < runs; run++) {
    const short = await openList(browser, address('room'), { prepare: signIn });
    times.short.push(short.ms);
    await short.page.context().close();
    const long = await openList(browser, address('department'), { prepare: signIn });
    times.long.push(long.ms);
    times.search.push(await searchFor(long.page, `Department ${String(rows - run - 1).padStart(5, '0')}`));
    await long.page.context().close();
  }
  return [
    figure(`time to a list of ${rows} rows`, median(times.long), 'ms'),
    figure('of ten rows', median(times.short), 'ms'),
    figure('ratio', median(times.long) / median(times.short), '×', { atMost: 1.5 }),
    figure('from the last letter of a search to its row', median(times.search), 'ms'),
  ];
};

async function searchFor(page: Page, name: string): Promise<number> {
  await page.getByRole('searchbox').first().fill(name);
  const start = performance.now();
  await page.locator('tbody tr', { hasText: name }).waitFor();
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1);
  return performance.now() - start;
}
