import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { resourcePath } from '../data/resource-path.ts';
import type { SeriesSource } from './series-rows.ts';

/** The rooms or the departments in use, by their codes; undefined until they are there. */
export function useSeriesSources(of: 'room' | 'department'): SeriesSource[] | undefined {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [sources, setSources] = useState<SeriesSource[]>();
  useEffect(() => {
    let wanted = true;
    setSources(undefined);
    const read = async () => {
      const inUse = { filter: { enabled: true }, sort: { field: 'code', order: 'ASC' } } as const;
      const [records, departments] = await Promise.all([
        dataProvider.getAll(resourcePath(of), inUse),
        dataProvider.getAll(resourcePath('department')),
      ]);
      const names = new Map(departments.data.map(({ id, name }) => [id, name as string]));
      return records.data.map(({ id, name, code, department }) => ({
        gid: String(id),
        name,
        code,
        department: names.get(department),
      }));
    };
    read().then(
      (found) => wanted && setSources(found),
      () => wanted && setSources([]),
    );
    return () => {
      wanted = false;
    };
  }, [dataProvider, of]);
  return sources;
}
