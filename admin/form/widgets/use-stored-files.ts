import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ResourceName } from '#generated/resources.ts';
import type { Reference } from '../../data/choices.ts';
import type { AdminDataProvider } from '../../data/data-provider.ts';
import { readResourcePath, resourcePath } from '../../data/resource-path.ts';

/** A stored file, by the record that has it. */
export interface StoredFile {
  readonly gid: string;
  readonly name: string;
  readonly file: string;
}

/** The records of a family that have a file; undefined while they load, 'failed' when they cannot be had. */
export function useStoredFiles(reference: Reference | undefined): StoredFile[] | 'failed' | undefined {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [files, setFiles] = useState<StoredFile[] | 'failed'>();
  const wanted = JSON.stringify(reference);
  useEffect(() => {
    let current = true;
    if (!wanted) return;
    const { family, where = {} } = JSON.parse(wanted) as Reference;
    const path = resourcePath(family as ResourceName);
    const { nameKey = 'gid', defaultSort = 'id' } = readResourcePath(path).resource;
    dataProvider.getAll(path, { filter: where, sort: { field: defaultSort, order: 'ASC' } }).then(
      ({ data }) =>
        current &&
        setFiles(data.map((one) => ({ gid: String(one.id), name: String(one[nameKey]), file: String(one.file) }))),
      () => current && setFiles('failed'),
    );
    return () => {
      current = false;
    };
  }, [dataProvider, wanted]);
  return files;
}
