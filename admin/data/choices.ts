import type { RaRecord } from 'react-admin';
import type { ResourceName } from '#generated/resources.ts';
import type { Choice } from '#generated/shapes.ts';
import { http } from '../session.ts';
import type { AdminDataProvider } from './data-provider.ts';
import { readResourcePath, resourcePath } from './resource-path.ts';
import { toldApart } from './told-apart.ts';

/** What a field may refer to: the generated words of `x-reference`. */
export interface Reference {
  family: string;
  where?: Record<string, unknown>;
}

/** What records of a family belong to: a property that is a name, or the gid of a record of that family. */
export interface ChoiceSet {
  property: string;
  family?: ResourceName;
}

/** A record to choose, with its file where it has one. */
export interface RecordChoice extends Choice {
  file?: string;
  /** Names of what it belongs to, by which many are chosen at once: its department, its group. */
  sets?: string[];
}

/**
 * The records that a reference may point to. Panels that join a group have a call of their own, because whether one
 * may join depends on the group; all others are the family's list, filtered.
 * @param sets what the records belong to, by which many are chosen at once
 */
export async function loadChoices(
  dataProvider: AdminDataProvider,
  { family, where = {} }: Reference,
  gid: string | undefined,
  sets: readonly ChoiceSet[] = [],
): Promise<RecordChoice[]> {
  const { joinsGroup, ...filter } = where;
  if (joinsGroup) {
    const { data } = await http.call(
      'listPanelsToJoin',
      { query: gid ? { groupGid: gid } : {} },
      { keepFailure: true },
    );
    return data;
  }
  const path = resourcePath(family as ResourceName);
  const { nameKey = 'gid', defaultSort = 'id', unique } = readResourcePath(path).resource;
  const codeKey = unique.find((property) => property !== nameKey) ?? '';
  const { data } = await dataProvider.getAll(path, { filter, sort: { field: defaultSort, order: 'ASC' } });
  const setsOf = await namedSets(dataProvider, sets);
  const choices = data.map((record) => ({
    gid: String(record.id),
    name: String(record[nameKey] ?? record.id),
    ...(record[codeKey] && { code: String(record[codeKey]) }),
    ...(typeof record.file === 'string' && { file: record.file }),
    ...(sets.length > 0 && { sets: setsOf(record) }),
  }));
  return toldApart(choices);
}

/** What a record belongs to, by name. */
async function namedSets(
  dataProvider: AdminDataProvider,
  sets: readonly ChoiceSet[],
): Promise<(record: RaRecord) => string[]> {
  const names = new Map<unknown, string>();
  for (const { family } of sets) {
    if (!family) continue;
    const path = resourcePath(family);
    const { nameKey = 'id' } = readResourcePath(path).resource;
    for (const record of (await dataProvider.getAll(path)).data) names.set(record.id, String(record[nameKey]));
  }
  return (record) =>
    sets.map(({ property, family }) => (family ? names.get(record[property]) : record[property])).filter(Boolean);
}
