/** What an administrator does with the records of any resource, through its generated pages. */
import type { Page } from 'playwright';
import { editForm } from '#admin/form/form-definition.ts';
import { type FamilyName, families } from '#generated/families.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { fillForm, goTo, shownTexts, word } from './generated-page.ts';
import { brokenText, type SampledField, sampleFields } from './sample.ts';
import { isTyped, labelOf, listOf, nameOf, plain, rowOf, type Stored, stored, type Walked } from './walked.ts';

/** Fills in the form; what its schema does not allow is refused at its field, with nothing lost; then it is stored. */
export async function create(walked: Walked): Promise<{ record: Stored; offered: Map<string, string[]> }> {
  const { page, resource, form, example } = walked;
  const before = await stored(walked);
  const item = word('ra.action.create_item', { item: word(resource.labelKey) });
  await listOf(walked).getByRole('link', { name: item, exact: true }).click();
  const save = page.locator('form button[type=submit]');
  await save.waitFor();
  const fields = sampleFields(form, example, 1);
  const offered = await fillForm(page, fields);
  await refuse(page, fields, () => save.click());
  await save.click();
  await page.waitForURL((address) => !address.pathname.endsWith('/create'));
  const record = await fresh(walked, before);
  for (const {
    name,
    value,
    form: { schema },
  } of fields) {
    if (value !== undefined && schema.type !== 'array' && !schema.writeOnly && name in record)
      expectPage(plain(record[name]), name).toEqual(plain(value));
  }
  await expectPage(rowOf(walked, record)).toBeVisible();
  return { record, offered };
}

async function fresh(walked: Walked, before: readonly Stored[]): Promise<Stored> {
  const known = new Set(before.map(({ gid }) => gid));
  const made = (await stored(walked)).filter(({ gid }) => !known.has(gid));
  expectPage(made, 'one new record').toHaveLength(1);
  return made[0] as Stored;
}

async function refuse(page: Page, fields: readonly SampledField[], save: () => Promise<void>): Promise<void> {
  const field = fields.find((one) => brokenText(one) !== undefined);
  if (!field) return;
  const frame = page.locator(`[data-field="root_${field.name}"]`);
  const input = frame.locator('input, textarea').first();
  const right = await input.inputValue();
  const others = (await shownTexts(page)).filter((text) => !text.startsWith(`root_${field.name}:`));
  await input.fill(brokenText(field) ?? '');
  await save();
  await expectPage(frame.getByRole('alert')).not.toBeEmpty();
  expectPage((await shownTexts(page)).filter((text) => !text.startsWith(`root_${field.name}:`))).toEqual(others);
  await input.fill(right);
}

/** Sorts by the first column in which records differ, and the other way round. */
export async function sort(walked: Walked): Promise<void> {
  const { resource, call, parent } = walked;
  const records = await stored(walked);
  const differing = ({ source }: { source: string }) => new Set(records.map((record) => record[source])).size > 1;
  const column = resource.columns.find((one) => one.sortable && differing(one));
  if (!column) return;
  const head = listOf(walked)
    .locator('thead th')
    .filter({ hasText: word(column.labelKey) })
    .first();
  const rows = listOf(walked).locator(`tbody tr [aria-label^="${word('ra.action.edit')}："]`);
  for (const order of ['asc', 'desc']) {
    if ((await head.getAttribute('aria-sort')) !== `${order}ending`) await head.getByRole('button').click();
    await expectPage(head).toHaveAttribute('aria-sort', `${order}ending`);
    const query = { ...parent, limit: 10, sort: column.source, order };
    const { data } = await call(resource.operations.list, { query });
    const names = (data as Stored[]).map((record) => `：${nameOf(resource, record)}`);
    await expectPage
      .poll(() => rows.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
      .toEqual(names.map((name) => `${word('ra.action.edit')}${name}`));
  }
}

/** Does something with chosen rows together: switches them off, or deletes them and takes that back. */
export async function bulk(walked: Walked, gids: readonly string[]): Promise<void> {
  const { page, resource } = walked;
  const { bulkUpdate, bulkDelete } = resource.operations;
  const all = await stored(walked);
  const own = async () => (await stored(walked)).filter(({ gid }) => gids.includes(gid));
  const press = (label: string) =>
    page
      .getByRole('toolbar')
      .getByRole('button', { name: word(label), exact: true })
      .click();
  const choose = async () => {
    for (const record of await own()) await rowOf(walked, record).getByRole('checkbox').check();
  };
  const { enabledKey } = resource;
  if (enabledKey && bulkUpdate) {
    await choose();
    await press('admin.list.disable');
    await expectPage.poll(async () => (await own()).map((record) => record[enabledKey])).toEqual(gids.map(() => false));
  }
  if (bulkDelete) {
    await choose();
    await press('ra.action.delete');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('ra.action.delete') })
      .click();
    await expectPage.poll(async () => (await own()).length).toBe(0);
    if (resource.operations.restore) await undo(walked, all.length);
  }
}

