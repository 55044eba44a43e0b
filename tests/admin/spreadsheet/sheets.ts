/** Workbenches and files for the tests of spreadsheets. */

import { writeCsv } from '#admin/spreadsheet/file/csv-writer.ts';
import { zip } from '#admin/spreadsheet/file/zip-writer.ts';
import { loadForms, loadTranslators, makePlan } from '#admin/spreadsheet/make-plan.ts';
import type { KnownRecord } from '#admin/spreadsheet/rows/known-records.ts';
import { Workbench } from '#admin/spreadsheet/rows/workbench.ts';
import { type ResourceName, resources } from '#generated/resources.ts';
import type { Organisation } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';

const hospital = { timeZoneOffsetMinutes: 480, dateFormat: 'roc' } as Organisation;

/** The plan of a family's spreadsheets, as the page makes it. */
export async function planOf(
  name: ResourceName,
  locale: Locale = 'zh-TW',
  organisation: Partial<Organisation> = hospital,
) {
  const resource = resources[name];
  const [forms, translators] = await Promise.all([loadForms(resource), loadTranslators(locale)]);
  return makePlan(resource, forms, translators, organisation as Organisation);
}

/** A workbench of a family with the records that are there. */
export async function benchOf(
  name: ResourceName,
  records: readonly KnownRecord[] = [],
  locale: Locale = 'zh-TW',
): Promise<Workbench> {
  const bench = new Workbench(await planOf(name, locale), locale);
  bench.know(records);
  return bench;
}

export function csv(...rows: (string | number | undefined)[][]): Uint8Array {
  return new TextEncoder().encode(writeCsv(rows));
}

/** An XLSX file with one sheet, whose XML is given from sheetData on, as other programs write it. */
export function xlsx(sheet: string, { texts = [] as string[], styles = '', workbook = '' } = {}): Promise<Uint8Array> {
  const shared = texts.map((text) => `<si><t>${text}</t></si>`).join('');
  return zip({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook>${workbook}<sheets><sheet name="工作表1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="worksheet" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${sheet}</worksheet>`,
  });
}
