/** Records out to a spreadsheet and in from one, through the pages. */
import { readFile as readDisk } from 'node:fs/promises';
import { fieldWords } from '#admin/form/form-definition.ts';
import { readFile } from '#admin/spreadsheet/file/read-file.ts';
import { writeXlsx } from '#admin/spreadsheet/file/xlsx-writer.ts';
import { spreadsheetSegment } from '#admin/spreadsheet/spreadsheet-address.ts';
import { expectPage } from '../../browser/expect-page.ts';
import { goTo, word } from './generated-page.ts';
import { type SampledField, sampleFields } from './sample.ts';
import { isTyped, labelOf, listOf, plain, rowOf, type Stored, stored, type Walked } from './walked.ts';

/**
 * Takes the template, fills in one row like the first record's, and takes it in. Where a spreadsheet cannot hold all that
 * a new record needs, which the page says, the first record is changed by it.
 * @returns the first record as it is now, and the new one
 */
export async function takeIn(walked: Walked, offered: Map<string, string[]>, first: Stored): Promise<Stored[]> {
  const { page, form, example, list } = walked;
  const before = await stored(walked);
  const like = await exported(walked, first);
  await goTo(page, `${list}/${spreadsheetSegment}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: word('admin.spreadsheet.getTemplate') }).click(),
  ]);
  const { tables } = await readFile(await readDisk(await download.path()), 'zh-TW');
  const template = (tables[0]?.rows[0]?.cells ?? []).map((cell) => String(cell).replace(/ \*$/, ''));
  const fields = sampleFields(form, example, 2);
  const byLabel = new Map(fields.map((field) => [labelOf(field), field]));
  const makes = fields.every((field) => !field.required || template.includes(labelOf(field)));
  await expectPage(page.getByText(word('admin.spreadsheet.changesOnly'))).toHaveCount(makes ? 0 : 1);
  const heads = makes ? template : [...like.keys()];
  const distinct = fields.some((field) => isTyped(field))
    ? []
    : fields.filter(({ form: { schema } }) => schema.enum).slice(0, 1);
  const cells = heads.map((head) => {
    const field = byLabel.get(head);
    if (field && distinct.includes(field)) return wordOfChoice(field, field.form.schema.enum?.at(-1));
    return cellOf(head, field, like, offered);
  });
  const sheet = { name: 'A', columns: heads.map((label) => ({ label })), rows: [cells] };
  await page.locator('input[type=file]').setInputFiles({
    name: 'rows.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(await writeXlsx([sheet], 'zh-TW', 'B')),
  });
  await page.getByRole('button', { name: word('admin.spreadsheet.takeAll', { number: 1 }) }).click();
  await expectPage(page.getByText(word('admin.spreadsheet.done', { number: 1 }))).toBeVisible();
  await page.getByRole('link', { name: word('admin.spreadsheet.toList') }).click();
  const after = await stored(walked);
  expectPage(after).toHaveLength(before.length + (makes ? 1 : 0));
  const record = after.find(
    ({ gid }) => !makes === (gid === first.gid) && !(makes && before.some((one) => one.gid === gid)),
  );
  const changed = fields.filter(
    (field) =>
      isTyped(field) && !field.form.schema.writeOnly && heads.includes(labelOf(field)) && !offered.has(field.name),
  );
  for (const { name, value } of changed) expectPage(plain(record?.[name]), name).toEqual(plain(value));
  await expectPage(rowOf(walked, record as Stored)).toBeVisible();
  return after.filter(({ gid }) => gid === first.gid || gid === record?.gid);
}

function wordOfChoice({ form }: SampledField, value: unknown): string {
  return word(`${fieldWords(form.uiSchema).enumKey}.${value}`);
}

/** As the first record's, but for what tells records apart. */
function cellOf(
  head: string,
  field: SampledField | undefined,
  like: ReadonlyMap<string, string>,
  offered: Map<string, string[]>,
): string {
  const names = field && offered.get(field.name);
  if (names) return names[1] ?? names[0] ?? '';
  return field && isTyped(field) ? String(field.value) : (like.get(head) ?? '');
}

/** Exports the list as a spreadsheet, and reads the row of a record. */
export async function exported(walked: Walked, record: Stored): Promise<Map<string, string>> {
  const { page, resource } = walked;
  await listOf(walked)
    .getByRole('button', { name: word('admin.list.more') })
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: word('admin.list.exportXlsx') }).click(),
  ]);
  expectPage(download.suggestedFilename()).toMatch(/_\d{4}-\d\d-\d\d\.xlsx$/);
  const { tables } = await readFile(await readDisk(await download.path()), 'zh-TW');
  const [heads = [], ...rows] = (tables[0]?.rows ?? []).map(({ cells }) =>
    cells.map((cell) => String(cell ?? '').replace(/^'/, '')),
  );
  expectPage(rows).toHaveLength((await stored(walked)).length);
  const row = rows.find((cells) => cells.includes(record.gid));
  expectPage(row, `${resource.name} in its own export`).toBeDefined();
  return new Map(heads.map((head, place) => [head, row?.[place] ?? '']));
}
