/** A generated form and a generated list in the browser, by what codegen says of them. */
import type { Locator, Page } from 'playwright';
import { PNG } from 'pngjs';
import { type FormDefinition, fieldWords } from '#admin/form/form-definition.ts';
import { createTranslator } from '#client/language/translator.ts';
import zh from '#locales/zh-TW.json' with { type: 'json' };
import { expectPage } from '../../browser/expect-page.ts';
import { type SampledField, sampleFields, type Values } from './sample.ts';

export const word = createTranslator('zh-TW', zh);

/** Leads to another page as a link does: nothing is loaded anew. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** The frame of a field, in an opened section. */
async function frameOf(page: Page, id: string): Promise<Locator> {
  const frame = page.locator(`[data-field="${id}"]`);
  await frame.waitFor({ state: 'attached' });
  if (!(await frame.isVisible())) await frame.locator('xpath=ancestor::details[not(@open)]/summary').first().click();
  return frame;
}

/**
 * Fills a form in as a person would.
 * @returns what was chosen where only the page knows what there is, by field: the names offered, the one taken first
 */
export async function fillForm(page: Page, fields: readonly SampledField[]): Promise<Map<string, string[]>> {
  const offered = new Map<string, string[]>();
  const asked: string[] = [];
  for (const field of fields) {
    const { family } = fieldWords(field.form.uiSchema).reference ?? {};
    // Two fields that refer to the same kind of record mean two records.
    const names = await fillField(page, `root_${field.name}`, field, asked.filter((one) => one === family).length);
    if (family) asked.push(family);
    if (names) offered.set(field.name, names);
  }
  return offered;
}

async function fillField(page: Page, id: string, field: SampledField, place = 0): Promise<string[] | undefined> {
  const { form, widget, value } = field;
  const { schema, uiSchema } = form;
  const words = fieldWords(uiSchema);
  if (words.reference) return chooseRecord(page, id, place);
  if (words.template) return void (await begin(page, id));
  if (widget === 'upload') return void (await upload(page, id, words.upload?.extensions ?? []));
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return void (await fillRows(page, id, form, value as Values[]));
  if (schema.type === 'object' || schema.default === value) return undefined;
  const frame = await frameOf(page, id);
  if (schema.enum) {
    const place = schema.enum.indexOf(value as string);
    await frame.getByRole('combobox').click();
    await page.getByRole('option', { name: word(`${words.enumKey}.${schema.enum[place]}`), exact: true }).click();
  } else if (schema.type === 'boolean') {
    await frame.getByRole('switch').click();
  } else {
    await frame.locator(`[id="${id}"]`).fill(String(value));
    if (widget === 'password') await frame.locator(`[id="${id}-again"]`).fill(String(value));
  }
  return undefined;
}

async function chooseRecord(page: Page, id: string, place: number): Promise<string[]> {
  const box = (await frameOf(page, id)).getByRole('combobox');
  await box.click();
  const options = page.getByRole('option');
  await options
    .first()
    .or(page.getByText(word('admin.form.noChoices')))
    .waitFor();
  // The code of a record stands behind its name.
  const names = await options.evaluateAll((entries) => entries.map(({ firstChild }) => firstChild?.textContent ?? ''));
  if (names.length > place) await options.nth(place).click();
  await box.press('Escape');
  return [...names.slice(place), ...names.slice(0, place)];
}

async function begin(page: Page, id: string): Promise<void> {
  const frame = await frameOf(page, id);
  await frame.getByRole('button', { name: word('admin.form.beginWithTemplate') }).click();
  await expectPage(frame.locator('textarea').first()).not.toBeEmpty();
}

const contents: Readonly<Record<string, () => Buffer>> = {
  png: () => {
    const picture = new PNG({ width: 8, height: 8 });
    picture.data.fill(255);
    return PNG.sync.write(picture);
  },
  yaml: () => Buffer.from('mode: kiosk\n'),
};

async function upload(page: Page, id: string, extensions: readonly string[]): Promise<void> {
  const extension = extensions.find((one) => one in contents);
  const content = contents[extension ?? '']?.();
  if (!content) throw new Error(`no small file ends with ${extensions.join(' or ')}`);
  const input = (await frameOf(page, id)).locator('input[type=file]');
  const mimeType = extension === 'png' ? 'image/png' : 'application/yaml';
  await input.setInputFiles({ name: `example.${extension}`, mimeType, buffer: content });
}

async function fillRows(page: Page, id: string, form: FormDefinition, rows: readonly Values[]): Promise<void> {
  const items = { schema: form.schema.items, uiSchema: form.uiSchema.items ?? {} } as FormDefinition;
  const frame = await frameOf(page, id);
  for (const [index, row] of rows.entries()) {
    await frame.getByRole('button', { name: word('ra.action.add'), exact: true }).click();
    for (const field of sampleFields(items, row, index)) await fillField(page, `${id}_${index}_${field.name}`, field);
  }
}

/** What stands in the fields, as it is seen. */
export function shownTexts(page: Page): Promise<string[]> {
  return page.locator('form [data-field]').evaluateAll((frames) =>
    frames.map((frame) => {
      const inputs = [...frame.querySelectorAll('input:not([type=file]), textarea')] as HTMLInputElement[];
      const texts = inputs.map(({ type, checked, value }) => (type === 'checkbox' ? String(checked) : value));
      return `${frame.getAttribute('data-field')}: ${texts.join(' ')}`;
    }),
  );
}
