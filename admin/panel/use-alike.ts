import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { resourcePath } from '../data/resource-path.ts';
import { useAnswer } from '../data/use-answer.ts';

/** The panels of a type, by name. */
export function useAlike(type: string): { gid: string; name: string }[] {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const read = useCallback(async () => {
    const { data } = await dataProvider.getAll(resourcePath('panel'), { sort: { field: 'name', order: 'ASC' } });
    return data.filter((panel) => panel.type === type).map(({ id, name }) => ({ gid: String(id), name: String(name) }));
  }, [dataProvider, type]);
  const found = useAnswer(read);
  return Array.isArray(found) ? found : [];
}
