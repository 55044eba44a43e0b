import type { RaRecord } from 'react-admin';
import type { Translator } from '#client/language/translator.ts';
import type { Resource, ResourceName } from '#generated/resources.ts';
import type { Organisation } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { calendarOf } from '../calendar/calendar.ts';
import { isEmpty } from '../data/changes.ts';
import type { AdminDataProvider, AllParams } from '../data/data-provider.ts';
import type { Translate } from '../data/refusal.ts';
import { type ResourceScope, readResourcePath, resourcePath } from '../data/resource-path.ts';
import { columnText } from '../list/column-text.ts';
import { overrideOf } from '../overrides/override.ts';
import { loadForms, loadTranslators, makePlan } from './make-plan.ts';
import { type Code, type OwnSheet, sheetForms, sheetResource } from './own-sheet.ts';
import type { KnownRecord } from './rows/known-records.ts';
import type { Referred } from './rows/references.ts';
import { type SheetPlan, takenKey } from './rows/sheet-plan.ts';
import type { Bench } from './worker/open-bench.ts';

/** Where a spreadsheet belongs, and in whose words. */
export interface Place {
  /** Resource path. */
  readonly path: string;
  readonly dataProvider: AdminDataProvider;
  /** All texts of the administration; a plan has only those that columns and files are made of. */
  readonly translate: Translate;
  readonly locale: Locale;
  readonly organisation: Organisation | undefined;
}

export interface Prepared {
  readonly resource: Resource;
  readonly parent: ResourceScope['parent'];
  readonly plan: SheetPlan;
  readonly own: OwnSheet | undefined;
  /** The user's language. */
  readonly translate: Translator;
}

/** Days whose records are read at a time. */
const lanes = 4;

/** The plan of a resource's spreadsheets. */
export async function preparePlan({ path, locale, organisation }: Place): Promise<Prepared> {
  const { resource: described, parent } = readResourcePath(path);
  const own = overrideOf(described.name).sheet;
  const resource = own ? sheetResource(described, own) : described;
  const [loaded, translators] = await Promise.all([loadForms(resource), loadTranslators(locale)]);
  const forms = own ? sheetForms(loaded, own) : loaded;
  const plan = makePlan(resource, forms, translators, organisation, own);
  return { resource, parent, plan, own, translate: translators[0] as Translator };
}

/** The records that cells may name, by family. */
export async function loadReferences(
  { plan: { columns }, own }: Pick<Prepared, 'plan' | 'own'>,
  place: Place,
): Promise<Map<string, Referred[]>> {
  const families = [...new Set(columns.flatMap(({ family }) => family ?? []))];
  const codeOf = (family: string) => Object.values(own?.codes ?? {}).find((one) => one.family === family);
  const taken = new Map(
    columns.flatMap((column) => (column.taken ? [[takenKey(column.taken), column.taken] as const] : [])),
  );
  const asked = [
    ...families.map((family) => ({ key: family, family, code: codeOf(family) })),
    ...[...taken].map(([key, code]) => ({ key, family: code.family, code })),
  ];
  return new Map(
    await Promise.all(
      asked.map(async ({ key, family, code }) => {
        return [key, await loadReferred(family as ResourceName, place, code)] as const;
      }),
    ),
  );
}

/** The records by their gid, or those that have a code by that. */
async function loadReferred(
  family: ResourceName,
  { dataProvider }: Place,
  { property = 'id', fills = {} }: Partial<Pick<Code, 'property' | 'fills'>> = {},
): Promise<Referred[]> {
  const path = resourcePath(family);
  const { unique, nameKey = 'gid', defaultSort = 'id' } = readResourcePath(path).resource;
  const { data } = await dataProvider.getAll(path, { sort: { field: defaultSort, order: 'ASC' } });
  const keys = [...unique.filter((key) => key !== nameKey), nameKey];
  return data
    .filter((record) => !isEmpty(record[property]))
    .map((record) => ({
      gid: String(record[property]),
      names: keys.flatMap((key) => (isEmpty(record[key]) ? [] : [String(record[key])])),
      fills: filledFrom(record, fills),
    }));
}

function filledFrom(record: RaRecord, fills: Code['fills']): Record<string, unknown> {
  const values = Object.entries(fills).map(([name, { property }]) => [name, record[property]] as const);
  return Object.fromEntries(values.filter(([, value]) => !isEmpty(value)));
}

/** Tells a workbench the records of the resource, all or those of a list, and whatever they refer to. */
export async function fillBench(bench: Bench, prepared: Prepared, place: Place, params?: AllParams): Promise<void> {
  const { own } = prepared;
  const [references, data] = await Promise.all([
    loadReferences(prepared, place),
    own ? loadDays(await bench.told(own.day), own.day, place) : loadAll(place, params),
  ]);
  for (const [family, records] of references) await bench.refer(family, records);
  await bench.know(inWords(data, prepared.resource, place) as unknown as KnownRecord[]);
}

/** Records whose codes and queries say what their list shows: an auditor reads the file instead of the page. */
function inWords(records: RaRecord[], { columns }: Resource, { translate, organisation }: Place): RaRecord[] {
  const worded = columns.filter(({ knownKey, queryOf }) => knownKey || queryOf);
  if (worded.length === 0) return records;
  const calendar = calendarOf(organisation);
  return records.map((record) => ({
    ...record,
    ...Object.fromEntries(
      worded.map((column) => [column.source, columnText(column, record[column.source], translate, calendar)]),
    ),
  }));
}

async function loadAll({ path, dataProvider }: Place, params?: AllParams) {
  return (await dataProvider.getAll(path, params)).data;
}

async function loadDays(days: readonly unknown[], property: string, place: Place) {
  const records = [];
  for (let from = 0; from < days.length; from += lanes) {
    const read = days.slice(from, from + lanes).map((day) => loadAll(place, { filter: { [property]: day } }));
    records.push(...(await Promise.all(read)).flat());
  }
  return records;
}
