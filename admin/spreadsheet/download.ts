import type { Translator } from '#client/language/translator.ts';
import { csvMediaType } from '#spreadsheet/csv.ts';
import { xlsxMediaType } from '#spreadsheet/workbook-parts.ts';
import { calendarOf, wallClock } from '../calendar/calendar.ts';
import { serverNow } from '../calendar/server-clock.ts';
import type { AllParams } from '../data/data-provider.ts';
import { saveAs } from '../data/save-as.ts';
import { describeColumn } from './describe-column.ts';
import { fillBench, loadReferences, type Place, preparePlan } from './prepare.ts';
import { References } from './rows/references.ts';
import type { SheetPlan } from './rows/sheet-plan.ts';
import { writeTemplate } from './rows/template.ts';
import type { FileKind } from './rows/workbench.ts';
import { openBench } from './worker/open-bench.ts';

/** Saves a list as a file that can be taken in again, under the day of today in the organisation. */
export async function downloadRecords(place: Place, kind: FileKind, params: AllParams): Promise<void> {
  const prepared = await preparePlan(place);
  const bench = openBench(prepared.plan, place.locale);
  try {
    await fillBench(bench, prepared, place, params);
    const name = prepared.translate(prepared.resource.labelKey);
    const { day } = wallClock(serverNow(), calendarOf(place.organisation));
    saveAs(`${name}_${day}.${kind}`, mediaTypes[kind], await bench.write(kind, name));
  } finally {
    bench.close();
  }
}

const mediaTypes: Readonly<Record<FileKind, string>> = { xlsx: xlsxMediaType, csv: csvMediaType };

/** Saves the empty spreadsheet of a resource. */
export async function downloadTemplate(place: Place): Promise<void> {
  const prepared = await preparePlan(place);
  const { plan, resource, translate } = prepared;
  const loaded = await loadReferences(prepared, place);
  const references = new Map([...loaded].map(([family, records]) => [family, new References(records)]));
  const name = translate(resource.labelKey);
  const words = {
    name,
    notes: translate('admin.spreadsheet.notes'),
    choices: translate('admin.spreadsheet.choices'),
    head: translate('admin.spreadsheet.column'),
    needed: translate('admin.form.required'),
    meaning: translate('admin.spreadsheet.meaning'),
    yes: plan.yesLabel,
    describe: describeColumn(plan, calendarOf(place.organisation), translate),
    general: rulesOf(plan, translate),
  };
  const file = await writeTemplate(plan, references, words, place.locale);
  saveAs(`${name}_${translate('admin.spreadsheet.template')}.xlsx`, xlsxMediaType, file);
}

/** How the whole is filled in, sentence by sentence. */
function rulesOf({ keys, columns, updates }: SheetPlan, translate: Translator): string[] {
  const key = columns.find(({ property }) => property === keys[0])?.label;
  const say = (rule: string, params?: Record<string, string>) => translate(`admin.spreadsheet.rule.${rule}`, params);
  return [
    ...(key ? [say('known', { key })] : []),
    ...(updates ? [say('empty'), say('clear', { word: translate('admin.spreadsheet.clearing') })] : []),
    say('several'),
  ];
}