async function undo(walked: Walked, count: number): Promise<void> {
  await walked.page
    .getByRole('status')
    .getByRole('button', { name: word('ra.action.undo') })
    .last()
    .click();
  await expectPage.poll(async () => (await stored(walked)).length).toBe(count);
}

/** Deletes a record in its row, and takes that back. */
export async function remove(walked: Walked, record: Stored): Promise<void> {
  const { page, resource } = walked;
  const count = (await stored(walked)).length;
  const row = rowOf(walked, record);
  await row.getByRole('button', { name: word('ra.action.delete') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('ra.action.delete') })
    .click();
  await expectPage.poll(async () => (await stored(walked)).length).toBe(count - 1);
  await expectPage(row).toHaveCount(0);
  if (!resource.operations.restore) return;
  await undo(walked, count);
  await expectPage(row).toBeVisible();
}

/** What another record has and two may not share is refused by the server, at its field. */
async function refuseTaken({ page, resource }: Walked, fields: readonly SampledField[], other: Stored): Promise<void> {
  const { uniqueKeys } = families[resource.name as FamilyName];
  const field = fields.find((one) => uniqueKeys.includes(one.name) && isTyped(one) && other[one.name] !== undefined);
  if (!field) return;
  const frame = page.locator(`[data-field="root_${field.name}"]`);
  const input = frame.locator('input, textarea').first();
  const own = await input.inputValue();
  await input.fill(String(other[field.name]));
  await page.locator('form button[type=submit]').click();
  await expectPage(frame.getByRole('alert')).not.toBeEmpty();
  await input.fill(own);
}

/** Opens a record from its row, changes it, and finds the change in its history. */
export async function edit(walked: Walked, record: Stored): Promise<Stored> {
  const { page, form, example, list } = walked;
  await rowOf(walked, record)
    .getByRole('link', { name: word('ra.action.edit') })
    .click();
  const save = page.locator('form button[type=submit]');
  await save.waitFor();
  const fields = sampleFields(editForm(form), example, 3);
  const field =
    fields.findLast((one) => brokenText(one) !== undefined) ??
    fields.find(({ form: { schema } }) => schema.type === 'boolean');
  if (!field) throw new Error(`nothing of ${walked.resource.name} can be changed`);
  const other = (await stored(walked)).find(({ gid }) => gid !== record.gid);
  if (other) await refuseTaken(walked, fields, other);
  const frame = page.locator(`[data-field="root_${field.name}"]`);
  if (isTyped(field)) await frame.locator('input, textarea').first().fill(String(field.value));
  else await frame.getByRole('switch').click();
  await save.click();
  const changed = async () => (await stored(walked)).find(({ gid }) => gid === record.gid) as Stored;
  await expectPage.poll(async () => (await changed())[field.name]).not.toEqual(record[field.name]);
  const now = await changed();
  if (isTyped(field)) expectPage(plain(now[field.name])).toEqual(plain(field.value));
  await page.getByRole('button', { name: word('admin.history.title') }).click();
  const history = page.getByRole('dialog');
  await expectPage(history.getByRole('heading', { level: 3 }).first()).toHaveText(word('values.ChangeAction.updated'));
  await expectPage(history).toContainText(labelOf(field));
  await history.getByRole('button', { name: word('ra.action.close') }).click();
  await goTo(page, list);
  return now;
}
