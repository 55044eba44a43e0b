import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../data/data-provider.ts';
import type { Failure } from '../data/failure-text.ts';
import { resourcePath } from '../data/resource-path.ts';
import { useAnswer } from '../data/use-answer.ts';
import type { SeriesSource } from './series-rows.ts';

/** The rooms or the departments in use, by their codes; undefined until they are there, the failure where they cannot be had. */
export function useSeriesSources(of: 'room' | 'department'): SeriesSource[] | Failure | undefined {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const read = useCallback(async () => {
    const inUse = { filter: { enabled: true }, sort: { field: 'code', order: 'ASC' } } as const;
    const [records, departments] = await Promise.all([
      dataProvider.getAll(resourcePath(of), inUse),
      dataProvider.getAll(resourcePath('department')),
    ]);
    const names = new Map(departments.data.map(({ id, name }) => [id, name as string]));
    return records.data.map(({ id, name, code, department }) => ({
      gid: String(id),
      name: name as string,
      code: code as string,
      department: names.get(department),
    }));
  }, [dataProvider, of]);
  return useAnswer(read);
}
