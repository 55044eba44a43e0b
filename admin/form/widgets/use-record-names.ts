import { useGetMany } from 'react-admin';
import type { ResourceName } from '#generated/resources.ts';
import { readResourcePath, resourcePath } from '../../data/resource-path.ts';

/** Names of records of a family by gid, as far as they are there: a chosen record need not be among the choices. */
export function useRecordNames(family: string | undefined, gids: string[]): Record<string, string> {
  const path = family ? resourcePath(family as ResourceName) : '';
  const { data = [] } = useGetMany(path, { ids: gids }, { enabled: path !== '' && gids.length > 0 });
  if (path === '') return {};
  const { nameKey = 'id' } = readResourcePath(path).resource;
  return Object.fromEntries(data.filter(Boolean).map((record) => [record.id, String(record[nameKey])]));
}
