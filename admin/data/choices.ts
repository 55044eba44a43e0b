import type { ResourceName } from '#generated/resources.ts';
import type { Choice } from '#generated/shapes.ts';
import { http } from '../session.ts';
import type { AdminDataProvider } from './data-provider.ts';
import { readResourcePath, resourcePath } from './resource-path.ts';

/** What a field may refer to: the generated words of `x-reference`. */
export interface Reference {
  family: string;
  where?: Record<string, unknown>;
}

/** A record to choose, with its file where it has one. */
export interface RecordChoice extends Choice {
  file?: string;
}

/**
 * The records that a reference may point to. Panels that join a group have a call of their own, because whether one
 * may join depends on the group; all others are the family's list, filtered.
 */
export async function loadChoices(
  dataProvider: AdminDataProvider,
  { family, where = {} }: Reference,
  gid: string | undefined,
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
  const { nameKey = 'gid', defaultSort = 'id' } = readResourcePath(path).resource;
  const { data } = await dataProvider.getAll(path, { filter, sort: { field: defaultSort, order: 'ASC' } });
  return data.map((record) => ({
    gid: String(record.id),
    name: String(record[nameKey] ?? record.id),
    ...(typeof record.file === 'string' && { file: record.file }),
  }));
}
