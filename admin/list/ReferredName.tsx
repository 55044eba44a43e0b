import { useQuery } from '@tanstack/react-query';
import { type RaRecord, ReferenceField, useDataProvider } from 'react-admin';
import type { ResourceName } from '#generated/resources.ts';
import { loadChoices } from '../data/choices.ts';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { readResourcePath, resourcePath } from '../data/resource-path.ts';

interface ReferredNameProps {
  record: RaRecord;
  source: string;
  family: string;
}

/** A record that a list refers to by its name, and by its code too where others have that name: which of two doctors is away. */
export function ReferredName({ record, source, family }: ReferredNameProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const path = resourcePath(family as ResourceName);
  const { unique, nameKey } = readResourcePath(path).resource;
  const { data = [] } = useQuery({
    queryKey: [path, 'choices'],
    queryFn: () => loadChoices(dataProvider, { family }, undefined),
    enabled: unique.some((property) => property !== nameKey),
  });
  const told = data.find(({ gid }) => gid === record[source]);
  return told ? told.name : <ReferenceField record={record} source={source} reference={path} link={false} />;
}
