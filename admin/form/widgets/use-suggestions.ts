import { useEffect, useState } from 'react';
import { type RaRecord, useDataProvider } from 'react-admin';
import type { ResourceName } from '#generated/resources.ts';
import type { AdminDataProvider } from '../../data/data-provider.ts';
import { readResourcePath, resourcePath } from '../../data/resource-path.ts';
import type { Suggestion } from '../form-definition.ts';

/**
 * Records in use whose property a text may take, by their usual order; empty while they load, and where they cannot be
 * had: the text can be typed all the same.
 */
export function useSuggestions({ family, property }: Suggestion): RaRecord[] {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [records, setRecords] = useState<RaRecord[]>([]);
  useEffect(() => {
    let wanted = true;
    const path = resourcePath(family as ResourceName);
    const { defaultSort = 'id', enabledKey } = readResourcePath(path).resource;
    const filter = enabledKey ? { [enabledKey]: true } : {};
    dataProvider.getAll(path, { filter, sort: { field: defaultSort, order: 'ASC' } }).then(
      ({ data }) => wanted && setRecords(data.filter((record) => record[property])),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [dataProvider, family, property]);
  return records;
}
