import type { Translator } from '#client/language/translator.ts';
import type { Resource, ResourceName } from '#generated/resources.ts';
import type { Organisation } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { isEmpty } from '../data/changes.ts';
import type { AdminDataProvider, AllParams } from '../data/data-provider.ts';
import { type ResourceScope, readResourcePath, resourcePath } from '../data/resource-path.ts';
import { loadForms, loadTranslators, makePlan } from './make-plan.ts';
import type { KnownRecord } from './rows/known-records.ts';
import type { Referred } from './rows/references.ts';
import type { SheetPlan } from './rows/sheet-plan.ts';
import type { Bench } from './worker/open-bench.ts';

/** Where a spreadsheet belongs, and in whose words. */
export interface Place {
  /** Resource path. */
  readonly path: string;
  readonly dataProvider: AdminDataProvider;
  readonly locale: Locale;
  readonly organisation: Organisation | undefined;
}

export interface Prepared {
  readonly resource: Resource;
  readonly parent: ResourceScope['parent'];
  readonly plan: SheetPlan;
  /** The user's language. */
  readonly translate: Translator;
}

/** The plan of a resource's spreadsheets. */
export async function preparePlan({ path, locale, organisation }: Place): Promise<Prepared> {
  const { resource, parent } = readResourcePath(path);
  const [forms, translators] = await Promise.all([loadForms(resource), loadTranslators(locale)]);
  const plan = makePlan(resource, forms, translators, organisation);
  return { resource, parent, plan, translate: translators[0] as Translator };
}

/** The records that cells may name, by family. */
export async function loadReferences({ columns }: SheetPlan, place: Place): Promise<Map<string, Referred[]>> {
  const families = [...new Set(columns.flatMap(({ family }) => family ?? []))];
  const loaded = await Promise.all(families.map((family) => loadReferred(family as ResourceName, place)));
  return new Map(families.map((family, index) => [family, loaded[index] ?? []]));
}

async function loadReferred(family: ResourceName, { dataProvider }: Place): Promise<Referred[]> {
  const path = resourcePath(family);
  const { unique, nameKey = 'gid', defaultSort = 'id' } = readResourcePath(path).resource;
  const { data } = await dataProvider.getAll(path, { sort: { field: defaultSort, order: 'ASC' } });
  const keys = [...unique.filter((key) => key !== nameKey), nameKey];
  return data.map((record) => ({
    gid: String(record.id),
    names: keys.flatMap((key) => (isEmpty(record[key]) ? [] : [String(record[key])])),
  }));
}

/** Tells a workbench the records of the resource, all or those of a list, and whatever they refer to. */
export async function fillBench(bench: Bench, { plan }: Prepared, place: Place, params?: AllParams): Promise<void> {
  const [references, { data }] = await Promise.all([
    loadReferences(plan, place),
    place.dataProvider.getAll(place.path, params),
  ]);
  for (const [family, records] of references) await bench.refer(family, records);
  await bench.know(data as unknown as KnownRecord[]);
}
