/** What a person can do with a list of what nobody makes: look, narrow, sort, and take it out. */
import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { expectPage } from '../../browser/expect-page.ts';
import { goTo, word } from './generated-page.ts';
import type { Walked } from './walked.ts';

type Walk = Pick<Walked, 'page' | 'resource' | 'list' | 'call'>;

/** Walks through it, with its entries or with what stands in their place. */
export async function readList({ page, resource, list, call }: Walk): Promise<void> {
  await goTo(page, list);
  const { paging } = (await call(resource.operations.list, { query: { limit: 1 } })) as { paging: { count: number } };
  const region = page.getByRole('region', { name: word(resource.titleKey), exact: true });
  if (paging.count === 0) {
    await expectPage(region.getByText(word(resource.purposeKey))).toBeVisible();
    return;
  }
  for (const { labelKey } of resource.columns) {
    await expectPage(region.getByRole('columnheader').filter({ hasText: word(labelKey) })).not.toHaveCount(0);
  }
  const when = region.getByRole('columnheader').filter({ hasText: word('admin.list.when') });
  await expectPage(when).toHaveAttribute('aria-sort', 'descending');
  await when.getByRole('button').click();
  await expectPage(when).toHaveAttribute('aria-sort', 'ascending');
  await expectPage(region.locator('tbody tr')).not.toHaveCount(0);
  // Reading is an entry of a log itself: there may be more by now.
  const lines = (await take(page, region)).trim().split('\n');
  expect(lines.length - 1).toBeGreaterThanOrEqual(paging.count);
  expect(lines[0]).toContain(word('admin.list.when'));
  const nothing = 'no entry has this word';
  if (resource.searchable) {
    await region.getByRole('searchbox').fill(nothing);
    await expectPage(region.getByText(word('ra.navigation.clear_filters'))).toBeVisible();
  }
}

async function take(page: Walk['page'], region: ReturnType<Walk['page']['getByRole']>): Promise<string> {
  await region.getByRole('button', { name: word('admin.list.more') }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: word('admin.list.export'), exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}
